import revenue from '../../../reports/revenue';
import { buildCsv } from '../download';

const day = ( index: number ) => ( {
	interval: `day-${ index }`,
	date_start: '2026-03-08 00:00:00',
	date_end: '2026-03-08 23:59:59',
	subtotals: { orders_count: index, gross_sales: -1.5 },
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
