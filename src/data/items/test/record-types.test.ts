import { getRecordType } from '../resources';
import { itemsStore } from '../store';
import { onboardingStore } from '../../onboarding';
import { reportsStore } from '../../reports';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( itemsStore );
const dispatch = () => registry.dispatch( itemsStore );
const writes = () => calls.filter( ( { method } ) => method !== 'GET' );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( itemsStore, reportsStore, onboardingStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getRecordType', () => {
	it.each( [
		[ 'products', 'products' ],
		[ 'variations', 'products' ],
		[ 'products/7/variations', 'products' ],
		[ 'products/17/variations', 'products' ],
		[ 'products/17/variations/generate', 'products' ],
		[ 'coupons', 'coupons' ],
		[ 'products/x/variations', 'products/x/variations' ],
		[ 'acme/products/7/variations', 'acme/products/7/variations' ],
		[ 'products/7/variations/9', 'products/7/variations/9' ],
	] )( 'stores %s as %s', ( itemType, recordType ) => {
		expect( getRecordType( itemType ) ).toBe( recordType );
	} );

	it( 'differs for leaderboards of two queries', () => {
		expect( getRecordType( 'leaderboards', { after: 'may' } ) ).not.toBe(
			getRecordType( 'leaderboards', { after: 'june' } )
		);
	} );
} );

describe( 'lists that are requested again after a change', () => {
	const lists = [
		'products',
		'variations',
		'products/4/variations',
		'coupons',
		'taxes',
	];
	const readAll = async () => {
		const from = calls.length;
		lists.forEach( ( list ) => select().getItems( list, {} ) );
		registry.select( reportsStore ).getReportItems( 'stock', {} );
		registry.select( reportsStore ).getReportItems( 'taxes', {} );
		registry.select( onboardingStore ).getTaskLists();
		await settle();
		const sent = calls.slice( from );
		for ( const call of sent ) {
			await call.respond( [] );
		}
		return sent.map( ( { path } ) => path.replace( /^\/[^/]+\//, '' ) );
	};

	it.each( [
		[
			'products/4/variations/generate',
			[
				'products',
				'variations',
				'products/4/variations',
				'reports/stock',
			],
		],
		[ 'products', [ 'products', 'variations', 'reports/stock' ] ],
		[ 'coupons', [ 'coupons' ] ],
		[ 'taxes', [ 'taxes', 'reports/taxes', 'onboarding/tasks' ] ],
	] )( 'depend on its type: %s', async ( itemType, expected ) => {
		await readAll();
		const saved = dispatch().saveItem( itemType, {} );
		await settle();
		await writes()[ 0 ]?.respond( { id: 5 } );
		await saved;
		expect( ( await readAll() ).sort() ).toEqual( [ ...expected ].sort() );
		const deleted = dispatch().deleteItem( itemType, 5 );
		await settle();
		expect( writes()[ 1 ]?.query ).toEqual( {} );
		await writes()[ 1 ]?.respond( { id: 5 } );
		await deleted;
		expect( ( await readAll() ).sort() ).toEqual( [ ...expected ].sort() );
	} );
} );

describe( 'saving', () => {
	it( 'sends changes of one item one after the other', async () => {
		dispatch().saveItem( 'products', { name: 'a' }, 9 );
		dispatch().saveItem( 'products', { name: 'b' }, 9 );
		dispatch().saveItem( 'products', { name: 'c' }, 8 );
		await settle();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ name: 'a' },
			{ name: 'c' },
		] );
		await writes()[ 0 ]?.respond( { id: 9 } );
		expect( writes() ).toHaveLength( 3 );
	} );

	it( 'sends quantity and status of a product one after the other', async () => {
		dispatch().updateProductStock( { id: 4 }, 5 );
		dispatch().updateStockStatus( { id: 4 }, 'outofstock' );
		await settle();
		expect( writes() ).toHaveLength( 1 );
		await writes()[ 0 ]?.respond( { id: 4 } );
		expect( writes()[ 1 ]?.path ).toBe( '/wc-analytics/products/4' );
	} );

	it.each( [
		[ 'a status', { stock_status: 'onbackorder' }, 'onbackorder' ],
		[ 'no status', {}, 'outofstock' ],
		[ 'an invalid status', { stock_status: 5 }, 'outofstock' ],
	] )(
		'stores the status when the response has %s, and requests reports again',
		async ( _what, body, status ) => {
			const stock = () =>
				registry.select( reportsStore ).getReportItems( 'stock', {} );
			stock();
			await settle();
			await calls[ 0 ]?.respond( [] );
			const cap = { id: 4, stock_status: 'instock' };
			dispatch().setItems( 'products', {}, [ cap ] );
			const saved = dispatch().updateStockStatus( cap, 'outofstock' );
			await settle();
			await writes()[ 0 ]?.respond( { id: 4, ...body } );
			await saved;
			expect(
				select().getItems( 'products', {} ).get( 4 )?.stock_status
			).toBe( status );
			stock();
			await settle();
			expect( calls.at( -1 )?.path ).toBe(
				'/wc-analytics/reports/stock'
			);
		}
	);

	it( 'stores the quantity of the response, if it is a number', async () => {
		const cap = { id: 4, stock_quantity: 2, stock_status: 'instock' };
		const shown = () => select().getItems( 'products', {} ).get( 4 );
		dispatch().setItems( 'products', {}, [ cap ] );
		dispatch().updateProductStock( cap, 5 );
		await settle();
		await writes()[ 0 ]?.respond( {
			stock_quantity: null,
			stock_status: false,
		} );
		expect( shown() ).toEqual( { ...cap, stock_quantity: 5 } );
		dispatch().updateProductStock( cap, 6 );
		await settle();
		await writes()[ 1 ]?.respond( { stock_quantity: 8 } );
		expect( shown() ).toEqual( { ...cap, stock_quantity: 8 } );
	} );

	it( 'stores a product that was created from a template', async () => {
		dispatch().setItems( 'products', {}, [ { id: 31, name: 'Old' } ] );
		dispatch().createProductFromTemplate( { template_name: 'physical' } );
		await settle();
		expect( writes()[ 0 ]?.query ).toEqual( {} );
		await writes()[ 0 ]?.respond( { id: 31, name: 'New' } );
		expect( select().getItems( 'products', {} ).get( 31 )?.name ).toBe(
			'New'
		);
	} );
} );

describe( 'lists', () => {
	it( 'need no query', async () => {
		select().getItems( 'coupons' );
		await settle();
		expect( calls[ 0 ]?.url ).toBe( '/wc-analytics/coupons' );
		await calls[ 0 ]?.respond( [ { id: 3 } ], { totalResults: 8 } );
		expect( select().getItems( 'coupons' ).size ).toBe( 1 );
		expect( select().getItemsTotalCount( 'coupons' ) ).toBe( 8 );
	} );

	it( 'keep their total when they are set without one', () => {
		dispatch().setItemsTotalCount( 'coupons', {}, 5 );
		dispatch().setItems( 'coupons', {}, [ { id: 3 } ] );
		expect( select().getItemsTotalCount( 'coupons', {} ) ).toBe( 5 );
	} );
} );
