import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPath, getQuery, updateQueryString } from '@storedeck/navigation';
import {
	COMPARED,
	PERIOD,
	click,
	find,
	getUrl,
} from '../../../test/render-page';
import { getPlace } from '../../../common/place';
import { useNameOf } from '../../../common/record-name';
import { FAILED, wait } from '../../../test/support';
import { PRODUCTS, STATS, getRows, openReport } from './report-page';

const STATS_PATH = 'GET /wc-analytics/reports/products/stats';
const group = ( name: string ) => screen.queryByRole( 'group', { name } );
const inGroup = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const card = ( name: string ) =>
	screen.getByRole( 'link', { name: new RegExp( `^${ name }` ) } );
const chartTitle = () => inGroup( 'Chart' ).getByRole( 'heading' ).textContent;

it( 'shows the cards, the chart of the first metric and the table', async () => {
	await openReport( { query: COMPARED } );
	expect( screen.getAllByRole( 'group' )[ 0 ] ).toHaveAccessibleName(
		'Products'
	);
	expect( card( 'Items sold' ) ).toHaveTextContent(
		/^Items sold80%.*Previous year: 8$/
	);
	expect( card( 'Items sold' ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( card( 'Orders' ) ).not.toHaveAttribute( 'aria-current' );
	expect( chartTitle() ).toBe( 'Items sold' );
	expect( screen.getByRole( 'button', { name: 'Refresh' } ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'shows the chart in the URL, and links to the others', async () => {
	await openReport( { query: { ...PERIOD, chart: 'orders_count' } } );
	expect( card( 'Orders' ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( chartTitle() ).toBe( 'Orders' );
	const target = new URL(
		card( 'Net sales' ).getAttribute( 'href' ) ?? '',
		'http://store.test'
	);
	expect( Object.fromEntries( target.searchParams ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/products',
		...PERIOD,
		chart: 'net_revenue',
		orderby: 'net_revenue',
		order: 'desc',
	} );
} );

it( 'explains a metric of the cards and of the table', async () => {
	const { calls } = await openReport();
	const explain = async ( name: string ) => {
		await userEvent.click( screen.getByRole( 'button', { name } ) );
		await find( 'dialog' );
	};
	await explain( 'About Net sales' );
	await wait();
	expect( calls.at( -1 )?.path ).toContain( 'products' );
	await click( 'button', 'Close' );
	await click( 'button', 'About Products' );
	expect( await find( 'dialog' ) ).toHaveAccessibleName( 'Products' );
	await click( 'button', 'Close' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'reports an invalid period', async () => {
	await openReport( { query: { ...PERIOD, after: '2022-02-31' } } );
	expect( screen.getByText( /2022-02-31/, { selector: 'p' } ) ).toBeVisible();
} );

it( 'reports a failed report once, with a button that loads it', async () => {
	const { calls } = await openReport( {
		responses: {
			[ STATS_PATH ]: FAILED,
			'GET /wc-analytics/reports/products': FAILED,
		},
	} );
	expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the report.Not today.'
	);
	for ( const name of [ 'Summary', 'Chart', 'Table' ] ) {
		expect( group( name ) ).not.toBeInTheDocument();
	}
	expect(
		screen.queryByRole( 'button', { name: 'Refresh' } )
	).not.toBeInTheDocument();
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls.length ).toBeGreaterThan( before );
	expect( group( 'Products' ) ).toHaveFocus();
} );

it( 'keeps what was shown below the message when another period cannot be loaded', async () => {
	let isDown = false;
	const respond = ( body: unknown ) => () => ( isDown ? FAILED : body );
	await openReport( {
		responses: {
			[ STATS_PATH ]: respond( STATS ),
			'GET /wc-analytics/reports/products': respond( PRODUCTS ),
		},
	} );
	const before = card( 'Items sold' ).textContent;
	isDown = true;
	await act( async () =>
		updateQueryString( { ...PERIOD, after: '2022-01-01' } )
	);
	await wait();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the report.Not today. The data below may be outdated.'
	);
	expect( card( 'Items sold' ).textContent ).toBe( before );
	expect( card( 'Items sold' ) ).toHaveAttribute(
		'href',
		expect.stringContaining( PERIOD.after )
	);
	expect( getRows() ).toHaveLength( 5 );
	isDown = false;
	await click( 'button', 'Reload' );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( card( 'Items sold' ) ).toHaveAttribute(
		'href',
		expect.stringContaining( '2022-01-01' )
	);
} );

it( 'names the single item that it shows', async () => {
	await openReport( {
		query: { ...PERIOD, filter: 'single_product', products: '5' },
		responses: {
			'GET /wc-analytics/products': [
				{ id: 5, name: 'Cap &amp; more', type: 'simple' },
			],
		},
	} );
	const { result } = renderHook( () =>
		useNameOf( getPlace( getPath(), getQuery() ) )
	);
	expect( result.current ).toBe( 'Cap & more' );
} );

it( 'searches customers by their names and emails', async () => {
	const { calls } = await openReport( {
		id: 'customers',
		query: { search: 'ada@' },
		responses: {
			'GET /wc-analytics/customers': [ { id: 5, name: 'Ada' } ],
			'GET /wc-analytics/reports/customers': [],
			'GET /wc-analytics/reports/customers/stats': {
				totals: {},
				intervals: [],
			},
		},
	} );
	expect(
		calls.find( ( { path } ) => path === '/wc-analytics/customers' )?.query
	).toMatchObject( { search: 'ada@', searchby: 'all' } );
} );

it( 'reports a failed search instead of all sections', async () => {
	await openReport( {
		query: { ...PERIOD, search: 'cap' },
		responses: { 'GET /wc-analytics/products': FAILED },
	} );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the report.Could not load the search results.'
	);
	expect( group( 'Table' ) ).not.toBeInTheDocument();
} );

describe( 'a report without a period', () => {
	const open = () =>
		openReport( {
			id: 'stock',
			query: { ...COMPARED, after: 'never' },
			responses: {
				'GET /wc-analytics/reports/stock': [],
				'GET /wc-analytics/reports/stock/stats': {
					totals: { products: 12, outofstock: 1 },
				},
			},
		} );

	it( 'has neither date range nor chart nor cards', async () => {
		const { calls } = await open();
		expect( screen.queryByText( 'Date Range:' ) ).not.toBeInTheDocument();
		expect( screen.queryByText( /never/ ) ).not.toBeInTheDocument();
		expect( group( 'Summary' ) ).not.toBeInTheDocument();
		expect( group( 'Chart' ) ).not.toBeInTheDocument();
		expect( group( 'Table' ) ).toBeInTheDocument();
		// Its data is never behind.
		expect(
			calls.filter( ( { path } ) => path === '/storedeck/v1/data-state' )
		).toEqual( [] );
	} );

	it( 'has its totals below the table', async () => {
		await open();
		expect(
			screen.getByRole( 'complementary', { name: 'Summary of Stock' } )
		).toHaveTextContent( /12 Published products.*1 Out of stock/ );
	} );
} );

describe( 'the search', () => {
	const field = () => find( 'combobox', 'Search by product name or SKU' );

	it( 'is written to the URL and replaces the filters', async () => {
		await openReport( {
			query: {
				...PERIOD,
				filter: 'compare-products',
				products: '1,2',
				paged: '2',
			},
			responses: { 'GET /wc-analytics/products': [] },
		} );
		await userEvent.type( await field(), 'cap, red' );
		await wait();
		await userEvent.click( await find( 'option', /cap, red/ ) );
		await wait();
		expect( getUrl( 'search', 'filter', 'products', 'paged' ) ).toEqual( {
			search: 'cap%2C red',
		} );
	} );

	it( 'shows the terms in the URL, and removes one', async () => {
		await openReport( {
			query: { ...PERIOD, search: 'cap%2C red,hat' },
			responses: { 'GET /wc-analytics/products': [ { id: 5 } ] },
		} );
		await field();
		await click( 'button', 'Remove cap, red' );
		expect( getUrl( 'search' ) ).toEqual( { search: 'hat' } );
	} );
} );
