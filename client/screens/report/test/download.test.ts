import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { filterReportTable } from '../../../report/filter-table';
import type { ReportTableContent } from '@storedeck/extend';
import { getCells, getHeaders } from '../../../report/columns';
import { buildCsv, getCsvColumns } from '../download';
import { getReport } from '../../../reports/test/definitions';

const orders = getReport( 'orders' );
const revenue = getReport( 'revenue' );

const day = ( index: number ) => ( {
	interval: `day-${ index }`,
	date_start: '2026-03-08 00:00:00',
	date_end: '2026-03-08 23:59:59',
	subtotals: { orders_count: index, gross_sales: -1.5 },
} );

const HOOK = 'woocommerce_admin_report_table';

/** The table of the Revenue report with one row. */
function makeTable() {
	const columns = revenue.columns;
	return filterReportTable( {
		endpoint: 'revenue',
		headers: getHeaders( columns, [] ),
		rows: [ getCells( columns, day( 3 ) as never ) ],
		totals: {},
		summary: [],
		items: { data: [ day( 3 ) ], totalResults: 1 },
		query: {},
	} );
}

function write( visibleKeys: string[] ) {
	const { headers, rows } = makeTable();
	return buildCsv( getCsvColumns( revenue, headers, visibleKeys ), rows );
}

afterEach( () => {
	removeAllFilters( HOOK, 'acme/profit' );
} );

describe( 'the CSV file of the loaded rows', () => {
	it( 'has the visible columns in their order, dates in ISO format and money as decimals', () => {
		expect( write( [ 'gross_sales', 'date', 'taxes' ] ) ).toBe(
			'"Gross sales",Date,Taxes\n-1.50,2026-03-08,'
		);
	} );

	it( 'leaves out the column of checkboxes', () => {
		expect( write( [ 'compare', 'orders_count' ] ) ).toBe( 'Orders\n3' );
	} );

	it( 'has the columns of plugins and their changes to others', () => {
		addFilter( HOOK, 'acme/profit', ( table: ReportTableContent ) => ( {
			...table,
			headers: [
				{ key: 'profit', label: 'Profit', isNumeric: true },
				...table.headers.map( ( header ) =>
					header.key === 'date' ? { ...header, label: 'Day' } : header
				),
			],
			rows: table.rows.map( ( row ) => [
				{ display: '$7.00', value: 7 },
				...row,
			] ),
		} ) );
		expect( write( [ 'date', 'profit' ] ) ).toBe(
			'Day,Profit\n2026-03-08,7'
		);
	} );

	it( 'leaves cells empty that a plugin left out', () => {
		addFilter( HOOK, 'acme/profit', ( table: ReportTableContent ) => ( {
			...table,
			headers: [ ...table.headers, { key: 'profit', label: '' } ],
		} ) );
		expect( write( [ 'orders_count', 'profit' ] ) ).toBe(
			'Orders,profit\n3,'
		);
	} );
} );

it( 'uses the column ids of the report, not those for sorting', () => {
	const headers = getHeaders( orders.columns, [] );
	expect(
		getCsvColumns( orders, headers, [
			'net_total',
			'order_number',
			'plugin_column',
		] ).map( ( { id, label } ) => [ id, label ] )
	).toEqual( [
		[ 'net_total', 'Net sales' ],
		[ 'order_number', 'Order #' ],
	] );
} );
