import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '../error-boundary';

let isBroken = true;

function Piece() {
	if ( isBroken ) {
		throw new Error( 'no figures' );
	}
	return <p>The figures</p>;
}

describe( 'ErrorBoundary', () => {
	let error: jest.SpyInstance;

	beforeEach( () => {
		isBroken = true;
		error = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	} );

	afterEach( () => error.mockRestore() );

	it( 'keeps the siblings of a failed component', () => {
		render(
			<>
				<ErrorBoundary name="piece">
					<Piece />
				</ErrorBoundary>
				<p>The rest</p>
			</>
		);
		expect( screen.getByText( 'The rest' ) ).toBeVisible();
		expect( screen.queryByText( 'The figures' ) ).not.toBeInTheDocument();
	} );

	it( 'names the failed component in the console', () => {
		render(
			<ErrorBoundary name="column sku">
				<Piece />
			</ErrorBoundary>
		);
		expect( error ).toHaveBeenCalledWith(
			expect.stringContaining( 'column sku' ),
			expect.any( Error )
		);
	} );

	it( 'renders the fallback with the error and a retry function', async () => {
		render(
			<ErrorBoundary
				name="piece"
				fallback={ ( { message }, retry ) => (
					<button onClick={ retry }>{ message }</button>
				) }
			>
				<Piece />
			</ErrorBoundary>
		);
		isBroken = false;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'no figures' } )
		);
		expect( screen.getByText( 'The figures' ) ).toBeVisible();
	} );
} );
