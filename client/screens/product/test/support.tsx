import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import ProductScreen from '..';

export const PRODUCTS = '/wc-analytics/products';

export const LAMP = {
	id: 7,
	name: 'Lamp',
	type: 'simple',
	status: 'publish',
	regular_price: '20',
	manage_stock: true,
	stock_quantity: 5,
	stock_status: 'instock',
	categories: [],
	images: [],
	attributes: [],
};

/** The response of a server that fails. */
export const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 500 }
);

let calls: Call[];
let registry: TestRegistry;

/**
 * Opens the screen of a product.
 *
 * @param path      Its path; `/products/7` is a lamp.
 * @param responses Responses of the server, in addition to empty lists.
 * @param product   Fields of the lamp that differ.
 */
export async function openProduct(
	path = '/products/7',
	responses: Record< string, unknown > = {},
	product: object = {}
) {
	act( () =>
		getHistory().push(
			`admin.php?${ new URLSearchParams( { page: 'storedeck', path } ) }`
		)
	);
	calls = fakeNetwork( {
		[ `GET ${ PRODUCTS }` ]: path.endsWith( '/7' )
			? [ { ...LAMP, ...product } ]
			: [],
		[ `GET ${ PRODUCTS }/categories` ]: [],
		[ `GET ${ PRODUCTS }/attributes` ]: [],
		[ `GET /wc-analytics/variations` ]: [],
		...responses,
	} );
	registry = createTestRegistry( itemsStore, noticesStore );
	const view = render(
		<RegistryProvider value={ registry }>
			<ProductScreen path={ path } query={ {} } />
		</RegistryProvider>
	);
	// Lists of the product are loaded after it.
	await act( settle );
	await act( settle );
	return view;
}

export const field = ( name: string ) =>
	screen.getByRole( 'textbox', { name } );

export const type = ( name: string, value: string ) =>
	fireEvent.change( field( name ), { target: { value } } );

export const choose = ( name: string, value: string ) =>
	fireEvent.change( screen.getByRole( 'combobox', { name } ), {
		target: { value },
	} );

/** Chooses an option of a list with search. */
export async function pick( list: string, option: string ) {
	fireEvent.focus( screen.getByRole( 'combobox', { name: list } ) );
	await act( settle );
	await userEvent.click(
		await screen.findByRole( 'option', { name: option } )
	);
}

/** Clicks a button and waits for what follows. */
export async function click( name: string, place?: HTMLElement ) {
	fireEvent.click(
		( place ? within( place ) : screen ).getByRole( 'button', { name } )
	);
	await act( settle );
}

export const save = () => click( 'Save product' );

/** Requests of one method and path. */
export const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );

/** The requests that change something. */
export const writes = () => calls.filter( ( { method } ) => method !== 'GET' );

/** Method, path below the products, and body of each of them. */
export const written = () =>
	writes().map( ( { method, path, query, data } ) => [
		`${ method } ${ path.replace( PRODUCTS, '' ) }`,
		data ?? query,
	] );

/** The messages that the user was shown. */
export const notices = () =>
	registry
		.select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );
