import { act, fireEvent, screen } from '@testing-library/react';
import { itemsStore, reportsStore } from '@storedeck/data';
import { createResponse, settle } from '@storedeck/data/testing';
import { getCalls, goTo, renderWithStores, wait } from '../../../test/support';
import StockScreen from '..';

export const REPORT = '/wc-analytics/reports/stock';
export const PRODUCTS = '/wc-analytics/products';

/** A row of the stock report. */
export const createRow = (
	id: number,
	name: string,
	fields: object = {}
) => ( {
	id,
	parent_id: 0,
	name,
	sku: `sku-${ id }`,
	stock_status: 'instock',
	stock_quantity: 5,
	manage_stock: true,
	low_stock_amount: 2,
	variations_count: 0,
	variations_quantity: null,
	...fields,
} );

/** The product of a row. */
export const createItem = ( id: number, quantity = 5 ) => ( {
	id,
	type: 'simple',
	manage_stock: true,
	stock_status: 'instock',
	stock_quantity: quantity,
} );

export const toList = ( rows: readonly object[] ) =>
	createResponse( rows, { totalResults: rows.length, totalPages: 1 } );

/**
 * Opens the screen with a mug and a cap.
 *
 * @param query     The query of the URL.
 * @param responses Responses of the server that differ.
 */
export async function openStock(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {}
) {
	goTo( '/stock', query );
	const view = renderWithStores(
		<StockScreen path="/stock" query={ query } />,
		[ itemsStore, reportsStore ],
		{
			[ `GET ${ REPORT }` ]: toList( [
				createRow( 7, 'Mug' ),
				createRow( 8, 'Cap' ),
			] ),
			[ `GET ${ REPORT }/stats` ]: {
				totals: {
					products: 9,
					lowstock: 1,
					outofstock: 2,
					onbackorder: 3,
					instock: 4,
				},
			},
			[ `GET ${ PRODUCTS }` ]: [ createItem( 7 ), createItem( 8 ) ],
			'GET /wc-analytics/variations': [],
			...responses,
		}
	);
	await wait();
	return view;
}

export const quantity = ( name: string ) =>
	screen.getByRole( 'textbox', { name: `Quantity of ${ name }` } );

/** Types a quantity without saving it. */
export const type = ( name: string, value: string ) =>
	fireEvent.change( quantity( name ), { target: { value } } );

/** Presses a key in a field and waits for what follows. */
export async function press( name: string, key: string ) {
	fireEvent.keyDown( quantity( name ), { key } );
	await act( settle );
}

/** Path below the products, and body of each change. */
export const written = () =>
	getCalls()
		.filter( ( { method } ) => method === 'PUT' )
		.map( ( { path, data } ) => [ path.replace( PRODUCTS, '' ), data ] );
