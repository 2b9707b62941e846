import { act, screen, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { COMPARED, PERIOD, click } from '../../../test/render-page';
import { FAILED, goTo, wait } from '../../../test/support';
import { choose, getSaved, only, openOverview, section } from './overview-page';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const VALUES = '/wc-analytics/reports/performance-indicators';
const HIDDEN_ALL = [
	'orders/orders_count',
	'orders/num_items_sold',
	'orders/total_customers',
];

const open = ( page: Parameters< typeof openOverview >[ 0 ] = {} ) =>
	openOverview( { preferences: only( 'store-performance' ), ...page } );
const cards = () =>
	section( 'Performance' )
		.queryAllByRole( 'link', { name: /^(Orders|Items|Customers)/ } )
		.map( ( card ) => card.textContent );
const card = ( name: RegExp ) =>
	section( 'Performance' ).getByRole( 'link', { name } );
const announced = () =>
	jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );

let isNarrow: boolean;

beforeAll( () => {
	// Results of media queries are cached, so the fake one is always the same.
	Object.assign( window, {
		matchMedia: ( media: string ) => ( {
			media,
			get matches() {
				return isNarrow && media.includes( 'max-width' );
			},
			// Animations still use the older methods.
			addListener: () => {},
			removeListener: () => {},
			addEventListener: () => {},
			removeEventListener: () => {},
		} ),
	} );
} );
afterAll( () => {
	Reflect.deleteProperty( window, 'matchMedia' );
} );

beforeEach( () => {
	isNarrow = false;
	jest.mocked( speak ).mockClear();
} );

it( 'shows the indicators with their change, formatted', async () => {
	const { calls } = await open();
	expect( cards() ).toEqual( [
		expect.stringMatching( /^Orders10.*\+100%.*Previous year: 5$/ ),
		expect.stringMatching(
			/^Items\$10\.00.*\+100%.*Previous year: \$5\.00$/
		),
	] );
	expect(
		calls
			.filter( ( { path } ) => path === VALUES )
			.map( ( { query } ) => query.stats )
	).toEqual( Array( 2 ).fill( 'orders/orders_count,orders/num_items_sold' ) );
	expect( section( 'Performance' ).queryByRole( 'alert' ) ).toBeNull();
} );

it( 'marks an increase as bad where lower is better', async () => {
	await open();
	const isBad = ( name: RegExp ) =>
		card( name ).querySelector( '.is-bad-trend' ) !== null;
	expect( [ /^Orders/, /^Items/ ].map( isBad ) ).toEqual( [ false, true ] );
} );

it( 'links to the chart of the report, for the same period', async () => {
	await open();
	const target = new URL(
		card( /^Items/ ).getAttribute( 'href' ) ?? '',
		'http://store.test'
	);
	expect( Object.fromEntries( target.searchParams ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/orders',
		...COMPARED,
		chart: 'num_items_sold',
	} );
} );

it( 'shows no value where there is none', async () => {
	await open( {
		responses: {
			[ `GET ${ VALUES }` ]: [
				{ stat: 'orders/orders_count', format: 'number', value: null },
				{ stat: 'orders/num_items_sold', format: 'number', value: 0 },
			],
		},
	} );
	expect( cards() ).toEqual( [
		expect.stringMatching( /^OrdersN\/A/ ),
		expect.stringMatching( /^Items0/ ),
	] );
} );

it( 'shows and hides indicators, and asks for the value of one alone', async () => {
	const { calls } = await open();
	await choose( 'Performance', 'Customers', 'menuitemcheckbox' );
	await wait();
	expect( cards() ).toHaveLength( 3 );
	expect(
		calls.find( ( { query } ) => query.indicators )?.query.indicators
	).toBe( 'orders/total_customers' );
	expect( getSaved( calls ).at( -1 )?.dashboard_sections[ 0 ] ).toMatchObject(
		{ key: 'store-performance', hiddenBlocks: [] }
	);
} );

