import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotFillProvider } from '@wordpress/components';
import { RegistryProvider } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import {
	itemsStore,
	notesStore,
	onboardingStore,
	optionsStore,
	ordersStore,
	reportsStore,
	userStore,
} from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { getHistory, getQuery } from '@storedeck/navigation';
import { attentionStore } from '../../../common/attention/store';
import { reorderStore } from '../../../common/reorder/store';
import { DIMENSIONS } from '../../../reports/test/definitions';
import Home from '..';
import { ANSWERS } from '../../../test/fake-answers';

const MANAGER = { manage_woocommerce: true, view_woocommerce_reports: true };
const VIEWER = { view_woocommerce_reports: true };

const toScreen = ( path: string, title: string ) => ( {
	id: path,
	path,
	title,
	capability: 'manage_woocommerce',
} );

const TASKS = [
	{
		id: 'setup',
		title: 'Set up your store',
		isHidden: false,
		displayProgressHeader: true,
		tasks: [
			{ id: 'payments', title: 'Set up payments', content: '' },
			{ id: 'tax', title: 'Set up tax', content: '', isComplete: true },
		],
	},
	{
		id: 'done',
		title: 'Finished',
		tasks: [ { id: 'x', title: 'X', content: '', isComplete: true } ],
	},
	{
		id: 'hidden',
		title: 'Hidden list',
		isHidden: true,
		tasks: [ { id: 'y', title: 'Y', content: '' } ],
	},
];

const ORDER = {
	id: 7,
	number: '7',
	status: 'processing',
	total: '5.00',
	date_created: '2026-11-20T10:00:00',
	billing: { first_name: 'Ada', last_name: 'Byron' },
	line_items: [ { quantity: 1 } ],
};

let calls: Call[];
let registry: TestRegistry;
let responses: Record< string, unknown >;

/** Opens Home as a user. */
async function open( {
	capabilities = MANAGER,
	query = {},
	preferences = {},
}: {
	capabilities?: Record< string, boolean >;
	query?: Record< string, string >;
	preferences?: Record< string, unknown >;
} = {} ) {
	window.storedeckSettings = {
		timeZone: 'UTC',
		actionableOrderStatuses: [ 'processing' ],
		adminUrl: 'http://localhost/wp-admin/',
		currentUser: { id: 3, name: 'Ada', capabilities, preferences },
		screens: [
			toScreen( '/stock', 'Stock' ),
			toScreen( '/reorder', 'Reorder' ),
			toScreen( '/payments', 'Payments' ),
			toScreen( '/reviews', 'Reviews' ),
		],
		dimensions: DIMENSIONS,
		reports: [
			{
				id: 'orders',
				title: 'Orders',
				path: '/analytics/orders',
				capability: 'view_woocommerce_reports',
			},
		],
		dashboard: {
			charts: [
				{ report: 'orders', key: 'orders_count', label: 'Orders' },
			],
		},
	};
	calls = fakeNetwork( responses );
	const { container } = render(
		<RegistryProvider value={ registry }>
			<SlotFillProvider>
				<Home path="/" query={ query } />
			</SlotFillProvider>
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
	return container;
}

const region = ( name: string ) => screen.queryByRole( 'region', { name } );
const inRegion = ( name: string ) =>
	within( screen.getByRole( 'region', { name } ) );
const alerts = () => inRegion( 'Needs your attention' );
const headings = () =>
	screen
		.getAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );

