import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableCard } from '..';
import type { TableCardProps } from '..';
import { headers, rows } from './fixtures';

const element = ( props: Partial< TableCardProps > = {} ) => (
	<TableCard
		title="Revenue"
		headers={ headers }
		rows={ rows }
		rowsPerPage={ 25 }
		totalRows={ 100 }
		{ ...props }
	/>
);
const sortButton = ( name: string ) => screen.getByRole( 'button', { name } );
const status = () =>
	screen
		.getAllByRole( 'status' )
		.map( ( { textContent } ) => textContent )
		.join();

describe( 'TableCard', () => {
	it( 'can be used without callbacks', async () => {
		render( element() );
		fireEvent.click( sortButton( 'Revenue' ) );
		fireEvent.click( sortButton( 'Next Page' ) );
		fireEvent.change( screen.getByRole( 'combobox' ), {
			target: { value: '50' },
		} );
		await userEvent.click( sortButton( 'Choose which values to display' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitemcheckbox', { name: 'Revenue' } )
		);
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 2 );
	} );

	it( 'reports columns that a sort shows without a callback', () => {
		const hidden = [ { key: 'a' }, { key: 'b', visible: false } ];
		const { rerender } = render( element( { headers: hidden } ) );
		rerender( element( { headers: hidden, query: { orderby: 'b' } } ) );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 2 );
	} );

	it( 'has neither headers nor rows by default', () => {
		const { container } = render(
			element( { headers: undefined, rows: undefined } )
		);
		expect( screen.getByText( 'No data to display' ) ).toBeVisible();
		expect(
			container.querySelector( '.woocommerce-table__printed-rows' )
		).toBeNull();
		expect( sortButton( 'Previous Page' ) ).toBeDisabled();
	} );

	it( 'has no classes of what it does not have', () => {
		const { container } = render( element( { showMenu: false } ) );
		expect( container.firstChild ).not.toHaveClass( 'has-actions' );
		expect( container.firstChild ).not.toHaveClass( 'has-menu' );
		expect( container.firstChild ).not.toHaveClass( 'has-search' );
		expect( container.querySelector( '.is-busy' ) ).toBeNull();
		expect(
			container.querySelector( '.woocommerce-table__actions' )
		).toBeNull();
	} );

	it( 'announces loading only while it loads', () => {
		const { rerender } = render( element() );
		expect( status() ).toBe( ',Page 1 of 4' );
		rerender( element( { isBusy: true } ) );
		expect( status() ).toContain( 'Your requested data is loading' );
	} );

	it( 'passes the layout and the height on, also while loading', () => {
		const props = {
			height: 300,
			layout: { widths: { month: 90 }, density: 'compact' as const },
		};
		const { container, rerender } = render( element( props ) );
		const check = () => {
			const group = container.querySelector( '[role="group"]' );
			expect( group ).toHaveStyle( { maxHeight: '300px' } );
			expect( group ).toHaveClass( 'is-compact' );
			expect( container.querySelector( 'th' ) ).toHaveClass(
				'has-width'
			);
		};
		check();
		rerender( element( { ...props, isLoading: true } ) );
		check();
	} );

	it.each( [
		[ undefined, '2 of 100 rows (1–2).' ],
		[ 'x', '2 of 100 rows (1–2).' ],
		[ 3, '2 of 100 rows (51–52).' ],
	] )( 'prints the rows of the page %p: %s', ( paged, text ) => {
		render( element( { query: { paged } } ) );
		expect(
			screen.getByText( /Totals are of all rows/ )
		).toHaveTextContent( text );
	} );

	it( 'renders rows stacked or virtual if wanted', () => {
		render(
			element( { isStackable: true, emptyMessage: 'None', rows: [] } )
		);
		expect( screen.getByRole( 'group' ) ).toHaveClass( 'is-stackable' );
		expect( screen.getByText( 'None' ) ).toBeVisible();
	} );

	it( 'prefers the text for the about button of the summary', () => {
		render(
			element( {
				summary: [
					{
						label: <b>Net</b>,
						value: 5,
						aboutLabel: 'Net sales',
						onAbout: () => {},
					},
				],
			} )
		);
		expect( sortButton( 'About Net sales' ) ).toBeVisible();
		expect( screen.getByRole( 'complementary' ) ).not.toHaveClass(
			'is-loading'
		);
		expect( screen.getByRole( 'complementary' ) ).not.toHaveAttribute(
			'aria-busy'
		);
	} );

	it( 'has five gray items in the summary while loading', () => {
		render( element( { isLoading: true } ) );
		const summary = screen.getByRole( 'complementary' );
		expect( summary ).toHaveAttribute( 'aria-busy', 'true' );
		expect( summary.querySelectorAll( 'li .is-placeholder' ) ).toHaveLength(
			10
		);
	} );
} );

describe( 'Focus of a TableCard', () => {
	it( 'returns to the button of the sorted column, once', () => {
		const { rerender } = render( element() );
		const load = () => {
			rerender( element( { isLoading: true } ) );
			rerender( element() );
		};
		sortButton( 'Revenue' ).focus();
		fireEvent.click( sortButton( 'Revenue' ) );
		load();
		expect( sortButton( 'Revenue' ) ).toHaveFocus();
		load();
		expect( document.body ).toHaveFocus();
	} );

	it( 'stays where it is while a sorted table is only busy', () => {
		const { rerender } = render( element() );
		fireEvent.click( sortButton( 'Revenue' ) );
		rerender( element( { isBusy: true } ) );
		rerender( element() );
		expect( document.body ).toHaveFocus();
		rerender( element( { isLoading: true } ) );
		expect( document.body ).toHaveFocus();
	} );

	it( 'does not move without a sort', () => {
		const { rerender } = render( element( { isLoading: true } ) );
		rerender( element() );
		expect( document.body ).toHaveFocus();
	} );
} );
