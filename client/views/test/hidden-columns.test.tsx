import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { HiddenColumnsContext, useHiddenColumns } from '../hidden-columns';

let calls: Call[];

beforeEach( () => {
	calls = fakeNetwork();
	window.storedeckSettings = {
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: {},
			preferences: { orders_report_columns: [ 'coupons' ] },
		},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

function Columns() {
	const [ hidden, setHidden ] = useHiddenColumns( 'orders_report_columns' );
	return (
		<button onClick={ () => setHidden( [ 'status' ] ) }>
			{ `Hidden: ${ String( hidden ) }` }
		</button>
	);
}

const press = async () => {
	await userEvent.click( screen.getByRole( 'button' ) );
	await act( settle );
};

it( 'reads and saves the preference of the user without a view', async () => {
	render( <Columns /> );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent(
		'Hidden: coupons'
	);
	await press();
	expect( screen.getByRole( 'button' ) ).toHaveTextContent(
		'Hidden: status'
	);
	expect( JSON.stringify( calls[ 0 ]?.data ) ).toContain(
		'orders_report_columns'
	);
} );

it( 'changes the columns of the open view, not the preference', async () => {
	const onChange = jest.fn();
	render(
		<HiddenColumnsContext.Provider value={ { hidden: [], onChange } }>
			<Columns />
		</HiddenColumnsContext.Provider>
	);
	expect( screen.getByRole( 'button' ) ).toHaveTextContent( /^Hidden:$/ );
	await press();
	expect( onChange ).toHaveBeenCalledWith( [ 'status' ] );
	expect( calls ).toEqual( [] );
} );
