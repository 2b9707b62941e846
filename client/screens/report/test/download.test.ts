import { requestList, requestWithHeaders } from '@storedeck/api';
import orders from '../../../reports/orders';
import revenue from '../../../reports/revenue';
import { MAX_ROWS, buildCsv, loadAllRows } from '../download';

jest.mock( '@storedeck/api', () => ( {
	...jest.requireActual( '@storedeck/api' ),
	requestList: jest.fn(),
	requestWithHeaders: jest.fn(),
} ) );

const day = ( index: number ) => ( {
	interval: `day-${ index }`,
	date_start: '2026-03-08 00:00:00',
	date_end: '2026-03-08 23:59:59',
	subtotals: { orders_count: index, gross_sales: -1.5 },
} );

describe( 'loadAllRows', () => {
	it( 'puts the pages of intervals together in their order', async () => {
		jest.mocked( requestWithHeaders ).mockImplementation(
			async ( { query } ) => {
				const page = Number( query?.page );
				const length = page === 3 ? 50 : 100;
				return {
					data: {
						intervals: Array.from( { length }, ( _, index ) =>
							day( ( page - 1 ) * 100 + index )
						),
					},
					headers: new Headers( { 'x-wp-total': '250' } ),
					status: 200,
				};
			}
		);
		const rows = await loadAllRows( revenue, { order: 'asc' } );
		expect( rows ).toHaveLength( 250 );
		expect( rows[ 249 ] ).toEqual( day( 249 ) );
	} );

	it( 'refuses more than a browser should hold, before loading it', async () => {
		jest.mocked( requestList ).mockResolvedValue( {
			data: [],
			totalResults: MAX_ROWS + 1,
			totalPages: 201,
		} );
		await expect( loadAllRows( orders, {} ) ).rejects.toThrow(
			'20,001 rows are too many'
		);
		expect( requestList ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'fails as a whole when one page fails', async () => {
		jest.mocked( requestList ).mockImplementation( async ( { query } ) => {
			if ( query?.page === 2 ) {
				throw new Error( 'page 2 is broken' );
			}
			return { data: [ {} ], totalResults: 300, totalPages: 3 };
		} );
		await expect( loadAllRows( orders, {} ) ).rejects.toThrow(
			'page 2 is broken'
		);
	} );
} );

describe( 'buildCsv', () => {
	it( 'writes the visible columns: dates ISO, money as decimals', () => {
		expect(
			buildCsv( revenue, [ day( 3 ) ], [ 'refunds', 'coupons' ] )
		).toBe(
			'Date,Orders,"Gross sales","Net sales",Taxes,Shipping,"Total sales"\n2026-03-08,3,-1.50,,,,'
		);
	} );
} );
