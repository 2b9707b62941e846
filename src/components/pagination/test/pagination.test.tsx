import { fireEvent, render, screen } from '@testing-library/react';
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
	it( 'shows the page in a live region', () => {
		setup();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Page 2 of 4'
		);
	} );

	it( 'changes to the previous and the next page', async () => {
		const { onPageChange } = setup();
		await userEvent.click( button( 'Previous Page' ) );
		expect( onPageChange ).toHaveBeenLastCalledWith( 1, 'previous' );
		await userEvent.click( button( 'Next Page' ) );
		expect( onPageChange ).toHaveBeenLastCalledWith( 3, 'next' );
	} );

	it( 'disables the arrows on the first and last page', () => {
		const { update } = setup( { page: 1 } );
		expect( button( 'Previous Page' ) ).toBeDisabled();
		expect( button( 'Next Page' ) ).toBeEnabled();
		update( { page: 4 } );
		expect( button( 'Previous Page' ) ).toBeEnabled();
		expect( button( 'Next Page' ) ).toBeDisabled();
	} );

	it( 'moves focus to the other arrow on the first and last page', async () => {
		const { update } = setup( { page: 3 } );
		await userEvent.click( button( 'Next Page' ) );
		update( { page: 4 } );
		expect( button( 'Previous Page' ) ).toHaveFocus();
	} );

	it( 'moves focus back to the next arrow on the first page', async () => {
		const { update } = setup( { page: 2 } );
		await userEvent.click( button( 'Previous Page' ) );
		update( { page: 1 } );
		expect( button( 'Next Page' ) ).toHaveFocus();
		expect( button( 'Next Page' ) ).toHaveClass( 'is-active' );
		expect( button( 'Previous Page' ) ).not.toHaveClass( 'is-active' );
	} );

	it( 'keeps focus on an arrow that stays enabled', async () => {
		const { update } = setup( { page: 2 } );
		await userEvent.click( button( 'Next Page' ) );
		update( { page: 3 } );
		expect( button( 'Next Page' ) ).toHaveFocus();
	} );

	it( 'does not move focus when the page changes otherwise', async () => {
		const { update } = setup( { page: 2 } );
		await userEvent.click( button( 'Next Page' ) );
		update( { page: 3 } );
		input().focus();
		update( { page: 4 } );
		expect( input() ).toHaveFocus();
		update( { page: 1 } );
		expect( input() ).toHaveFocus();
		expect( button( 'Previous Page' ) ).not.toHaveClass( 'is-active' );
	} );

	it( 'can be used without callbacks', async () => {
		setup( { onPageChange: undefined, onPerPageChange: undefined } );
		await userEvent.click( button( 'Next Page' ) );
		await userEvent.selectOptions( select(), '100' );
		expect( screen.getByText( 'Page 2 of 4' ) ).toBeVisible();
	} );

	it( 'hides the label if showPageArrowsLabel is false', () => {
		setup( { showPageArrowsLabel: false } );
		expect( screen.queryByText( 'Page 2 of 4' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination page picker', () => {
	it( 'shows the current page and updates it', () => {
		const { update } = setup();
		expect( input() ).toHaveValue( 2 );
		expect( input() ).toBeValid();
		update( { page: 3 } );
		expect( input() ).toHaveValue( 3 );
	} );

	it( 'changes the page on blur', async () => {
		const { onPageChange } = setup();
		await userEvent.clear( input() );
		await userEvent.type( input(), '4' );
		expect( onPageChange ).not.toHaveBeenCalled();
		await userEvent.tab();
		expect( onPageChange ).toHaveBeenCalledTimes( 1 );
		expect( onPageChange ).toHaveBeenCalledWith( 4, 'goto' );
	} );

	it( 'changes the page on Enter only once', async () => {
		const { onPageChange } = setup();
		await userEvent.clear( input() );
		await userEvent.type( input(), '4{Enter}' );
		expect( onPageChange ).toHaveBeenCalledWith( 4, 'goto' );
		await userEvent.tab();
		expect( onPageChange ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ '5', '0', '-2', '1.5', '' ] )(
		'marks %p as an error and does not change the page',
		async ( text ) => {
			const { onPageChange } = setup();
			await userEvent.clear( input() );
			if ( text ) {
				await userEvent.type( input(), text );
			}
			expect( input() ).toHaveClass( 'has-error' );
			expect( input() ).toBeInvalid();
			expect( input() ).toHaveAccessibleDescription(
				'Enter a page number from 1 to 4.'
			);
			await userEvent.tab();
			expect( onPageChange ).not.toHaveBeenCalled();
		}
	);

	it( 'selects its text on focus, so that typing replaces it', async () => {
		const { onPageChange } = setup();
		await userEvent.click( input() );
		await userEvent.keyboard( '4{Tab}' );
		expect( onPageChange.mock.calls ).toEqual( [ [ 4, 'goto' ] ] );
	} );

	it( 'keeps Enter from submitting a form, but no other key', () => {
		setup();
		expect( fireEvent.keyDown( input(), { key: 'Enter' } ) ).toBe( false );
		expect( fireEvent.keyDown( input(), { key: '5' } ) ).toBe( true );
	} );

	it( 'requests a page again after the page has changed', async () => {
		const { onPageChange, update } = setup();
		await userEvent.click( input() );
		await userEvent.keyboard( '4{Enter}' );
		update( { page: 4 } );
		update( { page: 2 } );
		await userEvent.clear( input() );
		await userEvent.keyboard( '4{Enter}' );
		expect( onPageChange ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'limits the input to the pages and describes no error without one', () => {
		setup();
		expect( input() ).toHaveAttribute( 'min', '1' );
		expect( input() ).toHaveAttribute( 'max', '4' );
		expect( input() ).not.toHaveAttribute( 'aria-describedby' );
	} );

	it( 'ignores the current page', async () => {
		const { onPageChange } = setup();
		await userEvent.click( input() );
		await userEvent.tab();
		expect( onPageChange ).not.toHaveBeenCalled();
		expect( input() ).not.toHaveClass( 'has-error' );
	} );

	it( 'hides the page picker if showPagePicker is false', () => {
		setup( { showPagePicker: false } );
		expect(
			screen.queryByLabelText( 'Go to page' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination rows per page', () => {
	it( 'lists 25, 50, 75 and 100', () => {
		setup();
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '25', '50', '75', '100' ] );
		expect( select() ).toHaveValue( '25' );
	} );

	it( 'adds a number set from outside to the options', () => {
		setup( { perPage: 10 } );
		expect( select() ).toHaveValue( '10' );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '10', '25', '50', '75', '100' ] );
	} );

	it( 'calls onPerPageChange and keeps a page that still exists', async () => {
		const { onPageChange, onPerPageChange } = setup( { page: 1 } );
		await userEvent.selectOptions( select(), '50' );
		expect( onPerPageChange ).toHaveBeenCalledWith( 50 );
		expect( onPageChange ).not.toHaveBeenCalled();
	} );

	it( 'keeps the page that becomes the last one', async () => {
		const { onPageChange } = setup( { page: 2 } );
		await userEvent.selectOptions( select(), '50' );
		expect( onPageChange ).not.toHaveBeenCalled();
	} );

	it( 'changes to the last page if the current one no longer exists', async () => {
		const { onPageChange, onPerPageChange } = setup( { page: 4 } );
		await userEvent.selectOptions( select(), '75' );
		expect( onPerPageChange ).toHaveBeenCalledWith( 75 );
		expect( onPageChange.mock.calls ).toEqual( [ [ 2 ] ] );
	} );

	it( 'hides the per page picker if showPerPagePicker is false', () => {
		setup( { showPerPagePicker: false } );
		expect(
			screen.queryByLabelText( 'Rows per page' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'Pagination of one page', () => {
	it.each( [ 0, 1, 25 ] )( 'renders nothing for %d rows', ( total ) => {
		const { container } = setup( { page: 1, total } );
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'renders only the rows per page, even if showPerPagePicker is false', () => {
		setup( { page: 1, perPage: 50, total: 26, showPerPagePicker: false } );
		expect( select() ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'spinbutton' ) ).not.toBeInTheDocument();
	} );
} );
