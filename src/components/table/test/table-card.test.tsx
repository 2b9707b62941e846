import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableCard } from '..';
import type { TableCardProps } from '..';
import { headers, rows } from './fixtures';

function setup( props: Partial< TableCardProps > = {} ) {
	const setters = { sort: jest.fn(), paged: jest.fn(), per_page: jest.fn() };
	const onColumnsChange = jest.fn();
	const element = ( more: Partial< TableCardProps > = {} ) => (
		<TableCard
			title="Revenue"
			headers={ headers }
			rows={ rows }
			rowsPerPage={ 25 }
			totalRows={ 100 }
			onQueryChange={ ( param: keyof typeof setters ) =>
				setters[ param ]
			}
			onColumnsChange={ onColumnsChange }
			{ ...props }
			{ ...more }
		/>
	);
	const { rerender, container } = render( element() );
	return {
		container,
		setters,
		onColumnsChange,
		update: ( more: Partial< TableCardProps > ) =>
			rerender( element( more ) ),
	};
}

const columnNames = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map(
			( { textContent } ) => textContent?.match( /[A-Z][a-z]+/ )?.[ 0 ]
		);

const menuButton = () =>
	screen.getByRole( 'button', { name: 'Choose which values to display' } );

async function toggle( name: string ) {
	if ( ! screen.queryByRole( 'menu' ) ) {
		await userEvent.click( menuButton() );
	}
	await userEvent.click(
		await screen.findByRole( 'menuitemcheckbox', { name } )
	);
}

