import { decodeEntities } from '@wordpress/html-entities';
import { getSegments } from '@storedeck/data';
import { readField, readText } from '../../report/read-field';
import type { Stats } from '../../report/query-result';

/** A product that sold less than before. */
export interface FallenProduct {
	id: number;
	name: string;
	now: number;
	before: number;
}

/** Rows of a request for products. */
export const MAX_PRODUCTS = 100;

/**
 * The products with sales in the compared period and fewer now, those that lost most first.
 *
 * @param primary Stats by product.
 * @param metric  Number of items sold.
 */
export function getFallenProducts(
	primary: Stats,
	secondary: Stats,
	metric: string
): FallenProduct[] {
	const sold = new Map(
		getSegments( primary.totals ).map(
			( { segment_id: id, subtotals } ) => [
				id,
				subtotals[ metric ] ?? 0,
			]
		)
	);
	return getSegments( secondary.totals )
		.map( ( { segment_id: id, segment_label: name, subtotals } ) => ( {
			id: Number( id ),
			name: decodeEntities( name || `#${ id }` ),
			now: sold.get( id ) ?? 0,
			before: subtotals[ metric ] ?? 0,
		} ) )
		.filter( ( { now, before } ) => before > 0 && now < before )
		.sort( ( a, b ) => a.now - a.before - ( b.now - b.before ) )
		.slice( 0, MAX_PRODUCTS );
}

/** The ids of the rows of the Products report that are out of stock. */
export const getSoldOutIds = ( rows: readonly unknown[] ) =>
	new Set(
		rows
			.filter(
				( row ) =>
					readText( row, 'extended_info.stock_status' ) ===
					'outofstock'
			)
			.map( ( row ) => Number( readField( row, 'product_id' ) ) )
	);
