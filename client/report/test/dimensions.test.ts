import { DIMENSIONS, getReport } from '../../reports/test/definitions';
import { getItemQuery, getRowDimension } from '../dimensions';

beforeAll( () => {
	window.storedeckSettings = { dimensions: DIMENSIONS };
} );

afterAll( () => {
	delete window.storedeckSettings;
} );

describe( 'getRowDimension', () => {
	it( 'is the one whose ids the rows have', () => {
		expect( getRowDimension( getReport( 'products' ), {} ) ).toEqual( {
			segmentby: 'product',
			field: 'product_id',
			param: 'products',
		} );
	} );

	it( 'is the one that the URL chooses, or the first', () => {
		const report = getReport( 'payments' );
		expect( getRowDimension( report, {} ) ).toEqual( {
			segmentby: 'payment_method',
			field: 'value',
		} );
		expect( getRowDimension( report, { by: 'hour' } ) ).toEqual( {
			segmentby: 'hour',
			field: 'value',
		} );
	} );

	it( 'is undefined for orders and intervals', () => {
		expect( getRowDimension( getReport( 'orders' ), {} ) ).toBeUndefined();
		expect( getRowDimension( getReport( 'revenue' ), {} ) ).toBeUndefined();
	} );
} );

describe( 'getItemQuery', () => {
	it( 'asks for orders without a value by what stands for it', () => {
		const query = { filter: 'advanced', payment_method_is: '{id}' };
		expect(
			getItemQuery(
				{ report: '/analytics/orders', query, unknown: '(unknown)' },
				''
			)
		).toEqual( { filter: 'advanced', payment_method_is: '(unknown)' } );
	} );
} );
