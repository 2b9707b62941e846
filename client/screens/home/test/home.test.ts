import { addFilter, removeFilter } from '@wordpress/hooks';
import { getAttentionItems } from '../attention-items';
import { getProgress, isOpenTask, isShown } from '../../../common/open-tasks';
import { HIDDEN_STATS, getStatDefinition, getStats } from '../stats';
import { readHidden } from '../use-home-preferences';

const HOOK = 'woocommerce_admin_homepage_default_stats';

afterEach( () => {
	removeFilter( HOOK, 'test' );
	delete window.storedeckSettings;
} );

describe( 'getAttentionItems', () => {
	it( 'omits kinds without items', () => {
		expect( getAttentionItems( {} ) ).toEqual( [] );
		expect(
			getAttentionItems( { orders: 0, low_stock: 1 } ).map(
				( { label } ) => label
			)
		).toEqual( [ '1 product low in stock' ] );
	} );

	it( 'links to screens and reports, the most urgent first', () => {
		window.storedeckSettings = {
			currentUser: {
				id: 1,
				name: '',
				capabilities: { read_it: true },
				preferences: {},
			},
			screens: [
				{
					id: 'jobs',
					path: '/import-export',
					title: 'Import and export',
					capability: 'read_it',
					parent: 'storedeck',
				},
			],
		};
		const items = getAttentionItems( {
			orders: 1,
			low_stock: 48,
			reviews: 12,
			failed_jobs: 1,
			messages: 3,
		} );
		expect(
			items.map( ( { label, href } ) => [
				label,
				new URL( href, 'https://a.test' ).searchParams.get( 'path' ),
			] )
		).toEqual( [
			[ '1 failed import or export', '/import-export' ],
			[ '1 order to process', '/analytics/orders' ],
			[ '48 products low in stock', '/analytics/stock' ],
		] );
	} );
} );

describe( 'the metrics of Home', () => {
	it( 'are the default ones, two of them hidden', () => {
		expect( getStats() ).toEqual( [
			'revenue/total_sales',
			'revenue/net_revenue',
			'orders/orders_count',
			'products/items_sold',
			'jetpack/stats/visitors',
			'jetpack/stats/views',
		] );
		expect( HIDDEN_STATS ).toEqual( [
			'revenue/net_revenue',
			'products/items_sold',
		] );
		expect( getStatDefinition( 'jetpack/stats/views' ) ).toBeUndefined();
	} );

	it( 'have the label, type and path of the server', () => {
		window.storedeckSettings = {
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
					{
						report: 'orders',
						key: 'avg_order_value',
						label: 'Average order value',
						type: 'currency',
					},
					{ report: 'acme', key: 'sold', label: 'Sold' },
				],
			},
		};
		expect( getStatDefinition( 'orders/avg_order_value' ) ).toEqual( {
			stat: 'orders/avg_order_value',
			label: 'Average order value',
			type: 'currency',
			endpoint: 'orders',
			field: 'avg_order_value',
			path: '/analytics/orders',
			chart: 'avg_order_value',
		} );
		// Only the server has values of this one.
		expect( getStatDefinition( 'acme/sold' ) ).toBeUndefined();
		// The user cannot see this report.
		expect( getStatDefinition( 'products/items_sold' ) ).toBeUndefined();
	} );

	it( 'are those of a plugin that filters the list', () => {
		addFilter( HOOK, 'test', () => [ 'taxes/total_tax' ] );
		expect( getStats() ).toEqual( [ 'taxes/total_tax' ] );
	} );

	it( 'are the default ones when a plugin returns an invalid list', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		addFilter( HOOK, 'test', () => undefined );
		expect( getStats() ).toHaveLength( 6 );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );

	it.each( [ undefined, '', null, 7, {}, { hiddenStats: 'x' } ] )(
		'are hidden by default when the preference is %p',
		( value ) => {
			expect( readHidden( value ) ).toBe( HIDDEN_STATS );
		}
	);

	it( 'are hidden as saved in the preference', () => {
		expect( readHidden( { hiddenStats: [ 'a/b', 3 ] } ) ).toEqual( [
			'a/b',
		] );
	} );
} );

describe( 'isOpenTask and getProgress', () => {
	const TASKS = [
		{ id: 'a', isComplete: true },
		{ id: 'b' },
		{ id: 'c', isDismissed: true },
		{ id: 'd', canView: false },
		{ id: 'e', isSnoozed: true },
	];

	it( 'treats completed, snoozed and dismissed tasks as not open', () => {
		expect( TASKS.filter( isOpenTask ).map( ( { id } ) => id ) ).toEqual( [
			'b',
		] );
	} );

	it( 'counts all tasks that were not dismissed', () => {
		expect( getProgress( TASKS ) ).toEqual( { total: 3, completed: 1 } );
	} );
} );

describe( 'isShown', () => {
	it( 'omits lists that the user or the server hides', () => {
		expect( isShown( {} ) ).toBe( true );
		expect( isShown( { isHidden: false, isVisible: true } ) ).toBe( true );
		expect( isShown( { isHidden: true } ) ).toBe( false );
		expect( isShown( { isHidden: false, isVisible: false } ) ).toBe(
			false
		);
	} );
} );
