import {
	getReportChartData,
	getSummaryNumbers,
	reportsStore,
} from '@storedeck/data';
import { openStore } from './support/live-registry';

const query = {
	after: '2022-01-01T00:00:00',
	before: '2022-12-31T23:59:59',
	interval: 'day',
	order: 'asc',
	per_page: 100,
};

describe( 'wc/admin/reports', () => {
	it( 'returns a page of rows with their totals', async () => {
		const { resolve } = openStore( reportsStore );
		const { data, totalResults, totalPages } = await resolve.getReportItems(
			'orders',
			{
				after: '2000-01-01T00:00:00',
				before: '2099-12-31T23:59:59',
				per_page: 5,
				page: 1,
				orderby: 'date',
				order: 'desc',
			}
		);
		expect( data ).toHaveLength( 5 );
		expect( data?.[ 0 ] ).toHaveProperty( 'order_id' );
		expect( totalResults ).toBeGreaterThan( 5 );
		expect( totalPages ).toBe( Math.ceil( ( totalResults ?? 0 ) / 5 ) );
	} );

	it( 'returns all days of a year in order', async () => {
		const { resolve } = openStore( reportsStore );
		const page = await resolve.getReportStats( 'revenue', query );
		expect( page.data?.intervals ).toHaveLength( 100 );

		const all = await resolve.getReportStatsAll( 'revenue', query );
		const days = all.data?.intervals?.map( ( day ) => day.interval ) ?? [];
		expect( days ).toHaveLength( 365 );
		expect( [ ...days ].sort() ).toEqual( days );
		expect( all.totalResults ).toBe( 365 );
		const orders = all.data?.intervals?.reduce(
			( sum, { subtotals } ) => sum + ( subtotals.orders_count ?? 0 ),
			0
		);
		expect( orders ).toBe( all.data?.totals?.orders_count );
	} );

	it( 'returns the same metrics for summary cards and chart', async () => {
		const { resolve, select } = openStore( reportsStore );
		const options = {
			endpoint: 'revenue',
			query: {
				period: 'custom',
				compare: 'previous_year',
				after: '2026-05-01',
				before: '2026-05-31',
			},
		};
		const read = () => ( {
			chart: getReportChartData( {
				...options,
				dataType: 'primary',
				selector: select(),
			} ),
			cards: getSummaryNumbers( { ...options, selector: select() } ),
		} );
		read();
		while ( read().chart.isRequesting || read().cards.isRequesting ) {
			await new Promise( ( done ) => setTimeout( done, 20 ) );
		}
		const { chart, cards } = read();
		expect( chart.isError || cards.isError ).toBe( false );
		expect( cards.totals.primary ).toEqual( chart.data.totals );
		expect( chart.data.intervals ).toHaveLength( 31 );
		expect( resolve ).toBeDefined();
	} );

	it( 'stores the error of a rejected request', async () => {
		const { resolve, select } = openStore( reportsStore );
		const bad = { per_page: 5000 };
		await expect(
			resolve.getReportItems( 'orders', bad )
		).rejects.toMatchObject( { code: 'rest_invalid_param' } );
		expect( select().getReportItemsError( 'orders', bad ) ).toMatchObject( {
			code: 'rest_invalid_param',
			status: 400,
		} );
		await expect(
			resolve.getReportItems( 'no-such-report', {} )
		).rejects.toMatchObject( { code: 'rest_no_route' } );
	} );

	it( 'refreshes the data', async () => {
		const { dispatch, resolve, select } = openStore( reportsStore );
		const args = [ 'orders', { per_page: 1 } ] as const;
		await resolve.getReportItems( ...args );
		const first = select().getReadAt( 'getReportItems', args ) ?? 0;
		await new Promise( ( done ) => setTimeout( done, 5 ) );
		await dispatch().refresh( 'getReportItems', args );
		expect( select().getReadAt( 'getReportItems', args ) ).toBeGreaterThan(
			first
		);
	} );
} );
