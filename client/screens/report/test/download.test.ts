import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { filterReportTable } from '../../../extend/report-table';
import type { ReportTableContent } from '../../../extend/report-table';
import orders from '../../../reports/orders';
import revenue from '../../../reports/revenue';
import { getCells, getHeaders } from '../../../report/columns';
import { buildCsv, getFileColumns } from '../download';

const day = ( index: number ) => ( {
	interval: `day-${ index }`,
	date_start: '2026-03-08 00:00:00',
	date_end: '2026-03-08 23:59:59',
	subtotals: { orders_count: index, gross_sales: -1.5 },
} );

const HOOK = 'woocommerce_admin_report_table';

/** The table of the Revenue report with one day. */
function makeTable() {
	const columns = revenue.columns();
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

function write( shownKeys: string[] ) {
	const { headers, rows } = makeTable();
	return buildCsv( getFileColumns( revenue, headers, shownKeys ), rows );
}

afterEach( () => {
	removeAllFilters( HOOK, 'acme/profit' );
} );

describe( 'the file of what is loaded', () => {
	it( 'has the columns that are shown, in their order: dates ISO, money as decimals', () => {
		expect( write( [ 'gross_sales', 'date', 'taxes' ] ) ).toBe(
			'"Gross sales",Date,Taxes\n-1.50,2026-03-08,'
		);
	} );

	it( 'has no column that chooses rows', () => {
		expect( write( [ 'compare', 'orders_count' ] ) ).toBe( 'Orders\n3' );
	} );

	it( 'has columns that plugins add, and what they make of others', () => {
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

	it( 'has nothing in a cell that a plugin left out', () => {
		addFilter( HOOK, 'acme/profit', ( table: ReportTableContent ) => ( {
			...table,
			headers: [ ...table.headers, { key: 'profit', label: '' } ],
		} ) );
		expect( write( [ 'orders_count', 'profit' ] ) ).toBe(
			'Orders,profit\n3,'
		);
	} );
} );

it( 'names columns for the server as the report does, not as they are sorted by', () => {
	const headers = getHeaders( orders.columns(), [] );
	expect(
		getFileColumns( orders, headers, [
			'net_total',
			'order_number',
			'of_a_plugin',
		] ).map( ( { id, label } ) => [ id, label ] )
	).toEqual( [
		[ 'net_total', 'Net sales' ],
		[ 'order_number', 'Order #' ],
	] );
} );
