import { describeChange } from '../describe-change';

type Input = Parameters< typeof describeChange >[ 0 ];

const sales = { key: 'total_sales', type: 'currency' } as const;
const tell = ( input: Partial< Input > ) =>
	describeChange( {
		metric: sales,
		label: 'Nov 1 - 30, 2025',
		totals: {},
		previous: {},
		...input,
	} );
const day = (
	label: string,
	value: number | null,
	previous: number | null
) => ( {
	label,
	value,
	previous,
} );

describe( 'describeChange', () => {
	it( 'tells a rise by orders, amount per order and the day that added most', () => {
		expect(
			tell( {
				totals: { total_sales: 150, orders_count: 12 },
				previous: { total_sales: 100, orders_count: 10 },
				intervals: [ day( 'Nov 1', 90, 80 ), day( 'Nov 2', 60, 20 ) ],
			} )
		).toBe(
			'Up 50% on Nov 1 - 30, 2025: 20% more orders, 25% more per order; Nov 2 alone added $40.00'
		);
	} );

	it( 'tells a fall by the day that took away most', () => {
		expect(
			tell( {
				totals: { total_sales: 60, orders_count: 10 },
				previous: { total_sales: 100, orders_count: 10 },
				intervals: [ day( 'Nov 1', 50, 10 ), day( 'Nov 2', 10, 90 ) ],
			} )
		).toBe(
			'Down 40% on Nov 1 - 30, 2025: as many orders, 40% less per order; Nov 2 alone took away $80.00'
		);
	} );

	it( 'tells fewer orders of the same amount', () => {
		expect(
			tell( {
				totals: { total_sales: 50, orders_count: 5 },
				previous: { total_sales: 100, orders_count: 10 },
			} )
		).toBe(
			'Down 50% on Nov 1 - 30, 2025: 50% fewer orders, as much per order'
		);
	} );

	it( 'tells the amount if there was nothing before', () => {
		expect(
			tell( {
				totals: { total_sales: 40, orders_count: 2 },
				previous: { total_sales: 0, orders_count: 0 },
			} )
		).toBe( 'Up $40.00 on Nov 1 - 30, 2025' );
	} );

	it( 'tells the amount if the percentage would be 0', () => {
		expect(
			tell( {
				totals: { total_sales: 1000.3 },
				previous: { total_sales: 1000.1 },
			} )
		).toBe( 'Up $0.20 on Nov 1 - 30, 2025' );
	} );

	it( 'does not explain a metric that is unchanged', () => {
		expect(
			tell( {
				totals: { total_sales: 40, orders_count: 2 },
				previous: { total_sales: 40, orders_count: 4 },
				intervals: [ day( 'Nov 1', 40, 0 ), day( 'Nov 2', 0, 40 ) ],
			} )
		).toBe( 'Unchanged from Nov 1 - 30, 2025' );
	} );

	it( 'does not divide negative amounts by orders', () => {
		expect(
			tell( {
				totals: { total_sales: 50, orders_count: 2 },
				previous: { total_sales: -50, orders_count: 1 },
			} )
		).toBe( 'Up 200% on Nov 1 - 30, 2025' );
	} );

	it( 'names no interval if there is only one', () => {
		expect(
			tell( {
				totals: { total_sales: 2 },
				previous: { total_sales: 1 },
				intervals: [ day( 'Nov 1', 2, 1 ) ],
			} )
		).toBe( 'Up 100% on Nov 1 - 30, 2025' );
	} );

	it( 'names no interval that explains less than a fifth', () => {
		expect(
			tell( {
				totals: { total_sales: 12 },
				previous: { total_sales: 6 },
				intervals: Array.from( { length: 6 }, ( _, index ) =>
					day( `Nov ${ index }`, 2, 1 )
				),
			} )
		).toBe( 'Up 100% on Nov 1 - 30, 2025' );
	} );

	it( 'does not count intervals that have no value in one period', () => {
		expect(
			tell( {
				totals: { total_sales: 20 },
				previous: { total_sales: 10 },
				intervals: [
					day( 'Nov 1', 14, 10 ),
					day( 'Nov 2', 6, null ),
					day( 'Nov 3', null, 90 ),
				],
			} )
		).toBe( 'Up 100% on Nov 1 - 30, 2025: Nov 1 alone added $4.00' );
	} );

	it( 'tells a number without orders', () => {
		expect(
			tell( {
				metric: { key: 'orders_count', type: 'number' },
				totals: { orders_count: 3 },
				previous: { orders_count: 2 },
				intervals: [ day( 'Nov 1', 1, 1 ), day( 'Nov 2', 2, 1 ) ],
			} )
		).toBe( 'Up 50% on Nov 1 - 30, 2025: Nov 2 alone added 1' );
	} );

	it( 'does not add up averages', () => {
		expect(
			tell( {
				metric: { key: 'avg_order_value', type: 'currency' },
				totals: { avg_order_value: 20, orders_count: 2 },
				previous: { avg_order_value: 10, orders_count: 1 },
				intervals: [ day( 'Nov 1', 30, 1 ), day( 'Nov 2', 20, 10 ) ],
			} )
		).toBe( 'Up 100% on Nov 1 - 30, 2025' );
	} );

	it( 'is empty without a comparison', () => {
		expect(
			tell( { totals: { total_sales: 1 }, previous: undefined } )
		).toBe( '' );
	} );
} );
