import * as fc from 'fast-check';
import { getReportStatsQuery, getReportTableQuery } from '../report-queries';

const atShop = ( timeZone: string, now: string ) => {
	window.storedeckSettings = { timeZone };
	jest.useFakeTimers( { now: new Date( now ) } );
};

const RANGE = 'period=month&compare=previous_year';

beforeEach( () => atShop( 'America/Los_Angeles', '2022-03-01T02:30:00Z' ) );

afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

const stats = (
	query: Record< string, unknown >,
	dataType: 'primary' | 'secondary' = 'primary',
	isTimeless = false
) =>
	getReportStatsQuery( {
		endpoint: 'revenue',
		isTimeless,
		query,
		dataType,
		defaultDateRange: RANGE,
	} );

/** The parameters of a request: undefined values are omitted. */
const sent = ( query: object ) => JSON.parse( JSON.stringify( query ) );

describe( 'getReportStatsQuery', () => {
	it( 'returns the dates of the default range in site time', () => {
		expect( sent( stats( {} ) ) ).toEqual( {
			order: 'asc',
			interval: 'day',
			per_page: 100,
			after: '2022-02-01T00:00:00',
			before: '2022-02-28T23:59:59',
		} );
	} );

	it( 'returns the secondary range', () => {
		expect( stats( {}, 'secondary' ) ).toMatchObject( {
			after: '2021-02-01T00:00:00',
			before: '2021-02-28T23:59:59',
		} );
	} );

	it( 'uses the date of the site when it is a day ahead', () => {
		atShop( 'Pacific/Auckland', '2022-02-28T12:00:00Z' );
		expect( stats( {} ) ).toMatchObject( {
			after: '2022-03-01T00:00:00',
			before: '2022-03-01T23:59:59',
		} );
	} );

	it( 'keeps whole days when daylight saving time changes at midnight', () => {
		// Midnight of 2022-03-27 does not exist in Beirut.
		atShop( 'Asia/Beirut', '2022-03-27T10:00:00Z' );
		expect(
			stats( { period: 'today', compare: 'previous_period' } )
		).toMatchObject( {
			interval: 'hour',
			after: '2022-03-27T00:00:00',
			before: '2022-03-27T23:59:59',
		} );
	} );

	it( 'compares a leap day with the last day of February', () => {
		expect(
			stats(
				{
					period: 'custom',
					compare: 'previous_year',
					after: '2020-02-29',
					before: '2020-02-29',
				},
				'secondary'
			)
		).toMatchObject( {
			after: '2019-02-28T00:00:00',
			before: '2019-02-28T23:59:59',
		} );
	} );

	it( 'returns interval, segment and fields, and only available intervals', () => {
		const query = { period: 'month', compare: 'previous_year' };
		expect(
			getReportStatsQuery( {
				endpoint: 'products',
				query: { ...query, interval: 'week', segmentby: 'variation' },
				dataType: 'primary',
				fields: [ 'items_sold' ],
			} )
		).toMatchObject( {
			interval: 'week',
			segmentby: 'variation',
			fields: [ 'items_sold' ],
		} );
		expect( stats( { ...query, interval: 'year' } ).interval ).toBe(
			'day'
		);
	} );

	it( 'returns no segment for an invalid value', () => {
		expect( stats( { segmentby: () => {} } ).segmentby ).toBeUndefined();
		expect( stats( { segmentby: '' } ).segmentby ).toBeUndefined();
	} );

	it( 'returns no dates for a report without a date range', () => {
		expect( sent( stats( {}, 'primary', true ) ) ).toEqual( {} );
	} );

	it.each( [ 'stock', 'customers' ] )(
		'returns no dates for %s by default',
		( endpoint ) => {
			expect(
				sent(
					getReportStatsQuery( {
						endpoint,
						query: {},
						dataType: 'primary',
						defaultDateRange: RANGE,
					} )
				)
			).toEqual( {} );
		}
	);

	it( 'returns ranges that start before they end, at any time of the year', () => {
		fc.assert(
			fc.property(
				fc.date( {
					min: new Date( '2015-01-01' ),
					max: new Date( '2030-12-31' ),
					noInvalidDate: true,
				} ),
				fc.constantFrom(
					'today',
					'week',
					'last_month',
					'quarter',
					'year'
				),
				fc.constantFrom( 'previous_period', 'previous_year' ),
				fc.constantFrom( 'primary' as const, 'secondary' as const ),
				( now, period, compare, dataType ) => {
					jest.setSystemTime( now );
					const { after, before } = stats(
						{ period, compare },
						dataType
					);
					expect( String( after ) ).toMatch( /T00:00:00$/ );
					expect( String( before ) ).toMatch( /T23:59:59$/ );
					expect( String( after ) < String( before ) ).toBe( true );
				}
			),
			{ numRuns: 50 }
		);
	} );
} );

describe( 'getReportTableQuery', () => {
	const table = ( query: Record< string, unknown >, isTimeless = false ) =>
		getReportTableQuery( {
			endpoint: 'orders',
			isTimeless,
			query,
			defaultDateRange: RANGE,
		} );

	it( 'returns the first page, newest first', () => {
		expect( table( {} ) ).toEqual( {
			orderby: 'date',
			order: 'desc',
			after: '2022-02-01T00:00:00',
			before: '2022-02-28T23:59:59',
			page: 1,
			per_page: 25,
		} );
	} );

	it( 'returns page, size and order of the URL', () => {
		expect(
			table( {
				paged: '3',
				per_page: '50',
				orderby: 'net_total',
				order: 'asc',
			} )
		).toMatchObject( {
			page: '3',
			per_page: '50',
			orderby: 'net_total',
			order: 'asc',
		} );
	} );

	it( 'returns the defaults instead of empty or invalid values', () => {
		expect(
			table( {
				paged: '',
				per_page: [ () => {} ],
				orderby: () => {},
				order: null,
			} )
		).toMatchObject( {
			page: 1,
			per_page: 25,
			orderby: 'date',
			order: 'desc',
		} );
	} );

	it( 'does not use the admin page as the page of the table', () => {
		expect( table( { page: 'storedeck' } ).page ).toBe( 1 );
	} );

	it( 'overrides parameters by those of the table', () => {
		expect(
			getReportTableQuery( {
				endpoint: 'products',
				query: {},
				tableQuery: { orderby: 'items_sold', extended_info: true },
			} )
		).toMatchObject( { orderby: 'items_sold', extended_info: true } );
	} );

	it.each( [ 'stock', 'customers' ] )(
		'returns no dates for %s by default',
		( endpoint ) => {
			const query = getReportTableQuery( {
				endpoint,
				query: {},
				defaultDateRange: RANGE,
			} );
			expect( query ).toHaveProperty( 'after', undefined );
			expect( query ).toHaveProperty( 'before', undefined );
		}
	);

	it( 'returns no dates for a report without a date range', () => {
		const query = table( {}, true );
		expect( query ).toHaveProperty( 'after', undefined );
		expect( query ).toHaveProperty( 'before', undefined );
	} );
} );
