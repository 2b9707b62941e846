import { screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { COMPARED, click } from '../../../test/render-page';
import { FAILED } from '../../../test/support';
import { choose, getSaved, openOverview } from './overview-page';

const VIEW = {
	id: 'v1',
	name: 'Large orders',
	path: '/analytics/orders',
	query: 'chart=orders_count',
	hidden_columns: null,
	scope: 'own',
	is_pinned: true,
	can_edit: true,
};
const STOCK = {
	...VIEW,
	id: 'v2',
	name: 'Stock list',
	path: '/analytics/stock',
	query: '',
};
const OTHER = { ...VIEW, id: 'v3', name: 'Not pinned', is_pinned: false };

type Page = NonNullable< Parameters< typeof openOverview >[ 0 ] >;

const open = ( views: object[], { responses, ...page }: Page = {} ) =>
	openOverview( {
		preferences: { dashboard_sections: [] },
		responses: {
			'GET /storedeck/v1/views': views,
			...responses,
		},
		...page,
	} );

const card = ( name: string ) => screen.getByRole( 'list', { name } );
const view = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const unpin = ( name: string ) =>
	screen.queryByRole( 'button', { name: `Unpin “${ name }”` } );

it( 'shows nothing without pinned views', async () => {
	await open( [ OTHER ] );
	expect(
		screen.queryByRole( 'region', { name: 'Pinned views' } )
	).toBeNull();
	expect( screen.queryByText( 'Not pinned' ) ).toBeNull();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'are a section that can be moved and removed', async () => {
	const getSections = () =>
		[ ...document.querySelectorAll( '[data-section]' ) ].map( ( section ) =>
			section.getAttribute( 'data-section' )
		);
	const { calls } = await open( [ VIEW ] );
	expect( getSections()[ 0 ] ).toBe( 'pinned-views' );
	await choose( 'Pinned views', 'Move down' );
	expect( getSections().slice( 0, 2 ) ).toEqual( [
		'store-performance',
		'pinned-views',
	] );
	expect( getSaved( calls ).at( -1 )?.dashboard_sections[ 1 ].key ).toBe(
		'pinned-views'
	);
	await choose( 'Pinned views', 'Remove section' );
	expect( unpin( 'Large orders' ) ).toBeNull();
	expect( getSections() ).not.toContain( 'pinned-views' );
} );

it( 'reports views that do not load, and loads them again', async () => {
	const { calls } = await open( [], {
		responses: { 'GET /storedeck/v1/views': FAILED },
	} );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load views.Not today.'
	);
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
		'/storedeck/v1/views',
	] );
} );

it( 'shows the metric of a view with its period and its change', async () => {
	await open( [ VIEW, OTHER ] );
	const orders = view( 'Large orders' );
	expect(
		screen.getByRole( 'region', { name: 'Pinned views' } )
	).toBeVisible();
	expect( screen.queryByText( 'Not pinned' ) ).toBeNull();
	expect( card( 'Orders' ) ).toHaveTextContent(
		/^Orders10.*\+100%.*Previous year: 5Why\?$/
	);
	expect(
		orders.getByText( 'Feb 1 - 28, 2022', { selector: 'p' } )
	).toBeVisible();
	expect( orders.getByRole( 'list', { name: 'Legend' } ) ).toHaveTextContent(
		/2022.*10.*2021.*5/
	);
	// Its controls would change the URL of the Overview.
	expect( orders.queryByRole( 'combobox' ) ).toBeNull();
	const target = new URL(
		orders
			.getByRole( 'link', { name: 'Large orders' } )
			.getAttribute( 'href' ) ?? '',
		'http://store.test'
	);
	expect( Object.fromEntries( target.searchParams ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/orders',
		...COMPARED,
		chart: 'orders_count',
		view: 'v1',
	} );
} );

it( 'shows the period that is saved with a view', async () => {
	await open( [
		{
			...VIEW,
			query: 'period=custom&after=2022-03-01&before=2022-03-31&compare=none',
		},
	] );
	const orders = view( 'Large orders' );
	expect(
		orders.getByText( 'Mar 1 - 31, 2022', { selector: 'p' } )
	).toBeVisible();
	expect( card( 'Orders' ) ).not.toHaveTextContent( '%' );
} );

describe( 'a view of a report without charts', () => {
	const stats = 'GET /wc-analytics/reports/stock/stats';
	const rows = 'GET /wc-analytics/reports/stock';
	const metrics = () =>
		view( 'Stock list' )
			.getAllByRole( 'definition' )
			.map(
				( { textContent, previousSibling } ) =>
					`${ previousSibling?.textContent }: ${ textContent }`
			);
	const RESPONSES = {
		[ rows ]: createResponse( [ { id: 1 } ], { totalResults: 1234 } ),
		[ stats ]: { totals: { products: 1300, outofstock: 1 } },
	};

	it( 'shows the number of its rows and its totals', async () => {
		const { calls } = await open( [ STOCK ], { responses: RESPONSES } );
		expect( metrics().slice( 0, 3 ) ).toEqual( [
			'Rows: 1,234',
			'Published products: 1,300',
			'Out of stock: 1',
		] );
		expect( metrics() ).toContain( 'Low stock: N/A' );
		expect(
			calls.filter( ( { path } ) => path.endsWith( '/stock/stats' ) )
		).toHaveLength( 1 );
	} );

	it( 'reports totals that do not load', async () => {
		const { calls } = await open( [ STOCK ], {
			responses: { ...RESPONSES, [ stats ]: FAILED },
		} );
		expect( view( 'Stock list' ).getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the metrics.Not today.'
		);
		const before = calls.length;
		await click( 'button', 'Reload' );
		expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
			'/storedeck/v1/answers/stock',
			'/wc-analytics/reports/stock/stats',
		] );
	} );

	it( 'shows the totals without rows that do not load', async () => {
		await open( [ STOCK ], {
			responses: { ...RESPONSES, [ rows ]: FAILED },
		} );
		expect( metrics()[ 0 ] ).toBe( 'Published products: 1,300' );
	} );
} );

it( 'says that the report of a view is not available', async () => {
	await open( [ { ...VIEW, path: '/analytics/acme' } ] );
	expect(
		view( 'Large orders' ).getByText(
			'The report of this view is no longer available.'
		)
	).toBeVisible();
	expect( unpin( 'Large orders' ) ).toBeVisible();
} );

it( 'reports a view whose search fails', async () => {
	const { calls } = await open(
		[ { ...VIEW, path: '/analytics/products', query: 'search=cap' } ],
		{ responses: { 'GET /wc-analytics/products': FAILED } }
	);
	expect( view( 'Large orders' ).getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the report.Could not load the search results.'
	);
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
		'/wc-analytics/products',
	] );
} );