beforeEach( () => {
	registry = createTestRegistry(
		attentionStore,
		itemsStore,
		notesStore,
		noticesStore,
		onboardingStore,
		optionsStore,
		ordersStore,
		reorderStore,
		reportsStore,
		userStore
	);
	responses = {
		...ANSWERS,
		'GET /storedeck/v1/attention': { orders: 2, low_stock: 1 },
		'GET /wc-admin/onboarding/tasks': TASKS,
		'GET /wc-analytics/admin/notes': [],
		'GET /wc-analytics/reports/performance-indicators/allowed': [
			{ stat: 'jetpack/stats/views', label: 'Views' },
		],
		'GET /wc-analytics/reports/performance-indicators': [
			{ stat: 'jetpack/stats/views', format: 'number', value: 12 },
		],
		'GET /wc-analytics/reports/orders/stats': {
			totals: { orders_count: 5 },
			intervals: [],
		},
		'GET /storedeck/v1/reorder': [],
		'GET /wc-analytics/orders': [ ORDER ],
		'GET /wc-analytics/products/low-in-stock': [],
		'GET /wc-analytics/products/reviews': [],
		'POST /wp/v2/users/me': ( { data }: Call ) => ( {
			id: 3,
			...Object( data ),
		} ),
	};
	act( () => getHistory().push( 'admin.php?page=storedeck' ) );
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'Home', () => {
	it( 'shows a manager today, what waits, what changed and what runs out', async () => {
		const container = await open();
		expect( headings() ).toEqual( [
			'Today',
			'Needs your attention',
			'Set up your store',
			'Inbox',
			'Last 14 days',
			'What changed',
			'Reorder now',
		] );
		expect(
			inRegion( 'Inbox' ).getByRole( 'link', { name: 'View inbox' } )
		).toBeVisible();
		expect( container.firstChild ).toHaveClass( 'is-two-columns' );
	} );

	it( 'shows a report viewer what is about reports', async () => {
		await open( { capabilities: VIEWER, query: { task: 'payments' } } );
		expect( headings() ).toEqual( [
			'Today',
			'Needs your attention',
			'Last 14 days',
			'What changed',
			'Reorder now',
		] );
		expect( alerts().getAllByRole( 'link' ) ).toHaveLength( 2 );
		expect(
			screen.queryByRole( 'button', { name: 'Home display options' } )
		).not.toBeInTheDocument();
	} );

	it( 'shows the page of the task in the URL only', async () => {
		await open( { query: { task: 'payments' } } );
		expect( headings() ).toEqual( [ 'Set up payments' ] );
	} );

	it( 'saves the layout and shows it', async () => {
		const container = await open();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Home display options' } )
		);
		const option = await screen.findByRole( 'menuitemcheckbox', {
			name: 'Two columns',
		} );
		expect( option ).toBeChecked();
		await userEvent.click( option );
		await act( settle );
		expect( calls.at( -1 )?.data ).toEqual( {
			woocommerce_meta: { homepage_layout: '"single_column"' },
		} );
		expect( container.firstChild ).toHaveClass( 'is-single-column' );
		await userEvent.click( option );
		await act( settle );
		expect( calls.at( -1 )?.data ).toEqual( {
			woocommerce_meta: { homepage_layout: '"two_columns"' },
		} );
	} );

	it( 'reports a layout that was not saved', async () => {
		responses[ 'POST /wp/v2/users/me' ] = createResponse(
			{ code: 'x', message: 'No.' },
			{ status: 500 }
		);
		await open( { preferences: { homepage_layout: 'single_column' } } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Home display options' } )
		);
		const option = await screen.findByRole( 'menuitemcheckbox' );
		expect( option ).not.toBeChecked();
		await userEvent.click( option );
		await act( settle );
		expect(
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content }: { content: string } ) => content )
		).toEqual( [ 'Could not save your preference.' ] );
	} );
} );