it( 'requests no values while all indicators are hidden', async () => {
	const { calls } = await open( {
		preferences: only( 'store-performance', HIDDEN_ALL ),
	} );
	expect( cards() ).toEqual( [] );
	expect(
		section( 'Performance' ).getByText(
			'All stats are hidden. Use the section menu to display some.'
		)
	).toBeVisible();
	expect( calls.some( ( { path } ) => path === VALUES ) ).toBe( false );
} );

it( 'has no hint about hidden indicators while they load or are shown', async () => {
	await open( { responses: { [ `GET ${ VALUES }/allowed` ]: FAILED } } );
	expect( screen.queryByText( /^All stats are hidden/ ) ).toBeNull();
} );

it.each( [
	[ 'the indicators', `${ VALUES }/allowed` ],
	[ 'their values', VALUES ],
] )( 'reports that %s do not load, and loads them again', async ( _, path ) => {
	const { calls } = await open( {
		responses: { [ `GET ${ path }` ]: FAILED },
	} );
	const alert = section( 'Performance' ).getByRole( 'alert' );
	expect( alert ).toHaveTextContent( 'Could not load stats.Not today.' );
	const count = () => calls.filter( ( call ) => call.path === path ).length;
	const before = count();
	await act( async () =>
		within( alert ).getByRole( 'button', { name: 'Reload' } ).click()
	);
	await wait();
	expect( count() ).toBeGreaterThan( before );
} );

it( 'reports a failed comparison with the values of the period', async () => {
	const { calls } = await open( {
		responses: {
			[ `GET ${ VALUES }` ]: ( {
				query,
			}: {
				query: { after: string };
			} ) =>
				query.after.startsWith( '2021' )
					? FAILED
					: [
							{
								stat: 'orders/orders_count',
								format: 'number',
								value: 10,
							},
					  ],
		},
	} );
	expect( cards()[ 0 ] ).toMatch( /^Orders10.*Previous year: N\/A/ );
	expect( section( 'Performance' ).getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the comparison period.Not today.'
	);
	const before = calls.length;
	await click( 'button', 'Reload' );
	expect( calls[ before ]?.query.parts ).toBe( 'compared_indicators' );
} );

it( 'announces the period once its values are loaded', async () => {
	const { calls, stopResponding } = await open( { query: PERIOD } );
	expect( announced() ).toEqual( [] );
	stopResponding();
	const before = calls.length;
	goTo( '/analytics/overview', {
		...PERIOD,
		after: '2022-03-01',
		before: '2022-03-31',
	} );
	await wait();
	expect( announced() ).toEqual( [] );
	await act(
		async () =>
			calls
				.slice( before )
				.find( ( { path } ) => path.endsWith( '/overview' ) )
				?.respond( {
					errors: {},
					indicators: { items: [], totals: {} },
					compared_indicators: null,
				} )
	);
	expect( announced() ).toEqual( [ 'Overview updated, Mar 1 - 31, 2022' ] );
} );

describe( 'on a narrow screen', () => {
	const getHeight = ( page: HTMLElement ) =>
		page
			.querySelector( '[style*="min-block-size"]' )
			?.getAttribute( 'style' );

	beforeEach( () => {
		isNarrow = true;
	} );

	it( 'reserves the height of all cards until they are loaded', async () => {
		const { container, calls } = await open( {
			query: PERIOD,
			pending: [ VALUES ],
		} );
		expect( getHeight( container ) ).toBe( 'min-block-size: 535px;' );
		const call = calls.find( ( { path } ) => path === VALUES );
		await act( async () => call?.respond( [] ) );
		await wait();
		expect( getHeight( container ) ).toBeUndefined();
	} );
} );

it( 'reserves no height on a wide screen', async () => {
	const { container } = await open( { pending: [ VALUES ] } );
	expect( container.querySelector( '[style*="min-block-size"]' ) ).toBeNull();
} );
