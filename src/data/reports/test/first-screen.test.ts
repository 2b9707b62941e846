import { setupApi } from '@storedeck/api';
import { getReportChartData } from '../chart-data';
import { reportsStore } from '../store';
import { getSummaryNumbers } from '../summary-numbers';
import { getReportTableData } from '../table-data';
import { createTestRegistry, settle } from '../../testing';

const page = ( query: string, body: unknown ) => ( {
	[ `/wc-analytics/reports/orders${ query }` ]: {
		body,
		headers: { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' },
	},
} );
const stats = ( after: string, before: string, orders: number ) =>
	page(
		`/stats?after=${ after }T00:00:00&before=${ before }T23:59:59&interval=day&order=asc&per_page=100`,
		{
			totals: { orders_count: orders },
			intervals: [
				{ interval: after, date_start: `${ after } 00:00:00` },
			],
		}
	);

/** The part of a `Response` that is used; jsdom has none. */
class PrintedAnswer {
	readonly status = 200;

	readonly headers: { get: ( name: string ) => string | null };

	readonly text: () => Promise< string >;

	constructor( body: string, init: { headers: Record< string, string > } ) {
		const entries = Object.entries( init.headers );
		this.text = async () => body;
		this.headers = {
			get: ( name ) =>
				entries.find(
					( [ key ] ) => key.toLowerCase() === name.toLowerCase()
				)?.[ 1 ] ?? null,
		};
	}
}

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	delete window.storedeckSettings;
} );

it( 'renders the first screen from preloaded responses', async () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	const send = jest.fn();
	window.fetch = send;
	Object.assign( window, { Response: PrintedAnswer } );
	window.storedeckSettings = {
		timeZone: 'America/Los_Angeles',
		defaultDateRange: 'period=month&compare=previous_year',
		preloaded: {
			...stats( '2022-03-01', '2022-03-15', 20 ),
			...stats( '2021-03-01', '2021-03-15', 10 ),
			...page(
				'?after=2022-03-01T00:00:00&before=2022-03-15T23:59:59&extended_info=true&order=desc&orderby=date&page=1&per_page=25',
				[ { order_id: 7 } ]
			),
		},
	};
	setupApi();
	const registry = createTestRegistry( reportsStore );
	const read = () => {
		const options = {
			endpoint: 'orders',
			query: {},
			defaultDateRange: 'period=month&compare=previous_year',
			selector: registry.select( reportsStore ),
		};
		return {
			primary: getReportChartData( { ...options, dataType: 'primary' } ),
			secondary: getReportChartData( {
				...options,
				dataType: 'secondary',
			} ),
			summary: getSummaryNumbers( options ),
			table: getReportTableData( {
				...options,
				tableQuery: { extended_info: true },
			} ),
		};
	};
	const { primary, table } = read();
	expect( primary.data.intervals ).toHaveLength( 1 );
	expect( table.items.data ).toHaveLength( 1 );
	await settle();
	await settle();

	expect( send ).not.toHaveBeenCalled();
	expect( read() ).toMatchObject( {
		primary: { isRequesting: false, data: { intervals: [ {} ] } },
		secondary: { isRequesting: false },
		summary: {
			isRequesting: false,
			totals: {
				primary: { orders_count: 20 },
				secondary: { orders_count: 10 },
			},
		},
		table: { isRequesting: false, items: { data: [ { order_id: 7 } ] } },
	} );
} );
