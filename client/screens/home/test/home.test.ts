import { addFilter, removeFilter } from '@wordpress/hooks';
import { getAttentionLines } from '../attention-lines';
import { getProgress, isOpenTask } from '../open-tasks';
import { HIDDEN_STATS, getKnownStat, getStats } from '../stats';
import { readHidden } from '../use-home-preferences';

const HOOK = 'woocommerce_admin_homepage_default_stats';

afterEach( () => {
	removeFilter( HOOK, 'test' );
	delete window.storedeckSettings;
} );

describe( 'the lines of attention', () => {
	it( 'leave out what there is none of', () => {
		expect( getAttentionLines( {}, true ) ).toEqual( [] );
		expect(
			getAttentionLines(
				{ orders: 0, low_stock: 1, reviews: 2 },
				true
			).map( ( { label } ) => label )
		).toEqual( [ '1 product low in stock', '2 reviews to moderate' ] );
	} );

	it( 'lead readers of reports to reports', () => {
		const lines = getAttentionLines( { orders: 3, low_stock: 1 }, false );
		expect( lines.map( ( { panel } ) => panel ) ).toEqual( [
			undefined,
			undefined,
		] );
		expect(
			lines.map( ( { href } ) => decodeURIComponent( href ) )
		).toEqual( [
			expect.stringContaining( 'path=/analytics/orders' ),
			expect.stringContaining( 'path=/analytics/stock' ),
		] );
	} );
} );

describe( 'the figures', () => {
	it( 'are the usual ones, two of them hidden', () => {
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
		expect( getKnownStat( 'jetpack/stats/views' ) ).toBeUndefined();
	} );

	it( 'are a plugin’s where it gives a list, when it is asked for', () => {
		addFilter( HOOK, 'test', () => [ 'taxes/total_tax' ] );
		expect( getStats() ).toEqual( [ 'taxes/total_tax' ] );
	} );

	it( 'stay when a plugin breaks them', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		addFilter( HOOK, 'test', () => undefined );
		expect( getStats() ).toHaveLength( 6 );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );

	it.each( [ undefined, '', null, 7, {}, { hiddenStats: 'x' } ] )(
		'are hidden as usual where %p was chosen',
		( value ) => {
			expect( readHidden( value ) ).toBe( HIDDEN_STATS );
		}
	);

	it( 'are hidden as they were chosen', () => {
		expect( readHidden( { hiddenStats: [ 'a/b', 3 ] } ) ).toEqual( [
			'a/b',
		] );
	} );
} );

describe( 'the tasks', () => {
	const TASKS = [
		{ id: 'a', isComplete: true },
		{ id: 'b' },
		{ id: 'c', isDismissed: true },
		{ id: 'd', canView: false },
		{ id: 'e', isSnoozed: true },
	];

	it( 'are open until they are done, put off or taken away', () => {
		expect( TASKS.filter( isOpenTask ).map( ( { id } ) => id ) ).toEqual( [
			'b',
		] );
	} );

	it( 'count towards the progress unless they were taken away', () => {
		expect( getProgress( TASKS ) ).toEqual( { total: 3, done: 1 } );
	} );
} );