describe( 'the metrics', () => {
	it( 'are those of reports and of the server', async () => {
		await open();
		const cards = inRegion( 'Today' ).getAllByRole( 'listitem' );
		expect( cards ).toHaveLength( 2 );
		expect( cards[ 0 ] ).toHaveTextContent( /Orders50%No change/ );
		expect( cards[ 1 ] ).toHaveTextContent( /Views120%No change/ );
	} );

	it( 'are those of the week that the URL asks for', async () => {
		await open( { query: { metrics_period: 'week' } } );
		expect(
			inRegion( 'This week' ).getByRole( 'radio', { name: 'This week' } )
		).toBeChecked();
		expect(
			inRegion( 'This week' ).getAllByRole( 'listitem' )[ 0 ]
		).toHaveTextContent( /Previous week/ );
		expect(
			calls.find( ( { query } ) => query.interval )?.query.interval
		).toBe( 'day' );
	} );

	it( 'change their period by the URL', async () => {
		await open();
		expect(
			calls.find( ( { query } ) => query.interval )?.query.interval
		).toBe( 'hour' );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'This week' } )
		);
		expect( getQuery().metrics_period ).toBe( 'week' );
	} );

	it( 'are hidden and shown again by a menu', async () => {
		await open( { preferences: { homepage_stats: { hiddenStats: [] } } } );
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Choose which metrics to display',
			} )
		);
		const option = await screen.findByRole( 'menuitemcheckbox', {
			name: 'Orders',
		} );
		await userEvent.click( option );
		await act( settle );
		expect( calls.at( -1 )?.data ).toEqual( {
			woocommerce_meta: {
				homepage_stats: '{"hiddenStats":["orders/orders_count"]}',
			},
		} );
		expect( option ).not.toBeChecked();
		expect( inRegion( 'Today' ).getAllByRole( 'listitem' ) ).toHaveLength(
			1
		);
		await userEvent.click( option );
		await act( settle );
		expect( option ).toBeChecked();
		expect( inRegion( 'Today' ).getAllByRole( 'listitem' ) ).toHaveLength(
			2
		);
	} );

	it( 'say that all of them are hidden', async () => {
		await open( {
			preferences: {
				homepage_stats: {
					hiddenStats: [
						'orders/orders_count',
						'jetpack/stats/views',
					],
				},
			},
		} );
		expect(
			screen.getByText(
				'All metrics are hidden. Use the menu to display some.'
			)
		).toBeVisible();
	} );

	it( 'of reports are shown when those of the server fail', async () => {
		responses[
			'GET /wc-analytics/reports/performance-indicators/allowed'
		] = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		);
		await open();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load all metrics.Not today.'
		);
		expect( inRegion( 'Today' ).getAllByRole( 'listitem' ) ).toHaveLength(
			1
		);
	} );

	it( 'of plugins that are no names are left out', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		const hook = 'woocommerce_admin_homepage_default_stats';
		addFilter( hook, 'test', () => [ 'orders/orders_count', 7 ] );
		await open();
		removeFilter( hook, 'test' );
		expect( inRegion( 'Today' ).getAllByRole( 'listitem' ) ).toHaveLength(
			1
		);
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );

describe( 'the store alerts', () => {
	it( 'have the rows that wait longest, to act on', async () => {
		await open();
		const { query } =
			calls.find( ( { path } ) => path === '/wc-analytics/orders' ) ?? {};
		expect( query ).toMatchObject( {
			status: 'processing',
			per_page: '3',
			order: 'asc',
		} );
		expect(
			alerts().getByRole( 'heading', { name: '2 orders to process' } )
		).toBeVisible();
		expect(
			alerts().getByRole( 'link', { name: 'Order #7 by Ada Byron' } )
		).toBeVisible();
		expect( alerts().queryByRole( 'searchbox' ) ).not.toBeInTheDocument();
		responses[ 'GET /storedeck/v1/attention' ] = { orders: 1 };
		responses[ 'GET /wc-analytics/orders' ] = [
			{ ...ORDER, id: 8, number: '8' },
		];
		responses[ 'PUT /wc-analytics/orders/7' ] = {};
		await userEvent.click(
			alerts().getByRole( 'button', {
				name: 'Mark as completed: order #7',
			} )
		);
		await act( settle );
		await act( settle );
		expect( calls ).toContainEqual(
			expect.objectContaining( {
				path: '/wc-analytics/orders/7',
				data: { status: 'completed' },
			} )
		);
		expect(
			alerts().getByRole( 'heading', { name: '1 order to process' } )
		).toBeVisible();
		expect( alerts().getByText( /#8/ ) ).toBeVisible();
	} );

	it( 'open the panel with more rows than there are here', async () => {
		responses[ 'GET /storedeck/v1/attention' ] = {
			orders: 3,
			low_stock: 4,
		};
		await open();
		expect(
			alerts()
				.getAllByRole( 'button', { name: /^View all/ } )
				.map( ( button ) => button.getAttribute( 'aria-label' ) )
		).toEqual( [ 'View all: 4 products low in stock' ] );
	} );

	it( 'fail one by one', async () => {
		responses[ 'GET /wc-analytics/orders' ] = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		);
		await open();
		expect( alerts().getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load orders.Not today.'
		);
		expect(
			alerts().getByText( 'No products low in stock.' )
		).toBeVisible();
	} );

	it( 'say that there are none', async () => {
		responses[ 'GET /storedeck/v1/attention' ] = { orders: 0 };
		await open();
		expect(
			screen.getByText( 'Nothing needs your attention.' )
		).toBeVisible();
	} );

	it( 'are loaded again after a failure', async () => {
		responses[ 'GET /storedeck/v1/attention' ] = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		);
		await open();
		const alert = screen.getByRole( 'alert' );
		expect( alert ).toHaveTextContent(
			'Could not load your store alerts.Not today.'
		);
		responses[ 'GET /storedeck/v1/attention' ] = { orders: 1 };
		await userEvent.click(
			within( alert ).getByRole( 'button', { name: 'Reload' } )
		);
		await act( settle );
		expect(
			screen.getByRole( 'heading', { name: '1 order to process' } )
		).toBeVisible();
	} );
} );