describe( 'TableCard', () => {
	it( 'says on paper which of all rows it has', () => {
		const { container, update } = setup( {
			rowsPerPage: 2,
			rows: rows.slice( 0, 2 ),
			totalRows: 31,
			query: { paged: '2' },
		} );
		const printed = () =>
			container.querySelector( '.woocommerce-table__printed-rows' );
		expect( printed() ).toHaveTextContent(
			'2 of 31 rows (3–4). Totals are of all rows.'
		);
		update( { totalRows: 2, query: {} } );
		expect( printed() ).toBeNull();
		update( { totalRows: 31, isLoading: true } );
		expect( printed() ).toBeNull();
	} );

	it( 'renders a heading, actions, a named table and a summary', () => {
		const { container } = setup( {
			actions: <button>Download</button>,
			summary: [ { label: 'orders', value: 10 } ],
			hasSearch: true,
			className: 'mine',
		} );
		expect(
			screen.getByRole( 'heading', { name: 'Revenue' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Download' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'table', { name: 'Revenue' } )
		).toBeVisible();
		expect( screen.getByRole( 'complementary' ) ).toHaveTextContent(
			'10 orders'
		);
		expect( container.querySelector( '.mine' ) ).toHaveClass(
			'woocommerce-table',
			'has-actions',
			'has-menu',
			'has-search'
		);
	} );

	it( 'passes the visible columns in order to the actions function', async () => {
		setup( {
			headers: [
				{ key: 'a', label: 'Aye' },
				{ key: 'b', label: 'Bee' },
				{ key: 'c', label: 'Cee' },
				{ key: 'd', label: 'Dee', visible: false },
			],
			rows: [ [ { display: 1 }, { display: 2 }, { display: 3 } ] ],
			layout: { order: [ 'c', 'b' ] },
			onLayoutChange: jest.fn(),
			actions: ( shown ) => <p>{ shown.join( ' ' ) }</p>,
		} );
		expect( screen.getByText( 'a c b' ) ).toBeVisible();
		await toggle( 'Cee' );
		expect( screen.getByText( 'a b' ) ).toBeVisible();
	} );

	it( 'calls onAbout of the summary', async () => {
		const onAbout = jest.fn();
		setup( {
			summary: [
				{ label: 'Returns', value: '$5', onAbout },
				{ label: 'orders', value: 10 },
			],
		} );
		const button = within( screen.getByRole( 'complementary' ) ).getByRole(
			'button'
		);
		expect( button ).toHaveAccessibleName( 'About Returns' );
		expect( button ).toHaveAttribute( 'aria-haspopup', 'dialog' );
		await userEvent.click( button );
		expect( onAbout ).toHaveBeenCalledWith( button );
	} );

	it( 'shows placeholders while loading and announces it', () => {
		const { container, update } = setup( { isLoading: true, rows: [] } );
		expect(
			screen.getByText( 'Your requested data is loading' )
		).toHaveAttribute( 'role', 'status' );
		expect( screen.getByRole( 'group', { hidden: true } ) ).toHaveClass(
			'is-loading'
		);
		expect( container.querySelectorAll( 'tbody tr' ) ).toHaveLength( 25 );
		expect( screen.getByRole( 'complementary' ) ).toHaveClass(
			'is-loading'
		);
		update( { isLoading: false, rows } );
		expect(
			screen.queryByText( 'Your requested data is loading' )
		).not.toBeInTheDocument();
		expect( screen.queryByRole( 'complementary' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'January' ) ).toBeVisible();
	} );

	it( 'names the summary after the table, also while loading', () => {
		const { update } = setup( { isLoading: true } );
		const summary = { name: 'Summary of Revenue' };
		expect( screen.getByRole( 'complementary', summary ) ).toHaveClass(
			'is-loading'
		);
		update( {
			isLoading: false,
			summary: [ { label: 'orders', value: 10 } ],
		} );
		expect(
			screen.getByRole( 'complementary', summary )
		).toHaveTextContent( '10 orders' );
	} );

	it( 'renders no summary without data', () => {
		setup( { summary: [] } );
		expect( screen.queryByRole( 'complementary' ) ).not.toBeInTheDocument();
	} );

	it( 'keeps outdated rows while busy and announces it', () => {
		const { container, update } = setup( {
			isBusy: true,
			summary: [ { label: 'orders', value: 10 } ],
		} );
		expect( screen.getByText( 'January' ) ).toBeVisible();
		expect( screen.getByRole( 'group' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		expect(
			container.querySelector( '.is-busy [role=complementary]' )
		).not.toBeNull();
		expect(
			screen.getByText( 'Your requested data is loading' )
		).toBeInTheDocument();
		update( { isBusy: false } );
		expect( container.querySelector( '.is-busy' ) ).toBeNull();
	} );

	it( 'passes the whole row to rowKey', () => {
		const rowKey = jest.fn( ( _row, index: number ) => index );
		setup( {
			rowKey,
			headers: headers.map( ( header ) => ( {
				...header,
				visible: header.key === 'revenue',
			} ) ),
		} );
		expect( rowKey ).toHaveBeenCalledWith( rows[ 1 ], 1 );
	} );
} );

describe( 'TableCard columns', () => {
	it( 'hides and shows columns and keeps the menu open', async () => {
		const { onColumnsChange } = setup( { query: { orderby: 'orders' } } );
		await toggle( 'Revenue' );
		expect( columnNames() ).toEqual( [ 'Month', 'Orders' ] );
		expect( onColumnsChange ).toHaveBeenLastCalledWith(
			[ 'month', 'orders' ],
			'revenue'
		);
		expect( screen.getByText( 'Columns:' ) ).toBeInTheDocument();
		await toggle( 'Revenue' );
		expect( columnNames() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
		expect( onColumnsChange ).toHaveBeenLastCalledWith(
			[ 'month', 'orders', 'revenue' ],
			'revenue'
		);
	} );

	it( 'lists no required columns and renders no empty menu', async () => {
		const { update } = setup();
		await userEvent.click( menuButton() );
		expect(
			( await screen.findAllByRole( 'menuitemcheckbox' ) ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Orders', 'Revenue' ] );
		update( { showMenu: false } );
		expect(
			screen.queryByTitle( 'Choose which values to display' )
		).not.toBeInTheDocument();
	} );

	it( 'starts with the visible columns and follows the headers', () => {
		const withVisible = ( key: string, visible: boolean ) =>
			headers.map( ( header ) =>
				header.key === key ? { ...header, visible } : header
			);
		const { update } = setup( {
			headers: withVisible( 'revenue', false ),
		} );
		expect( columnNames() ).toEqual( [ 'Month', 'Orders' ] );
		update( { headers: withVisible( 'orders', false ) } );
		expect( columnNames() ).toEqual( [ 'Month', 'Revenue' ] );
	} );

	it( 'keeps cells below their headers if a cell is missing', () => {
		setup( {
			rows: [ [ { display: 'May' }, null, { display: '$3.00' } ] ],
			headers: [
				{ key: 'month', label: 'Month', visible: false },
				...headers.slice( 1 ),
			],
			rowHeader: 2,
			totals: [
				{ display: 'Total' },
				{ display: 7 },
				{ display: '$3.00' },
			],
		} );
		const [ , row, totals ] = screen.getAllByRole( 'row' ) as [
			HTMLElement,
			HTMLElement,
			HTMLElement,
		];
		expect(
			[ ...row.children ].map( ( { textContent } ) => textContent )
		).toEqual( [ '', '$3.00' ] );
		expect( within( row ).getByRole( 'rowheader' ) ).toHaveTextContent(
			'$3.00'
		);
		expect( totals.firstChild ).toHaveTextContent( '7' );
	} );

	it( 'sorts by the default column when the sorted column is hidden', async () => {
		const { setters } = setup( {
			query: { orderby: 'revenue', order: 'asc' },
		} );
		await toggle( 'Revenue' );
		expect( setters.sort.mock.calls ).toEqual( [ [ 'orders', 'desc' ] ] );
		expect( columnNames() ).toEqual( [ 'Month', 'Orders' ] );
	} );

	it( 'sorts by the first remaining column when the default column is hidden', async () => {
		const { setters } = setup();
		await toggle( 'Orders' );
		expect( setters.sort.mock.calls ).toEqual( [ [ 'revenue', 'desc' ] ] );
	} );

	it( 'keeps the sort when another column is hidden', async () => {
		const { setters } = setup( { query: { orderby: 'orders' } } );
		await toggle( 'Revenue' );
		expect( setters.sort ).not.toHaveBeenCalled();
	} );

	it( 'shows a hidden column when the table is sorted by it', () => {
		const hidden = headers.map( ( header ) => ( {
			...header,
			visible: header.key !== 'revenue',
		} ) );
		const { update, onColumnsChange } = setup( { headers: hidden } );
		update( { headers: hidden, query: { orderby: 'revenue' } } );
		expect( columnNames() ).toEqual( [ 'Month', 'Orders', 'Revenue' ] );
		expect( onColumnsChange.mock.calls ).toEqual( [
			[ [ 'month', 'orders', 'revenue' ] ],
		] );
		update( { headers: hidden, query: { orderby: 'unknown' } } );
		expect( onColumnsChange ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows a hidden column that the table is initially sorted by', () => {
		const { onColumnsChange } = setup( {
			headers: headers.map( ( header ) => ( {
				...header,
				visible: false,
			} ) ),
			query: { orderby: 'revenue' },
		} );
		expect( columnNames() ).toEqual( [ 'Revenue' ] );
		expect( onColumnsChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'TableCard sorting', () => {
	const sortButton = () =>
		screen.getByRole( 'button', { name: 'Number of orders' } );

	it( 'calls onQueryChange, or onSort instead', async () => {
		const onSort = jest.fn();
		const { setters, update } = setup();
		await userEvent.click( sortButton() );
		expect( setters.sort ).toHaveBeenLastCalledWith( 'orders', 'asc' );
		update( { onSort } );
		await userEvent.click( sortButton() );
		expect( onSort ).toHaveBeenCalledWith( 'orders', 'asc' );
		expect( setters.sort ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'returns focus to the sort button after loading', async () => {
		const { update } = setup();
		await userEvent.click( sortButton() );
		update( { isLoading: true } );
		update( { isLoading: false } );
		expect( sortButton() ).toHaveFocus();
	} );

	it( 'does not take focus back if it has moved while loading', async () => {
		const { update } = setup();
		await userEvent.click( sortButton() );
		update( { isLoading: true } );
		screen.getByRole( 'spinbutton' ).focus();
		update( { isLoading: false } );
		expect( screen.getByRole( 'spinbutton' ) ).toHaveFocus();
	} );
} );

describe( 'TableCard pages', () => {
	it( 'shows the page of the query and calls onQueryChange', async () => {
		const onPageChange = jest.fn();
		const { setters } = setup( { query: { paged: '2' }, onPageChange } );
		expect( screen.getByText( 'Page 2 of 4' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next Page' } )
		);
		expect( setters.paged.mock.calls ).toEqual( [ [ 3, 'next' ] ] );
		expect( onPageChange ).toHaveBeenCalledWith( 3, 'next' );
	} );

	it( 'changes the rows per page, and the page if it no longer exists', async () => {
		const { setters } = setup( { query: { paged: '4' } } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Rows per page' } ),
			'50'
		);
		expect( setters.per_page.mock.calls ).toEqual( [ [ 50 ] ] );
		expect( setters.paged.mock.calls ).toEqual( [ [ 2 ] ] );
	} );
} );
