import { itemsStore } from '../store';
import { reportsStore } from '../../reports';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( itemsStore );
const dispatch = () => registry.dispatch( itemsStore );
const lastWrite = () =>
	calls.filter( ( { method } ) => method !== 'GET' ).at( -1 );
const products = [
	{ id: 9, name: 'Hat', stock_quantity: 4 },
	{ id: 4, name: 'Cap', stock_quantity: 2 },
];

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( itemsStore, reportsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getItems', () => {
	const query = { page: 1, per_page: 2 };
	const read = () => select().getItems( 'products', query );
	const load = async () => {
		read();
		await settle();
		await calls[ 0 ]?.respond( products, { totalResults: 12 } );
	};

	it( 'returns items by id in the order of the response', async () => {
		await load();
		expect( calls[ 0 ]?.decodedUrl ).toBe(
			'/wc-analytics/products?page=1&per_page=2'
		);
		expect( [ ...read().keys() ] ).toEqual( [ 9, 4 ] );
		expect( read().get( 4 ) ).toEqual( products[ 1 ] );
	} );

	it( 'returns the same map until one of its items changes', async () => {
		expect( read() ).toBe( read() );
		await load();
		const before = read();
		dispatch().setItem( 'products', 77, { name: 'Elsewhere' } );
		expect( read() ).toBe( before );
		dispatch().setItem( 'products', 9, { name: 'Bonnet' } );
		expect( read() ).not.toBe( before );
		expect( read().get( 9 ) ).toEqual( {
			id: 9,
			name: 'Bonnet',
			stock_quantity: 4,
		} );
	} );

	it( 'returns the default value before the response, and sends one request', async () => {
		const fallback = new Map();
		expect( select().getItems( 'products', query, fallback ) ).toBe(
			fallback
		);
		await load();
		expect( select().getItems( 'products', query, fallback ) ).toBe(
			read()
		);
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'requests categories from the products route', async () => {
		select().getItems( 'categories', {} );
		await settle();
		expect( calls[ 0 ]?.path ).toBe( '/wc-analytics/products/categories' );
	} );

	it( 'requests all items with `per_page: -1`', async () => {
		const all = { per_page: -1 };
		select().getItems( 'products', all );
		await settle();
		await calls[ 0 ]?.respond( [ products[ 0 ] ], {
			totalResults: 2,
			totalPages: 2,
		} );
		await calls[ 1 ]?.respond( [ products[ 1 ] ] );

		expect( calls.map( ( call ) => call.query.page ) ).toEqual( [
			'1',
			'2',
		] );
		expect( select().getItems( 'products', all ).size ).toBe( 2 );
	} );

	it( 'stores the leaderboards of two periods separately', async () => {
		const board = ( name: string ) => [ { id: 'products', rows: name } ];
		for ( const after of [ 'may', 'june' ] ) {
			select().getItems( 'leaderboards', { after } );
		}
		await settle();
		await calls[ 0 ]?.respond( board( 'of may' ) );
		await calls[ 1 ]?.respond( board( 'of june' ) );

		expect(
			select()
				.getItems( 'leaderboards', { after: 'may' } )
				.get( 'products' )?.rows
		).toBe( 'of may' );
	} );

	it( 'returns the error', async () => {
		expect( select().getItemsError( 'products', query ) ).toBeUndefined();
		read();
		await settle();
		await calls[ 0 ]?.fail( 'No shelf.' );
		expect( select().getItemsError( 'products', query ) ).toMatchObject( {
			message: 'No shelf.',
		} );
		expect( select().getItemsError( 'products', {} ) ).toBeUndefined();
	} );
} );

