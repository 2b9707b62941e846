import { render, screen, within } from '@testing-library/react';
import type { Call } from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import { PERIOD, click } from '../../test/render-page';
import { FAILED } from '../../test/support';
import { PageSnackbars } from '../embeds/page-snackbars';
import { required, string } from '../props/fields';
import { MOUNTS, registerMount } from '../registry';
import { getProblems, openMount } from './mount-page';

const LISTS = '/wc-analytics/leaderboards';
const NOTES = '/wc-analytics/admin/notes';

jest.mock( '../../report-components/question-chart', () => ( {
	QuestionChart: ( { query }: { query: Query } ) => (
		<output>{ JSON.stringify( query ) }</output>
	),
} ) );

describe( 'question', () => {
	const getQuestion = () =>
		JSON.parse( screen.getByRole( 'status' ).textContent );

	it( 'asks what its props say, and links to Explore', async () => {
		await openMount( 'question', {
			metrics: [ 'orders_count', 'net_revenue' ],
			by: 'order_country',
			show: 'map',
			title: 'Where we sell',
			query: { status_is: 'completed' },
			...PERIOD,
		} );
		const expected = {
			...PERIOD,
			metrics: 'orders_count,net_revenue',
			by: 'order_country',
			show: 'map',
			status_is: 'completed',
		};
		expect( getQuestion() ).toEqual( expected );
		const href = screen
			.getByRole( 'link', { name: 'Where we sell' } )
			.getAttribute( 'href' );
		expect( href ).toContain( encodeURIComponent( '/analytics/explore' ) );
		expect( href ).toContain( 'by=order_country' );
	} );

	it( 'shows net sales over time by default', async () => {
		await openMount( 'question', PERIOD );
		expect( getQuestion() ).toEqual( {
			...PERIOD,
			metrics: 'net_revenue',
			interval: 'day',
		} );
	} );
} );

describe( 'leaderboard', () => {
	const list = ( id: string, label: string ) => ( {
		id,
		label,
		headers: [ { label: 'Name' }, { label: 'Orders' } ],
		rows: [
			[
				{ display: `First of ${ id }`, value: 'First' },
				{ display: '7', value: 7 },
			],
		],
	} );
	const ALL = [
		list( 'products', 'Top products' ),
		list( 'customers', 'Top customers' ),
	];
	const RESPONSES = {
		[ `GET ${ LISTS }` ]: ALL,
	};
	const rowCalls = ( calls: readonly Call[] ) =>
		calls.filter( ( { path } ) => path === LISTS );

	it( 'shows the rows of the list for the period', async () => {
		const { calls } = await openMount(
			'leaderboard',
			{ list: 'customers', ...PERIOD },
			{ responses: RESPONSES }
		);
		const table = within(
			screen.getByRole( 'table', { name: 'Top customers' } )
		);
		expect( table.getByRole( 'rowheader' ) ).toHaveTextContent(
			'First of customers'
		);
		expect( screen.getAllByRole( 'table' ) ).toHaveLength( 1 );
		expect( rowCalls( calls ).map( ( { query } ) => query ) ).toEqual( [
			expect.objectContaining( {
				after: '2022-02-01T00:00:00',
			} ),
		] );
	} );

	it( 'shows as many rows as its props say', async () => {
		const [ first ] = ALL;
		const rows = Array( 20 ).fill( first?.rows[ 0 ] );
		await openMount(
			'leaderboard',
			{ list: 'products', rows: 7 },
			{ responses: { [ `GET ${ LISTS }` ]: [ { ...first, rows } ] } }
		);
		expect( screen.getAllByRole( 'rowheader' ) ).toHaveLength( 7 );
	} );

	it( 'names a list that the store does not have', async () => {
		expect(
			await getProblems(
				'leaderboard',
				{ list: 'acme' },
				{ responses: RESPONSES }
			)
		).toEqual( [
			'list: expected one of products, customers, found "acme".',
		] );
	} );

	it( 'reports lists that do not load, and loads them again', async () => {
		const { calls } = await openMount(
			'leaderboard',
			{ list: 'products' },
			{
				responses: {
					...RESPONSES,
					[ `GET ${ LISTS }` ]: FAILED,
				},
			}
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the leaderboards.Not today.'
		);
		const before = rowCalls( calls ).length;
		await click( 'button', 'Reload' );
		expect( rowCalls( calls ).length ).toBeGreaterThan( before );
	} );
} );

describe( 'inbox', () => {
	const note = {
		id: 4,
		name: 'acme',
		type: 'info',
		status: 'unactioned',
		title: 'A message',
		content: 'Its text.',
		date_created_gmt: '2022-02-01T00:00:00',
		actions: [],
	};
	const open = (
		props: Record< string, unknown > = {},
		capabilities?: Record< string, boolean >
	) =>
		openMount( 'inbox', props, {
			responses: { [ `GET ${ NOTES }` ]: [ note ] },
			capabilities,
		} );

	it.each( [
		[ {}, '5' ],
		[ { rows: 3 }, '3' ],
	] )( 'shows the messages with the props %j', async ( props, count ) => {
		const { calls } = await open( props );
		expect(
			screen.getByRole( 'region', { name: 'Inbox' } )
		).toHaveTextContent( 'A message' );
		expect(
			calls.find( ( { path } ) => path === NOTES )?.query.per_page
		).toBe( count );
		// They are not marked as read.
		expect( calls.every( ( { method } ) => method === 'GET' ) ).toBe(
			true
		);
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toBeVisible();
	} );

	it( 'is empty for users who may not read it', async () => {
		const { calls } = await open( {}, { view_woocommerce_reports: true } );
		expect( screen.queryByRole( 'region' ) ).toBeNull();
		expect( calls ).toEqual( [] );
	} );
} );

it( 'shows a widget that is registered later', async () => {
	registerMount( 'greeting', async () => ( {
		schema: { name: required( string() ) },
		default: ( { name } ) => <p>{ `Hello ${ name }` }</p>,
	} ) );
	await openMount( 'greeting', { name: 'Ann' } );
	expect( screen.getByText( 'Hello Ann' ) ).toBeVisible();
	Reflect.deleteProperty( MOUNTS, 'greeting' );
} );

describe( 'PageSnackbars', () => {
	const areas = () => screen.queryAllByRole( 'region', { name: 'Notices' } );
	const open = () => render( <PageSnackbars /> );

	it( 'shows the snackbars of the page once', () => {
		const first = open();
		const second = open();
		expect( areas() ).toHaveLength( 1 );
		second.unmount();
		first.unmount();
		// The next one shows them again.
		open();
		expect( areas() ).toHaveLength( 1 );
	} );

	it( 'leaves them to the app', () => {
		const app = document.createElement( 'div' );
		app.dataset.storedeckMount = 'app';
		document.body.append( app );
		open();
		expect( areas() ).toEqual( [] );
		app.remove();
	} );
} );
