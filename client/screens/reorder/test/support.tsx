import { fireEvent, act, screen } from '@testing-library/react';
import { createResponse, settle } from '@storedeck/data/testing';
import { reorderStore } from '../../../common/reorder/store';
import { goTo, renderWithStores, wait } from '../../../test/support';
import ReorderScreen from '..';

export const ROUTE = '/storedeck/v1/reorder';

/** A row of the list. */
export const createRow = (
	id: number,
	name: string,
	fields: object = {}
) => ( {
	id,
	parent_id: 0,
	name,
	sku: `sku-${ id }`,
	stock: 10,
	stock_status: 'instock',
	sold: 84,
	sold_days: 90,
	sold_per_day: 0.9333,
	days_left: { low: 7, high: 14 },
	needed: { low: 9, expected: 13.07, high: 18 },
	order_quantity: 40,
	is_due: true,
	supplier: '',
	lead_time: 14,
	cover: 30,
	own_lead_time: null,
	own_cover: null,
	...fields,
} );

export const toList = ( rows: readonly object[] ) =>
	createResponse( rows, { totalResults: rows.length, totalPages: 1 } );

export const SETTINGS = {
	lead_time: 14,
	cover: 30,
	suppliers: [ 'Acme', 'Hatter' ],
};

/** Opens the screen with a mug, and a cap of a supplier. */
export async function openReorder(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {}
) {
	goTo( '/reorder', query );
	renderWithStores(
		<ReorderScreen path="/reorder" query={ query } />,
		[ reorderStore ],
		{
			[ `GET ${ ROUTE }` ]: toList( [
				createRow( 7, 'Mug' ),
				createRow( 8, 'Cap', { supplier: 'Acme', order_quantity: 5 } ),
			] ),
			[ `GET ${ ROUTE }/settings` ]: SETTINGS,
			...responses,
		}
	);
	await wait();
}

export const field = ( name: string ) =>
	screen.getByRole( 'textbox', { name } );

/** Types a value and presses a key. */
export async function enter(
	input: HTMLElement,
	value: string,
	key = 'Enter'
) {
	fireEvent.change( input, { target: { value } } );
	fireEvent.keyDown( input, { key } );
	await act( settle );
}
