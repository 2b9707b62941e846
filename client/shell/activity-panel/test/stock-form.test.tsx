import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '@storedeck/data/testing';
import { StockForm } from '../stock-form';

const onSave = jest.fn( async () => true );

function open() {
	onSave.mockClear();
	render(
		<StockForm
			product={ {
				id: 9,
				name: 'Hat',
				type: 'simple',
				parentId: 0,
				quantity: 2,
				images: [],
			} }
			onSave={ onSave }
		/>
	);
}

const field = () =>
	screen.getByRole( 'spinbutton', { name: 'Quantity of Hat' } );
const updateButton = () =>
	screen.getByRole( 'button', { name: 'Update: Hat' } );
const type = async ( quantity: string ) => {
	await userEvent.clear( field() );
	await userEvent.type( field(), `${ quantity }{Enter}` );
	await act( settle );
};

it( 'saves nothing while nothing has changed', async () => {
	open();
	expect( updateButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	await type( '2' );
	expect( onSave ).not.toHaveBeenCalled();
} );

it.each( [ '', '1.23456' ] )(
	'asks for a number instead of "%s"',
	async ( text ) => {
		open();
		await type( text );
		expect( onSave ).not.toHaveBeenCalled();
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveAccessibleDescription(
			'Type a number with at most four decimals.'
		);
		expect( updateButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	}
);

it( 'leaves it to the server which numbers are too high or too low', async () => {
	open();
	await type( '-9999999999' );
	expect( onSave ).toHaveBeenCalledWith( -9_999_999_999, expect.anything() );
} );