describe( 'getItemsTotalCount', () => {
	const count = ( query: object, fallback?: number ) =>
		select().getItemsTotalCount( 'products', { ...query }, fallback );

	it( 'requests one item and stores the total for every page', async () => {
		expect( count( { status: 'publish', page: 3 }, 7 ) ).toBe( 7 );
		await settle();
		expect( calls[ 0 ]?.decodedUrl ).toBe(
			'/wc-analytics/products?status=publish&page=1&per_page=1'
		);
		await calls[ 0 ]?.respond( [ products[ 0 ] ], { totalResults: 31 } );

		expect( count( { status: 'publish', page: 3 } ) ).toBe( 31 );
		expect(
			count( { status: 'publish', per_page: 25, _fields: 'id' } )
		).toBe( 31 );
		expect( count( { status: 'draft' } ) ).toBe( 0 );
	} );

	it( 'reads it from a list as well', async () => {
		select().getItems( 'products', { page: 2, per_page: 25 } );
		await settle();
		await calls[ 0 ]?.respond( products, { totalResults: 27 } );
		expect( count( {} ) ).toBe( 27 );
	} );
} );

describe( 'updateStockStatus', () => {
	const size = { id: 8, parent_id: 4, type: 'variation' };
	const shown = () =>
		select().getItems( 'variations', {} ).get( 8 )?.stock_status;
	beforeEach( () => {
		dispatch().setItems(
			'variations',
			{},
			[ { ...size, stock_status: 'instock' } ],
			1
		);
	} );

	it( 'shows the new status at once and saves that field alone', async () => {
		const saved = dispatch().updateStockStatus( size, 'outofstock' );
		expect( shown() ).toBe( 'outofstock' );
		await settle();
		expect( lastWrite() ).toMatchObject( {
			path: '/wc-analytics/products/4/variations/8',
			data: { stock_status: 'outofstock' },
		} );
		await lastWrite()?.respond( { id: 8, stock_status: 'onbackorder' } );
		await saved;
		expect( shown() ).toBe( 'onbackorder' );
	} );

	it( 'sends the expected status, and reverts when another tab changed it', async () => {
		const failure = dispatch()
			.updateStockStatus( size, 'outofstock', {
				stock_status: 'instock',
			} )
			.catch( ( error: unknown ) => error );
		await settle();
		expect( lastWrite()?.data ).toEqual( {
			stock_status: 'outofstock',
			expected: { stock_status: 'instock' },
		} );
		const changed = {
			code: 'storedeck_product_changed',
			data: { current: { stock_status: 'onbackorder' } },
		};
		await lastWrite()?.respond( changed, { status: 409 } );
		expect( await failure ).toMatchObject( changed );
		expect( shown() ).toBe( 'instock' );
	} );

	it( 'undoes the change when it fails', async () => {
		const failure = dispatch()
			.updateStockStatus( size, 'outofstock' )
			.catch( ( error: unknown ) => error );
		await settle();
		await lastWrite()?.fail( 'Locked.' );
		expect( await failure ).toMatchObject( { message: 'Locked.' } );
		expect( shown() ).toBe( 'instock' );
	} );
} );

describe( 'saveItem', () => {
	it( 'creates an item without an id and updates one with an id', async () => {
		const created = dispatch().saveItem( 'products', { name: 'Hat' } );
		await settle();
		expect( lastWrite() ).toMatchObject( {
			method: 'POST',
			path: '/wc-analytics/products',
			data: { name: 'Hat' },
		} );
		await lastWrite()?.respond( { id: 9, name: 'Hat' } );
		expect( await created ).toEqual( { id: 9, name: 'Hat' } );

		const updated = dispatch().saveItem( 'products', { sku: 'h' }, 9 );
		await settle();
		expect( lastWrite() ).toMatchObject( {
			method: 'PUT',
			path: '/wc-analytics/products/9',
		} );
		await lastWrite()?.respond( { id: 9, name: 'Hat', sku: 'h' } );
		await updated;
		expect(
			calls.filter( ( { method } ) => method !== 'GET' )
		).toHaveLength( 2 );
	} );

	it( 'rejects with the error of the server', async () => {
		const failure = dispatch()
			.saveItem( 'products', { sku: 'taken' } )
			.catch( ( error: unknown ) => error );
		await settle();
		await lastWrite()?.fail( 'The SKU is in use.' );
		expect( await failure ).toMatchObject( {
			message: 'The SKU is in use.',
		} );
	} );
} );

describe( 'saveItems', () => {
	it( 'changes many items and returns those that failed', async () => {
		const saved = dispatch().saveItems( 'products/3/variations', [
			{ id: 9, ...{ regular_price: '5' } },
			{ id: 4, ...{ regular_price: 'x' } },
		] );
		await settle();
		expect( lastWrite() ).toMatchObject( {
			method: 'POST',
			path: '/wc-analytics/products/3/variations/batch',
			data: {
				update: [
					{ id: 9, regular_price: '5' },
					{ id: 4, regular_price: 'x' },
				],
			},
		} );
		const params = { regular_price: 'No number.' };
		const hat = { id: 9, regular_price: '5' };
		await lastWrite()?.respond( {
			update: [
				hat,
				{ id: 4, error: { message: 'Invalid.', data: { params } } },
			],
		} );
		expect( await saved ).toEqual( {
			changed: [ hat ],
			failed: [ { id: 4, message: 'Invalid.', params } ],
		} );
	} );
} );

describe( 'deleteItem', () => {
	it( 'deletes an item and loads lists again', async () => {
		select().getItems( 'products', {} );
		await settle();
		await calls[ 0 ]?.respond( products );
		const deleted = dispatch().deleteItem( 'products', 4, {
			force: true,
		} );
		await settle();
		expect( lastWrite() ).toMatchObject( {
			method: 'DELETE',
			decodedUrl: '/wc-analytics/products/4?force=true',
		} );
		await lastWrite()?.respond( products[ 1 ] );
		await deleted;
		select().getItems( 'products', {} );
		await settle();
		expect(
			calls.filter( ( { method } ) => method === 'GET' )
		).toHaveLength( 2 );
	} );
} );

describe( 'updateProductStock', () => {
	const cap = { id: 4, name: 'Cap', type: 'simple', stock_quantity: 2 };
	const shown = () =>
		select().getItems( 'products', {} ).get( 4 )?.stock_quantity;
	beforeEach( () => {
		dispatch().setItems( 'products', {}, [ cap ], 1 );
	} );

	it( 'shows the new quantity at once and saves the product', async () => {
		const saved = dispatch().updateProductStock( cap, 5 );
		expect( shown() ).toBe( 5 );
		await settle();
		const call = lastWrite();
		expect( call ).toMatchObject( {
			path: '/wc-analytics/products/4',
			data: { ...cap, stock_quantity: 5 },
		} );
		await call?.respond( { id: 4 } );
		await expect( saved ).resolves.toBe( true );
		expect( shown() ).toBe( 5 );
	} );

	it( 'sends the expected values, and reverts when one was changed', async () => {
		const saved = dispatch().updateProductStock( { id: 4 }, 5, {
			stock_quantity: 2,
		} );
		await settle();
		expect( lastWrite()?.data ).toEqual( {
			id: 4,
			stock_quantity: 5,
			expected: { stock_quantity: 2 },
		} );
		const changed = {
			code: 'storedeck_product_changed',
			message: 'Changed.',
			data: { current: { stock_quantity: 12 } },
		};
		await lastWrite()?.respond( changed, { status: 409 } );
		await expect( saved ).resolves.toBe( false );
		expect( shown() ).toBe( 2 );
		expect( select().getItemsError( 'products', 4 ) ).toMatchObject(
			changed
		);
	} );

	it( 'sends one request after the other and keeps the last quantity', async () => {
		const writes = () => calls.filter( ( { method } ) => method === 'PUT' );
		const all = [ 5, 6, 7 ].map( ( quantity ) =>
			dispatch().updateProductStock( cap, quantity )
		);
		expect( shown() ).toBe( 7 );
		await settle();
		expect( writes() ).toHaveLength( 1 );
		await lastWrite()?.respond( { id: 4 } );
		await settle();
		await lastWrite()?.fail( 'Busy.' );
		expect( shown() ).toBe( 7 );
		await settle();
		expect( lastWrite() ).toMatchObject( { data: { stock_quantity: 7 } } );
		await lastWrite()?.respond( {
			id: 4,
			stock_quantity: 7,
			stock_status: 'instock',
		} );
		await expect( Promise.all( all ) ).resolves.toEqual( [
			true,
			false,
			true,
		] );
		expect( shown() ).toBe( 7 );
	} );

	it( 'stores the quantity of the response, for variations too', async () => {
		const size = { id: 8, parent_id: 4, type: 'variation', sku: 'cap-s' };
		dispatch().setItems( 'variations', {}, [ size ], 1 );
		const read = () => select().getItems( 'variations', {} ).get( 8 );
		const { sku, ...product } = size;
		const saved = dispatch().updateProductStock( product, 0 );
		expect( read() ).toMatchObject( { stock_quantity: 0, sku } );
		await settle();
		await lastWrite()?.respond( {
			id: 8,
			stock_quantity: 0,
			stock_status: 'outofstock',
		} );
		await expect( saved ).resolves.toBe( true );
		expect( read() ).toEqual( {
			...size,
			stock_quantity: 0,
			stock_status: 'outofstock',
		} );
	} );

	it( 'saves a variation by its product', async () => {
		dispatch().updateProductStock(
			{ id: 8, parent_id: 4, type: 'variation', stock_quantity: 1 },
			0
		);
		await settle();
		expect( lastWrite()?.path ).toBe(
			'/wc-analytics/products/4/variations/8'
		);
	} );

	it( 'undoes the change and stores the error by the product when it fails', async () => {
		const saved = dispatch().updateProductStock( cap, 5 );
		await settle();
		await lastWrite()?.fail( 'Sold out.' );
		await expect( saved ).resolves.toBe( false );
		expect( shown() ).toBe( 2 );
		expect( select().getItemsError( 'products', 4 ) ).toMatchObject( {
			message: 'Sold out.',
		} );

		const again = dispatch().updateProductStock( cap, 5 );
		expect( select().getItemsError( 'products', 4 ) ).toBeUndefined();
		await settle();
		await lastWrite()?.respond( {} );
		await expect( again ).resolves.toBe( true );
	} );

	it( 'invalidates the reports with stock and no others', async () => {
		const reports = registry.select( reportsStore );
		const read = async () => {
			reports.getReportItems( 'stock', {} );
			reports.getReportItems( 'taxes', {} );
			await settle();
		};
		await read();
		await calls[ 0 ]?.respond( [] );
		await calls[ 1 ]?.respond( [] );
		dispatch().updateProductStock( cap, 5 );
		await settle();
		await lastWrite()?.respond( {} );
		const before = calls.length;
		await read();

		expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
			'/wc-analytics/reports/stock',
		] );
	} );
} );

describe( 'createProductFromTemplate', () => {
	it( 'creates, stores and returns the product', async () => {
		const made = dispatch().createProductFromTemplate(
			{ template_name: 'physical', status: 'draft' },
			{ _fields: 'id' }
		);
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			decodedUrl:
				'/wc-admin/onboarding/tasks/create_product_from_template?_fields=id',
			data: { template_name: 'physical', status: 'draft' },
		} );
		await calls[ 0 ]?.respond( { id: 31 } );
		await expect( made ).resolves.toEqual( { id: 31 } );
	} );

	it( 'stores the error by its query and rejects', async () => {
		const made = dispatch().createProductFromTemplate( {}, { a: 1 } );
		await settle();
		await Promise.all( [
			expect( made ).rejects.toThrow( 'No such template.' ),
			calls[ 0 ]?.fail( 'No such template.' ),
		] );
		expect(
			select().getItemsError( 'createProductFromTemplate', { a: 1 } )
		).toMatchObject( { message: 'No such template.' } );
	} );
} );

describe( 'setters', () => {
	it( 'sets lists, totals and errors', () => {
		dispatch().setItems( 'coupons', { page: 1 }, [ { id: 3 } ], 8 );
		dispatch().setItemsTotalCount( 'orders', {}, 5 );
		dispatch().setError( 'taxes', {}, { message: 'no' } );

		expect( select().getItems( 'coupons', { page: 1 } ).size ).toBe( 1 );
		expect( select().getItemsTotalCount( 'coupons', {} ) ).toBe( 8 );
		expect( select().getItemsTotalCount( 'orders', {} ) ).toBe( 5 );
		expect( select().getItemsError( 'taxes', {} ) ).toEqual( {
			message: 'no',
		} );
	} );
} );
