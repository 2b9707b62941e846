import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField } from '../quantity-field';

const onDirtyChange = jest.fn();
const onSaveError = jest.fn();
const onSave = jest.fn();

const field = ( quantity: number ) => (
	<QuantityField
		id={ 7 }
		name="Rope"
		quantity={ quantity }
		onSave={ onSave }
		onDirtyChange={ onDirtyChange }
		onSaveError={ onSaveError }
	/>
);

const input = () => screen.getByRole( 'textbox', { name: 'Quantity of Rope' } );

async function failToSave() {
	onSave.mockResolvedValue( { message: 'Could not reach the server.' } );
	const view = render( field( 5 ) );
	await userEvent.clear( input() );
	await userEvent.type( input(), '12{Enter}' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not reach the server. Unchanged: 5 in stock.'
	);
	return view;
}

it( 'reports a quantity as saved when its response was lost but the server saved it', async () => {
	const { rerender } = await failToSave();
	rerender( field( 12 ) );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Rope: stock updated to 12.'
	);
	expect( input() ).toHaveValue( '12' );
	expect( onDirtyChange ).toHaveBeenLastCalledWith( 7, false );
} );

it( 'keeps the typed quantity and the error when the server has another quantity', async () => {
	const { rerender } = await failToSave();
	rerender( field( 4 ) );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Unchanged: 4 in stock.'
	);
	expect( input() ).toHaveValue( '12' );
} );

describe( 'when the quantity was changed in the meantime', () => {
	async function typeConflicting() {
		onSave.mockReset();
		onSave.mockResolvedValueOnce( { message: 'Changed.', current: 12 } );
		const view = render( field( 5 ) );
		await userEvent.clear( input() );
		await userEvent.type( input(), '3{Enter}' );
		view.rerender( field( 12 ) );
		expect( onSave ).toHaveBeenCalledWith( 3, 5 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Stock quantity was changed to 12 in the meantime.'
		);
		expect( input() ).toHaveValue( '3' );
		return view;
	}

	it( 'keeps the stored quantity', async () => {
		await typeConflicting();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Keep 12' } )
		);
		expect( input() ).toHaveValue( '12' );
		expect( input() ).toHaveFocus();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( onSave ).toHaveBeenCalledTimes( 1 );
		expect( onDirtyChange ).toHaveBeenLastCalledWith( 7, false );
	} );

	it( 'saves the typed quantity over the stored one', async () => {
		await typeConflicting();
		onSave.mockResolvedValueOnce( undefined );
		await userEvent.type( input(), '4{Enter}' );
		expect( onSave ).toHaveBeenCalledTimes( 1 );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save 34' } )
		);
		expect( onSave ).toHaveBeenLastCalledWith( 34, 12 );
		expect( input() ).toHaveFocus();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'asks no more when the server has the typed quantity', async () => {
		const { rerender } = await typeConflicting();
		rerender( field( 3 ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Rope: stock updated to 3.'
		);
		expect( onSave ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'replaces the quantity that was shown when typing began', async () => {
		onSave.mockReset();
		const { rerender } = render( field( 5 ) );
		await userEvent.type( input(), '1' );
		rerender( field( 8 ) );
		await userEvent.type( input(), '{Enter}' );
		expect( onSave ).toHaveBeenCalledWith( 1, 5 );
	} );
} );
