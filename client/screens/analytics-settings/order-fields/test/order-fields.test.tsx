import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	FAILED,
	click,
	find,
	notices,
	renderWithStores,
	wait,
	writes,
} from '../../../../test/support';
import { OrderFields } from '..';
import { PATH, toLabel } from '../store-dimensions';

const SHELF = {
	key: 'meta_shelf',
	label: 'Shelf',
	order_meta: '_shelf',
	is_removable: true,
};

const OF_PLUGIN = {
	key: 'register',
	label: 'Register',
	order_meta: '_register',
	is_removable: false,
};

const EMPTY = {
	dimensions: [ OF_PLUGIN ],
	left: 7,
	meta_keys: [ { key: '_shelf', orders: 3 } ],
};

const FILLED = { dimensions: [ OF_PLUGIN, SHELF ], left: 0, meta_keys: [] };

const open = async ( responses: Record< string, unknown > ) => {
	renderWithStores( <OrderFields />, [], responses );
	await click( 'Manage fields' );
	await wait();
};

describe( 'the fields of orders', () => {
	it( 'are loaded when they are shown', async () => {
		renderWithStores( <OrderFields />, [], {} );
		await wait();
		expect( find( 'GET', PATH ) ).toEqual( [] );
	} );

	it( 'are added from those that occur, with a name', async () => {
		await open( {
			[ `GET ${ PATH }` ]: EMPTY,
			[ `POST ${ PATH }` ]: FILLED,
		} );
		expect( screen.getByText( 'Added by a plugin' ) ).toBeInTheDocument();

		await click( 'Add field' );
		expect( writes() ).toHaveLength( 0 );

		await userEvent.selectOptions(
			screen.getByLabelText( 'Field of orders' ),
			'_shelf (3 orders)'
		);
		expect( screen.getByLabelText( 'Name in reports' ) ).toHaveValue(
			'Shelf'
		);
		await click( 'Add field' );
		await wait();

		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ order_meta: '_shelf', label: 'Shelf', is_private: false },
		] );
		expect( notices() ).toEqual( [
			'“Shelf” added. Earlier orders are updated in the background.',
		] );
		expect(
			screen.getByText(
				'A store has room for no more fields. Remove one first.'
			)
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'group', { name: 'Fields in reports' } )
		).toHaveFocus();
	} );

	it( 'are removed', async () => {
		await open( {
			[ `GET ${ PATH }` ]: FILLED,
			[ `DELETE ${ PATH }/meta_shelf` ]: EMPTY,
		} );
		await click( 'Remove “Shelf”' );
		await wait();
		expect( screen.queryByText( 'Shelf' ) ).not.toBeInTheDocument();
		expect( notices() ).toEqual( [ '“Shelf” removed.' ] );
	} );

	it( 'tell when loading failed', async () => {
		await open( { [ `GET ${ PATH }` ]: FAILED } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the fields.'
		);
	} );
} );

describe( 'toLabel', () => {
	it( 'makes words of a meta key', () => {
		expect( toLabel( '_pos_register' ) ).toBe( 'Pos register' );
	} );
} );
