/** A product or variation whose stock does not last long. */
export interface RunningOutItem {
	/** Of the variation, if it is one. */
	id: number;
	productId: number;
	name: string;
	/** Items sold in the period. */
	sold: number;
	/** Undefined if it is out of stock without a quantity. */
	stock: number | undefined;
	/** Whole days until it is sold out at this pace; 0 also if it is. */
	daysLeft: number;
	status: 'instock' | 'onbackorder' | 'outofstock';
}

/** Items that last longer are not shown. */
const MAX_DAYS = 14;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

function readItem( row: unknown, days: number ): RunningOutItem | undefined {
	if ( ! isRecord( row ) || ! isRecord( row.extended_info ) ) {
		return undefined;
	}
	const {
		name,
		manage_stock: isManaged,
		stock_quantity: quantity,
		stock_status: status,
	} = row.extended_info;
	const productId = Number( row.product_id ) || 0;
	const sold = Number( row.items_sold ) || 0;
	const stock =
		isManaged === true && typeof quantity === 'number'
			? quantity
			: undefined;
	const isOut = status === 'outofstock';
	if (
		! productId ||
		sold <= 0 ||
		typeof name !== 'string' ||
		( stock === undefined && ! isOut )
	) {
		return undefined;
	}
	return {
		id: Number( row.variation_id ) || productId,
		productId,
		name,
		sold,
		stock,
		daysLeft:
			isOut || stock === undefined
				? 0
				: Math.max( 0, Math.floor( ( stock / sold ) * days ) ),
		status: isOut || status === 'onbackorder' ? status : 'instock',
	};
}

/**
 * The items that run out first at their present pace, the ones that sell most
 * first if they do so on the same day.
 *
 * @param rows Rows of the reports of products and variations, with extended
 *             information.
 * @param days Number of days in which they were sold.
 */
export function getRunningOutItems( rows: readonly unknown[], days: number ) {
	const byId = new Map< number, RunningOutItem >();
	for ( const row of rows ) {
		const item = readItem( row, days );
		if ( item && item.daysLeft <= MAX_DAYS ) {
			byId.set( item.id, item );
		}
	}
	// A product that is out of stock includes its variations.
	const isListed = ( { id, productId }: RunningOutItem ) =>
		id === productId || ! byId.has( productId );
	return [ ...byId.values() ]
		.filter( isListed )
		.sort(
			( one, other ) =>
				one.daysLeft - other.daysLeft || other.sold - one.sold
		);
}
