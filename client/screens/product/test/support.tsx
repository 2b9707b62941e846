import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemsStore } from '@storedeck/data';
import { settle } from '@storedeck/data/testing';
import {
	click,
	goTo,
	renderWithStores,
	wait,
	writes,
} from '../../../test/support';
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
	goTo( path );
	const view = renderWithStores(
		<ProductScreen path={ path } query={ {} } />,
		[ itemsStore ],
		{
			[ `GET ${ PRODUCTS }` ]: path.endsWith( '/7' )
				? [ { ...LAMP, ...product } ]
				: [],
			[ `GET ${ PRODUCTS }/categories` ]: [],
			[ `GET ${ PRODUCTS }/attributes` ]: [],
			[ `GET /wc-analytics/variations` ]: [],
			...responses,
		}
	);
	// Lists of the product are loaded after it.
	await wait();
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

export const save = () => click( 'Save product' );

/** Method, path below the products, and body of each of them. */
export const written = () =>
	writes().map( ( { method, path, query, data } ) => [
		`${ method } ${ path.replace( PRODUCTS, '' ) }`,
		data ?? query,
	] );
