import type { Item } from '@storedeck/data';
import { toRow } from '../stock-row';
import type { StockRow } from '../stock-row';

const readText = ( value: unknown ) =>
	typeof value === 'string' ? value : '';

const readNumber = ( value: unknown ) =>
	typeof value === 'number' ? value : null;

/** The attributes in the name of a variation, `Shirt - Blue, M`. */
function getShortName( name: string, product: string ) {
	const prefix = `${ product } - `;
	return name.length > prefix.length && name.startsWith( prefix )
		? name.slice( prefix.length )
		: name;
}

/**
 * A row of a variation. Without a low stock threshold, that of its product
 * counts.
 *
 * @param item    The variation.
 * @param product The row of its product.
 */
export function toVariationRow( item: Item, product: StockRow ): StockRow {
	const row = toRow(
		{
			id: Number( item.id ),
			parent_id: product.id,
			name: readText( item.name ),
			sku: readText( item.sku ),
			stock_status: readText( item.stock_status ),
			stock_quantity: readNumber( item.stock_quantity ),
			manage_stock: item.manage_stock === true,
			low_stock_amount:
				readNumber( item.low_stock_amount ) ??
				product.lowStockThreshold,
		},
		item
	);
	return { ...row, shortName: getShortName( row.name, product.name ) };
}
