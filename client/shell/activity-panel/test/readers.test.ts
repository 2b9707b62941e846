import * as fc from 'fast-check';
import { readOrders } from '../read-orders';
import { readStock } from '../read-stock';

describe( 'readOrders', () => {
	it( 'counts items and parses amounts', () => {
		expect(
			readOrders( [
				{
					id: 7,
					number: '1007',
					status: 'processing',
					total: '12.50',
					currency: 'EUR',
					currency_symbol: '€',
					date_created: '2026-01-02T03:04:05',
					billing: { first_name: 'Ada', last_name: 'L.' },
					line_items: [ { quantity: 2 }, { quantity: 3 } ],
				},
				{ id: 8 },
			] )
		).toEqual( [
			{
				id: 7,
				number: '1007',
				status: 'processing',
				total: 12.5,
				currency: { code: 'EUR', symbol: '€' },
				items: 5,
				date: '2026-01-02T03:04:05',
				customer: 'Ada L.',
			},
			{
				id: 8,
				number: '8',
				status: '',
				total: 0,
				currency: undefined,
				items: 0,
				date: '',
				customer: '',
			},
		] );
	} );
} );

it( 'reads what is left of an order after its refunds', () => {
	expect(
		readOrders( [
			{
				id: 7,
				total: '12.30',
				refunds: [ { total: '-0.10' }, { total: '-12.10' }, null ],
			},
		] )
	).toMatchObject( [ { total: 0.1 } ] );
} );

describe( 'readStock', () => {
	it( 'reads products and variations', () => {
		expect(
			readStock( [
				{
					id: 3,
					name: 'Cap',
					type: 'variation',
					parent_id: 2,
					stock_quantity: -1,
					images: [ { src: 'a.png' }, null ],
				},
			] )
		).toEqual( [
			{
				id: 3,
				name: 'Cap',
				type: 'variation',
				parentId: 2,
				quantity: -1,
				images: [ { src: 'a.png' } ],
			},
		] );
	} );
} );

it( 'accepts any list of rows', () => {
	fc.assert(
		fc.property( fc.array( fc.anything() ), ( rows ) => {
			expect( readOrders( rows ).length ).toBeLessThanOrEqual(
				rows.length
			);
			expect( readStock( rows ).length ).toBeLessThanOrEqual(
				rows.length
			);
		} )
	);
} );
