import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import { StatusField } from '../groups/status-field';
import { useSaveStatus } from '../groups/use-save-status';
import { toRow } from '../stock-row';

const REPORT_ROW = {
	id: 7,
	parent_id: 0,
	name: 'Rope',
	sku: '',
	stock_status: 'instock',
	stock_quantity: null,
	manage_stock: false,
	low_stock_amount: null,
};
const ROPE = {
	id: 7,
	type: 'simple',
	manage_stock: false,
	stock_status: 'instock',
};

/** A field with the status of the store, as in the table. */
function Field() {
	const items = useSelect(
		( select ) => select( itemsStore ).getItems( 'products', {} ),
		[]
	);
	return (
		<StatusField
			row={ toRow( REPORT_ROW, items.get( 7 ) ) }
			onSave={ useSaveStatus() }
		/>
	);
}

async function open() {
	const calls = fakeNetwork();
	const registry = createTestRegistry( itemsStore, noticesStore );
	registry.dispatch( itemsStore ).setItems( 'products', {}, [ ROPE ], 1 );
	const view = render(
		<RegistryProvider value={ registry }>
			<Field />
		</RegistryProvider>
	);
	const writes = () => calls.filter( ( { method } ) => method === 'PUT' );

	/** Answers the last write. */
	const answer = async ( body: object, status = 200 ) => {
		await act( settle );
		await act( async () => writes().at( -1 )?.respond( body, { status } ) );
		await act( settle );
	};
	const answerChanged = ( current: string ) =>
		answer(
			{
				code: 'storedeck_product_changed',
				message: 'The product was changed in the meantime.',
				data: { current: { stock_status: current } },
			},
			409
		);
	return {
		...view,
		user: userEvent.setup(),
		writes,
		answer,
		answerChanged,
		getNotices: () => registry.select( noticesStore ).getNotices(),
	};
}

const field = () => screen.getByRole( 'combobox', { name: 'Status of Rope' } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

it( 'asks which status is right when another tab changed it', async () => {
	const { user, writes, answer, answerChanged } = await open();
	await user.selectOptions( field(), 'Out of stock' );
	await answerChanged( 'onbackorder' );
	expect( writes()[ 0 ]?.data ).toEqual( {
		stock_status: 'outofstock',
		expected: { stock_status: 'instock' },
	} );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Stock status was changed to “On backorder” in the meantime.'
	);
	expect( field() ).toHaveValue( 'onbackorder' );

	await user.click( button( 'Save Out of stock' ) );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( field() ).toHaveFocus();
	await answer( { id: 7, stock_status: 'outofstock' } );
	expect( writes()[ 1 ]?.data ).toEqual( {
		stock_status: 'outofstock',
		expected: { stock_status: 'onbackorder' },
	} );
	expect( field() ).toHaveValue( 'outofstock' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'keeps the status of the other tab', async () => {
	const { user, writes, answerChanged } = await open();
	await user.selectOptions( field(), 'Out of stock' );
	await answerChanged( 'onbackorder' );
	await user.click( button( 'Keep On backorder' ) );
	await act( settle );
	expect( writes() ).toHaveLength( 1 );
	expect( field() ).toHaveValue( 'onbackorder' );
	expect( field() ).toHaveFocus();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'asks again when the status was changed once more', async () => {
	const { user, answerChanged } = await open();
	await user.selectOptions( field(), 'Out of stock' );
	await answerChanged( 'onbackorder' );
	await user.click( button( 'Save Out of stock' ) );
	await answerChanged( 'instock' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( '“In stock”' );
} );

it( 'counts a status that the store already has as saved', async () => {
	const { user, answerChanged, getNotices } = await open();
	await user.selectOptions( field(), 'Out of stock' );
	await answerChanged( 'outofstock' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( getNotices() ).toEqual( [] );
	expect( field() ).toHaveValue( 'outofstock' );
} );

it( 'says that the status was not saved when its field is gone', async () => {
	const { user, answerChanged, getNotices, rerender } = await open();
	await user.selectOptions( field(), 'Out of stock' );
	rerender( <></> );
	await answerChanged( 'onbackorder' );
	expect( getNotices() ).toMatchObject( [
		{
			status: 'error',
			content:
				'Could not save the status of Rope. The product was changed in the meantime.',
		},
	] );
} );
