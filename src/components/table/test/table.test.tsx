import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	EmptyTable,
	Table,
	TablePlaceholder,
	TableSummary,
	TableSummaryPlaceholder,
} from '..';
import type { TableProps } from '..';
import { headers, rows } from './fixtures';

const setup = ( props: Partial< TableProps > = {} ) =>
	render(
		<Table
			caption="Months"
			headers={ headers }
			rows={ rows }
			{ ...props }
		/>
	);

const cellTexts = () =>
	screen
		.getAllByRole( 'row' )
		.map( ( row ) =>
			[ ...row.querySelectorAll( 'tbody > tr > *' ) ].map(
				( { textContent } ) => textContent
			)
		)
		.filter( ( cells ) => cells.length > 0 );

describe( 'Table', () => {
	it( 'is named by its caption and shows every cell, including zero', () => {
		setup();
		expect( screen.getByRole( 'group', { name: 'Months' } ) ).toHaveClass(
			'woocommerce-table__table'
		);
		expect( screen.getByRole( 'table', { name: 'Months' } ) ).toBeVisible();
		expect( cellTexts() ).toEqual( [
			[ 'January', '10', '$530.00' ],
			[ 'February', '0', '$675.00' ],
		] );
	} );

	it( 'sets roles on a stacked table', () => {
		const { container } = setup( { isStackable: true } );
		expect( screen.getByRole( 'group' ) ).toHaveClass( 'is-stackable' );
		for ( const [ selector, role ] of [
			[ 'table', 'table' ],
			[ 'thead', 'rowgroup' ],
			[ 'tbody', 'rowgroup' ],
			[ 'tbody tr', 'row' ],
			[ 'tbody th', 'rowheader' ],
			[ 'tbody td', 'cell' ],
		] as const ) {
			expect( container.querySelector( selector ) ).toHaveAttribute(
				'role',
				role
			);
		}
	} );

	it( 'keeps missing cells empty', () => {
		setup( {
			rows: [
				[ { display: 'March' }, undefined, { display: '$1.00' } ],
				[ { display: 'April' } ],
			],
		} );
		expect( cellTexts() ).toEqual( [
			[ 'March', '', '$1.00' ],
			[ 'April', '', '' ],
		] );
	} );

	it( 'isolates the text direction of cells', () => {
		setup();
		expect( screen.getByText( '$530.00' ).tagName ).toBe( 'BDI' );
	} );

	it( 'renders the row header as th', () => {
		const { rerender } = setup();
		expect(
			screen
				.getAllByRole( 'rowheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'January', 'February' ] );
		rerender(
			<Table
				caption="x"
				headers={ headers }
				rows={ rows }
				rowHeader={ 2 }
			/>
		);
		expect( screen.getAllByRole( 'rowheader' )[ 0 ] ).toHaveTextContent(
			'$530.00'
		);
		rerender(
			<Table
				caption="x"
				headers={ headers }
				rows={ rows }
				rowHeader={ false }
			/>
		);
		expect( screen.queryByRole( 'rowheader' ) ).not.toBeInTheDocument();
	} );

	it( 'shows a message without rows', () => {
		const { rerender } = setup( {
			rows: [],
			totals: [ { display: 'Sum' } ],
		} );
		expect(
			screen.getByRole( 'cell', { name: 'No data to display' } )
		).toHaveAttribute( 'colspan', '3' );
		expect( screen.queryByText( 'Sum' ) ).not.toBeInTheDocument();
		rerender( <Table caption="x" rows={ [] } emptyMessage="All sold" /> );
		expect( screen.getByText( 'All sold' ) ).toBeVisible();
	} );

	it( 'reuses rows with the same key', () => {
		const props = {
			caption: 'x',
			headers,
			rowKey: ( row: ( typeof rows )[ number ] ) => {
				const [ first ] = row;
				return String( first && first.value );
			},
		};
		const { rerender } = render( <Table { ...props } rows={ rows } /> );
		const february = screen.getByText( 'February' );
		rerender( <Table { ...props } rows={ rows.slice( 1 ) } /> );
		expect( screen.getByText( 'February' ) ).toBe( february );
	} );

	it( 'renders totals after the rows', () => {
		setup( { totals: [ { display: 'Total' }, { display: 10 } ] } );
		const last = screen.getAllByRole( 'row' ).at( -1 ) as HTMLElement;
		expect( within( last ).getByRole( 'rowheader' ) ).toHaveTextContent(
			'Total'
		);
		expect( last.childElementCount ).toBe( 3 );
	} );

	it( 'marks outdated rows as busy', () => {
		setup( { isBusy: true } );
		const group = screen.getByRole( 'group' );
		expect( group ).toHaveAttribute( 'aria-busy', 'true' );
		expect( group ).toHaveClass( 'is-busy' );
	} );
} );

describe( 'Table sorting', () => {
	it( 'sets aria-sort', () => {
		setup( { query: { orderby: 'revenue', order: 'asc' } } );
		const column = ( name: RegExp ) =>
			screen.getByRole( 'columnheader', { name } );
		expect( column( /revenue/i ) ).toHaveAttribute(
			'aria-sort',
			'ascending'
		);
		expect( column( /orders/i ) ).toHaveAttribute( 'aria-sort', 'none' );
		expect( column( /month/i ) ).not.toHaveAttribute( 'aria-sort' );
	} );

	it( 'describes what a click does', () => {
		setup();
		expect(
			screen.getByRole( 'button', { name: 'Number of orders' } )
		).toHaveAccessibleDescription(
			'Sort by Number of orders in ascending order'
		);
		expect(
			screen.getByRole( 'button', { name: 'Revenue' } )
		).toHaveAccessibleDescription( 'Sort by Revenue in ascending order' );
		for ( const name of [ 'Number of orders', 'Revenue' ] ) {
			expect(
				screen.getByRole( 'columnheader', { name } )
			).toBeInTheDocument();
		}
		expect(
			screen.queryByRole( 'button', { name: 'Month' } )
		).not.toBeInTheDocument();
	} );

	it( 'requests the opposite direction, or another column', async () => {
		const onSort = jest.fn();
		setup( { onSort, query: { orderby: 'orders', order: 'desc' } } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Number of orders' } )
		);
		expect( onSort ).toHaveBeenLastCalledWith( 'orders', 'asc' );
		await userEvent.tab();
		await userEvent.keyboard( '{Enter}' );
		expect( onSort ).toHaveBeenLastCalledWith( 'revenue', 'asc' );
	} );
} );

describe( 'Table scrolling', () => {
	const sizes = { scrollWidth: 900, clientWidth: 400 };

	beforeEach( () => {
		for ( const [ name, value ] of Object.entries( sizes ) ) {
			jest.spyOn(
				Element.prototype,
				name as keyof typeof sizes,
				'get'
			).mockReturnValue( value );
		}
	} );
	afterEach( () => {
		jest.restoreAllMocks();
	} );

	it( 'is focusable and announces that it can be scrolled', () => {
		setup();
		const group = screen.getByRole( 'group', {
			name: 'Months (scroll to see more)',
		} );
		expect( group ).toHaveAttribute( 'tabindex', '0' );
		expect( group ).toHaveClass( 'is-scrollable-right' );
		expect( group ).not.toHaveClass( 'is-scrollable-left' );
	} );

	it( 'updates its shadows on scroll', () => {
		setup();
		const group = screen.getByRole( 'group' );
		group.scrollLeft = 500;
		fireEvent.scroll( group );
		expect( group ).toHaveClass( 'is-scrollable-left' );
		expect( group ).not.toHaveClass( 'is-scrollable-right' );
	} );
} );

describe( 'Table from right to left', () => {
	it( 'mirrors elements in cells and keeps the direction of texts', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		render(
			<Table
				caption="Months"
				headers={ headers }
				rows={ [
					[
						{ display: <div>Ada</div>, value: 'Ada' },
						{ display: '-$2.57', value: -2.57 },
					],
				] }
			/>
		);
		expect( screen.getByText( 'Ada' ).closest( 'bdi' ) ).toHaveAttribute(
			'dir',
			'rtl'
		);
		const amount = screen.getByText( '-$2.57' );
		expect( amount.tagName ).toBe( 'BDI' );
		expect( amount ).not.toHaveAttribute( 'dir' );
		delete window.storedeckSettings;
	} );
} );

describe( 'Table with other rows', () => {
	const query = { orderby: 'orders', order: 'desc', paged: '1' };
	const scrolled = () => {
		const { rerender } = setup( { query } );
		const group = screen.getByRole( 'group' );
		group.scrollTop = 300;
		return {
			group,
			update: ( props: Partial< TableProps > ) =>
				rerender(
					<Table
						caption="Months"
						headers={ headers }
						rows={ rows }
						query={ query }
						{ ...props }
					/>
				),
		};
	};

	it.each( [
		{ paged: '2' },
		{ order: 'asc' },
		{ orderby: 'revenue' },
		{ per_page: '50' },
	] )( 'scrolls to the top once the rows have changed: %p', ( change ) => {
		const { group, update } = scrolled();
		update( { query: { ...query, ...change }, isBusy: true } );
		expect( group.scrollTop ).toBe( 300 );
		update( { query: { ...query, ...change }, rows: [ ...rows ] } );
		expect( group.scrollTop ).toBe( 0 );
	} );

	it( 'scrolls the page up to the first row once the rows have changed', () => {
		const scrollBy = jest
			.spyOn( window, 'scrollBy' )
			.mockImplementation( () => {} );
		const { group, update } = scrolled();
		const area = group.getBoundingClientRect();
		const getArea = jest.spyOn( group, 'getBoundingClientRect' );
		getArea.mockReturnValue( { ...area, top: -700 } );
		update( { query: { ...query, paged: '2' }, rows: [ ...rows ] } );
		expect( scrollBy ).toHaveBeenCalledWith(
			expect.objectContaining( { top: -700 } )
		);
		scrollBy.mockClear();
		getArea.mockReturnValue( { ...area, top: 80 } );
		update( { query: { ...query, paged: '3' }, rows: [ ...rows ] } );
		expect( scrollBy ).not.toHaveBeenCalled();
		scrollBy.mockRestore();
	} );

	it( 'keeps the scroll position for other changes', () => {
		const { group, update } = scrolled();
		update( { headers: headers.slice( 0, 2 ) } );
		update( { query: { ...query, chart: 'orders' } } );
		update( { isBusy: true } );
		update( { isBusy: false } );
		expect( group.scrollTop ).toBe( 300 );
	} );
} );

describe( 'TablePlaceholder', () => {
	it( 'is hidden from assistive technology', () => {
		const { container } = render(
			<TablePlaceholder caption="Months" headers={ headers } />
		);
		const group = screen.getByRole( 'group', { hidden: true } );
		expect( group ).toHaveClass( 'is-loading' );
		expect( group ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 5 );
		expect( container.querySelectorAll( '.is-placeholder' ) ).toHaveLength(
			15
		);
		expect( container.querySelector( 'button, [tabindex]' ) ).toBeNull();
	} );

	it( 'renders the expected number of rows', () => {
		const { container } = render(
			<TablePlaceholder
				caption="x"
				headers={ headers }
				numberOfRows={ 25 }
			/>
		);
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 25 );
	} );
} );

describe( 'EmptyTable', () => {
	it( 'has the height of its rows', () => {
		const { rerender } = render( <EmptyTable>Nothing</EmptyTable> );
		const table = screen.getByText( 'Nothing' );
		expect( table ).toHaveClass( 'woocommerce-table', 'is-empty' );
		expect( table.style.getPropertyValue( '--number-of-rows' ) ).toBe(
			'5'
		);
		rerender( <EmptyTable numberOfRows={ 3 }>Nothing</EmptyTable> );
		expect( table.style.getPropertyValue( '--number-of-rows' ) ).toBe(
			'3'
		);
	} );
} );

describe( 'TableSummary', () => {
	it( 'lists values and labels', () => {
		render(
			<TableSummary
				data={ [
					{ label: 'orders', value: 0 },
					{ label: 'net sales', value: '$9.00' },
				] }
			/>
		);
		expect(
			within( screen.getByRole( 'complementary' ) )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '0 orders', '$9.00 net sales' ] );
	} );

	it( 'renders a placeholder', () => {
		render( <TableSummaryPlaceholder /> );
		expect( screen.getByRole( 'complementary' ) ).toHaveClass(
			'is-loading'
		);
	} );
} );