describe( 'the tasks', () => {
	it( 'are lists with open tasks, with their progress', async () => {
		await open();
		expect( region( 'Finished' ) ).not.toBeInTheDocument();
		expect( region( 'Hidden list' ) ).not.toBeInTheDocument();
		const list = inRegion( 'Set up your store' );
		expect(
			list.getByRole( 'progressbar', { name: '1 of 2 completed' } )
		).toHaveAttribute( 'value', '1' );
		expect(
			list.getByRole( 'link', { name: 'Set up payments' } )
		).toHaveAttribute( 'href', expect.stringContaining( 'payments' ) );
		expect(
			list.getByRole( 'heading', { name: 'Set up tax (completed)' } )
		).toBeVisible();
	} );

	it( 'can be loaded again after a failure', async () => {
		responses[ 'GET /wc-admin/onboarding/tasks' ] = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 500 }
		);
		await open();
		expect(
			inRegion( 'Set up your store' ).getByRole( 'alert' )
		).toHaveTextContent( 'Could not load setup tasks.Not today.' );
		responses[ 'GET /wc-admin/onboarding/tasks' ] = TASKS;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reload' } )
		);
		await act( settle );
		expect( screen.getByText( 'Set up payments' ) ).toBeVisible();
	} );

	it( 'are requested again when a script adds one late', async () => {
		await open();
		const count = () =>
			calls.filter( ( { path } ) => path.endsWith( '/tasks' ) ).length;
		expect( count() ).toBe( 1 );
		const hook = 'woocommerce_admin_onboarding_task_list';
		act( () => {
			addFilter( hook, 'test', () => [ { key: 'late', title: 'Late' } ] );
		} );
		await act( settle );
		await act( settle );
		removeFilter( hook, 'test' );
		expect( count() ).toBe( 2 );
	} );
} );

describe( 'the quick links', () => {
	const HOOK = 'woocommerce_admin_homescreen_quicklinks';
	const links = () =>
		inRegion( 'Quick links' )
			.getAllByRole( 'link' )
			.map( ( { textContent } ) => textContent );

	afterEach( () => {
		removeFilter( HOOK, 'test' );
	} );

	it( 'are only those of plugins', async () => {
		await open();
		expect( region( 'Quick links' ) ).not.toBeInTheDocument();
	} );

	it( 'have any icon', async () => {
		addFilter( HOOK, 'test', () => [
			{
				title: 'Parcels',
				href: 'https://acme.test/',
				icon: 'dashicons-car',
			},
			{ title: 'Labels', href: 'https://acme.test/2' },
			{ title: 'Evil', href: 'javascript:alert(1)' },
		] );
		await open();
		expect( links() ).toEqual( [
			expect.stringContaining( 'Parcels' ),
			expect.stringContaining( 'Labels' ),
		] );
		const icon = ( name: RegExp ) =>
			screen.getByRole( 'link', { name } ).firstElementChild;
		expect( icon( /Parcels/ ) ).toHaveClass( 'dashicons-car' );
		expect( icon( /Labels/ ) ).toHaveClass( 'dashicons-admin-plugins' );
	} );

	it( 'leave out an invalid link of a plugin', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter( HOOK, 'test', () => [
			{ title: 'Parcels', href: 'https://acme.test/' },
			{ title: 'No URL' },
		] );
		await open();
		expect( links() ).toEqual( [ expect.stringContaining( 'Parcels' ) ] );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );
