import * as fc from 'fast-check';
import {
	fakeNetwork,
	createResponse,
	settle,
} from '@storedeck/data/test/fake-network';
import { readAttention, toAttention } from '../read';

beforeEach( () => {
	window.storedeckSettings = {
		manageStock: true,
		actionableOrderStatuses: [ 'processing', 'on-hold' ],
		currentUser: {
			id: 1,
			name: '',
			capabilities: {},
			preferences: {
				activity_panel_inbox_last_read: Date.parse(
					'2026-01-02T00:00:00Z'
				),
			},
		},
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const NO_ROUTE = createResponse(
	{ code: 'rest_no_route', message: 'No route.' },
	{ status: 404 }
);

describe( 'toAttention', () => {
	it( 'keeps counts and drops everything else', () => {
		expect(
			toAttention( { orders: 3, low_stock: 0, reviews: '4', x: 5 } )
		).toEqual( { orders: 3, low_stock: 0 } );
	} );

	it( 'accepts any response', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				Object.values( toAttention( answer ) ).forEach( ( count ) =>
					expect( Number.isInteger( count ) ).toBe( true )
				);
			} )
		);
	} );
} );

describe( 'readAttention', () => {
	it( 'sends one request', async () => {
		const calls = fakeNetwork( {
			'GET /storedeck/v1/attention': { orders: 2, messages: 1 },
		} );
		const response = readAttention();
		await settle();
		expect( await response ).toEqual( { orders: 2, messages: 1 } );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'requests each count when the server has no combined route', async () => {
		const calls = fakeNetwork( {
			'GET /storedeck/v1/attention': NO_ROUTE,
			'GET /wc-analytics/orders': createResponse( [ { id: 1 } ], {
				totalResults: 7,
				totalPages: 7,
			} ),
			'GET /wc-analytics/products/count-low-in-stock': { total: 4 },
			// A user who may not moderate reviews gets no count for them.
			'GET /wc-analytics/products/reviews': createResponse(
				{ code: 'woocommerce_rest_cannot_view', message: 'No.' },
				{ status: 403 }
			),
			'GET /wc-analytics/admin/notes': [
				{ id: 1, date_created_gmt: '2026-01-01T23:59:59' },
				{ id: 2, date_created_gmt: '2026-01-02T00:00:01' },
			],
		} );
		const response = readAttention();
		await settle();
		expect( await response ).toEqual( {
			orders: 7,
			low_stock: 4,
			messages: 1,
		} );
		const orders = calls.find( ( { path } ) => path.endsWith( '/orders' ) );
		expect( orders?.query ).toMatchObject( {
			status: 'processing,on-hold',
			per_page: '1',
		} );
	} );

	it( 'rejects when the request fails', async () => {
		fakeNetwork( {
			'GET /storedeck/v1/attention': createResponse(
				{ code: 'no', message: 'Not today.' },
				{ status: 400 }
			),
		} );
		const response = await expect( readAttention() ).rejects.toThrow(
			'Not today.'
		);
		await settle();
		await response;
	} );
} );
