import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore, reportsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
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

/** The response of a server that fails. */
export const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 500 }
);

let calls: Call[];
let server: Record< string, unknown >;
let registry: TestRegistry;

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
	act( () =>
		getHistory().push(
			`admin.php?${ new URLSearchParams( {
				page: 'storedeck',
				path: '/stock',
				...query,
			} ) }`
		)
	);
	server = {
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
	};
	calls = fakeNetwork( server );
	registry = createTestRegistry( itemsStore, reportsStore, noticesStore );
	const view = render(
		<RegistryProvider value={ registry }>
			<StockScreen path="/stock" query={ query } />
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return view;
}

/** Replaces a response of the server. */
export const respondWith = ( key: string, response: unknown ) => {
	server[ key ] = response;
};

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

/** Clicks a button and waits for what follows. */
export async function click( name: string, place?: HTMLElement ) {
	fireEvent.click(
		( place ? within( place ) : screen ).getByRole( 'button', { name } )
	);
	await act( settle );
}

/** Requests of one method and path. */
export const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

/** Path below the products, and body of each change. */
export const written = () =>
	calls
		.filter( ( { method } ) => method === 'PUT' )
		.map( ( { path, data } ) => [ path.replace( PRODUCTS, '' ), data ] );

const list = () => registry.select( noticesStore ).getNotices();

/** The texts that the user was shown. */
export const notices = () => list().map( ( { content } ) => content );

/** Takes back what the last notice reports. */
export async function undo() {
	act( () => {
		list().at( -1 )?.actions[ 0 ]?.onClick?.();
	} );
	await act( settle );
}
