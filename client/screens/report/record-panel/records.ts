import { currentUserCan, getAdminLink } from '@storedeck/settings';
import { getNewPath } from '@storedeck/navigation';
import type { LinkTarget } from '../../../common/link-target';
import { getCustomerPath } from '../../../common/customer/customer-link';
import { getOrderLink } from '../../../common/order-link';
import { getProductHref } from '../../../common/product-link';
import { readText } from '../../../report/read-field';

/** What a row of a report is about. */
export interface RowRecord {
	type: 'order' | 'customer' | 'product';
	id: number;
	/** Its screen. */
	target: LinkTarget;
}

const readId = ( row: unknown, field: string ) =>
	Number( readText( row, field ) );

/** The record of a row by the ID of its report. */
const READERS: Readonly<
	Record< string, ( row: unknown ) => RowRecord | undefined >
> = {
	// A refund is part of its order.
	orders: ( row ) => {
		const id = readId( row, 'parent_id' ) || readId( row, 'order_id' );
		const target = getOrderLink( id );
		return target && { type: 'order', id, target };
	},
	customers: ( row ) => {
		const id = readId( row, 'id' );
		return {
			type: 'customer',
			id,
			target: {
				type: 'wc-admin',
				href: getNewPath( {}, getCustomerPath( id ), {} ),
			},
		};
	},
	// A row of a variation is about a part of it.
	products: ( row ) => {
		const id = readId( row, 'product_id' );
		return currentUserCan( 'manage_woocommerce' ) &&
			readId( row, 'variation_id' ) === 0
			? {
					type: 'product',
					id,
					target: { type: 'wp-admin', href: getProductHref( id ) },
			  }
			: undefined;
	},
};

/**
 * The record that a row is about; undefined where there is none, or where the
 * user may not open it.
 */
export function getRecord( report: string, row: unknown ) {
	const record = Object.hasOwn( READERS, report )
		? READERS[ report ]?.( row )
		: undefined;
	return record && record.id > 0 ? record : undefined;
}

/** The path of a screen of Storedeck; empty for screens of WooCommerce. */
export const getRecordPath = ( { target }: RowRecord ) =>
	new URL(
		target.href,
		getAdminLink( '' ) || window.location.href
	).searchParams.get( 'path' ) ?? '';
