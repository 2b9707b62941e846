import { getItemQuery } from '../dimensions';

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
