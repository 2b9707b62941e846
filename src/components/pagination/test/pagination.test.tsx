import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from '..';
import type { PaginationProps } from '..';

function setup( props: Partial< PaginationProps > = {} ) {
	const onPageChange = jest.fn();
	const onPerPageChange = jest.fn();
	const element = ( more: Partial< PaginationProps > = {} ) => (
		<Pagination
			page={ 2 }
			perPage={ 25 }
			total={ 100 }
			onPageChange={ onPageChange }
			onPerPageChange={ onPerPageChange }
			{ ...props }
			{ ...more }
		/>
	);
	const { container, rerender } = render( element() );
	return {
		container,
		onPageChange,
		onPerPageChange,
		update: ( more: Partial< PaginationProps > ) =>
			rerender( element( more ) ),
	};
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const input = () => screen.getByRole( 'spinbutton', { name: 'Go to page' } );
const select = () => screen.getByRole( 'combobox', { name: 'Rows per page' } );

describe( 'Pagination arrows', () => {
	it( 'tell the page in a live region', () => {
		setup();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Page 2 of 4'
		);
	} );

	it( 'go to the previous and the next page', async () => {
		const { onPageChange } = setup();
		await userEvent.click( button( 'Previous Page' ) );
		expect( onPageChange ).toHaveBeenLastCalledWith( 1, 'previous' );
		await userEvent.click( button( 'Next Page' ) );
		expect( onPageChange ).toHaveBeenLastCalledWith( 3, 'next' );
	} );

	it( 'stop at the ends', () => {
		const { update } = setup( { page: 1 } );
		expect( button( 'Previous Page' ) ).toBeDisabled();
		expect( button( 'Next Page' ) ).toBeEnabled();
		update( { page: 4 } );
		expect( button( 'Previous Page' ) ).toBeEnabled();
		expect( button( 'Next Page' ) ).toBeDisabled();
	} );

	it( 'hand the focus over at an end', async () => {
		const { update } = setup( { page: 3 } );
		await userEvent.click( button( 'Next Page' ) );
		update( { page: 4 } );
		expect( button( 'Previous Page' ) ).toHaveFocus();
	} );

	it( 'hide their label on request', () => {
		setup( { showPageArrowsLabel: false } );
		expect( screen.queryByText( 'Page 2 of 4' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination page picker', () => {
	it( 'starts with the page and follows it', () => {
		const { update } = setup();
		expect( input() ).toHaveValue( 2 );
		expect( input() ).toBeValid();
		update( { page: 3 } );
		expect( input() ).toHaveValue( 3 );
	} );

	it( 'accepts a page on blur', async () => {
		const { onPageChange } = setup();
		await userEvent.clear( input() );
		await userEvent.type( input(), '4' );
		expect( onPageChange ).not.toHaveBeenCalled();
		await userEvent.tab();
		expect( onPageChange ).toHaveBeenCalledTimes( 1 );
		expect( onPageChange ).toHaveBeenCalledWith( 4, 'goto' );
	} );

	it( 'accepts a page on Enter, once', async () => {
		const { onPageChange } = setup();
		await userEvent.clear( input() );
		await userEvent.type( input(), '4{Enter}' );
		expect( onPageChange ).toHaveBeenCalledWith( 4, 'goto' );
		await userEvent.tab();
		expect( onPageChange ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ '5', '0', '-2', '1.5', '' ] )(
		'marks %p as an error and refuses it',
		async ( text ) => {
			const { onPageChange } = setup();
			await userEvent.clear( input() );
			if ( text ) {
				await userEvent.type( input(), text );
			}
			expect( input() ).toHaveClass( 'has-error' );
			expect( input() ).toBeInvalid();
			expect( input() ).toHaveAccessibleDescription(
				'Enter a page from 1 to 4.'
			);
			await userEvent.tab();
			expect( onPageChange ).not.toHaveBeenCalled();
		}
	);

	it( 'does nothing for the page shown', async () => {
		const { onPageChange } = setup();
		await userEvent.click( input() );
		await userEvent.tab();
		expect( onPageChange ).not.toHaveBeenCalled();
		expect( input() ).not.toHaveClass( 'has-error' );
	} );

	it( 'hides on request', () => {
		setup( { showPagePicker: false } );
		expect(
			screen.queryByLabelText( 'Go to page' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination rows per page', () => {
	it( 'offers 25, 50, 75 and 100', () => {
		setup();
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '25', '50', '75', '100' ] );
		expect( select() ).toHaveValue( '25' );
	} );

	it( 'shows a number from elsewhere too', () => {
		setup( { perPage: 10 } );
		expect( select() ).toHaveValue( '10' );
	} );

	it( 'tells the number, and stays on a page that is still there', async () => {
		const { onPageChange, onPerPageChange } = setup();
		await userEvent.selectOptions( select(), '50' );
		expect( onPerPageChange ).toHaveBeenCalledWith( 50 );
		expect( onPageChange ).not.toHaveBeenCalled();
	} );

	it( 'goes to the last page when the page is beyond it', async () => {
		const { onPageChange, onPerPageChange } = setup( { page: 4 } );
		await userEvent.selectOptions( select(), '75' );
		expect( onPerPageChange ).toHaveBeenCalledWith( 75 );
		expect( onPageChange.mock.calls ).toEqual( [ [ 2 ] ] );
	} );

	it( 'hides on request', () => {
		setup( { showPerPagePicker: false } );
		expect(
			screen.queryByLabelText( 'Rows per page' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination of one page', () => {
	it.each( [ 0, 1, 25 ] )( 'shows nothing for %d rows', ( total ) => {
		const { container } = setup( { page: 1, total } );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'shows nothing but the rows per page, even where those are off', () => {
		setup( { page: 1, perPage: 50, total: 26, showPerPagePicker: false } );
		expect( select() ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'spinbutton' ) ).not.toBeInTheDocument();
	} );
} );
