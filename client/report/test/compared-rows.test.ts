import moment from 'moment';
import { getReport } from '../../reports/test/definitions';
import { getIntervalMetrics } from '../compared-rows';

const revenue = getReport( 'revenue' );

const toInterval = ( day: string, orders: number ) => ( {
	interval: day,
	date_start: `${ day } 00:00:00`,
	date_end: `${ day } 23:59:59`,
	subtotals: { orders_count: orders },
} );

const find = (
	query: Record< string, string >,
	days: string[],
	row: string,
	until?: string
) =>
	getIntervalMetrics(
		{
			totals: {},
			intervals: days.map( ( day, index ) =>
				toInterval( day, index + 1 )
			),
		},
		revenue,
		{ period: 'custom', ...query },
		until ? moment( until ) : undefined
	)( toInterval( row, 9 ) );

afterEach( () => {
	jest.useRealTimers();
	moment.locale( 'en' );
} );

describe( 'an interval is compared with', () => {
	it( 'the same date of the previous year, whatever the order of the rows', () => {
		const range = {
			after: '2022-02-01',
			before: '2022-02-03',
			compare: 'previous_year',
		};
		const days = [ '2021-02-03', '2021-02-01', '2021-02-02' ];
		expect( find( range, days, '2022-02-01' ) ).toEqual( {
			orders_count: 2,
		} );
		expect( find( range, days, '2022-02-03' ) ).toEqual( {
			orders_count: 1,
		} );
	} );

	it( 'the day at the same place of the previous period', () => {
		const range = {
			after: '2022-03-01',
			before: '2022-03-02',
			compare: 'previous_period',
		};
		const days = [ '2022-02-27', '2022-02-28' ];
		expect( find( range, days, '2022-03-02' ) ).toEqual( {
			orders_count: 2,
		} );
	} );

	it( 'nothing if there is no such date', () => {
		const range = {
			after: '2024-02-28',
			before: '2024-02-29',
			compare: 'previous_year',
		};
		expect( find( range, [ '2023-03-01' ], '2024-02-29' ) ).toBeUndefined();
	} );

	it( 'nothing while it is not over, unless the other one ends at the same time', () => {
		jest.useFakeTimers( { now: new Date( '2022-02-03T12:00:00Z' ) } );
		const range = {
			after: '2022-02-01',
			before: '2022-02-28',
			compare: 'previous_year',
		};
		const days = [ '2021-02-03' ];
		expect( find( range, days, '2022-02-03' ) ).toBeUndefined();
		expect( find( range, days, '2022-02-03', '2021-02-03 12:00' ) ).toEqual(
			{ orders_count: 1 }
		);
	} );

	it( 'the same date where digits are not western', () => {
		moment.defineLocale( 'x-digits', {
			parentLocale: 'en',
			postformat: ( text: string ) =>
				text.replace( /\d/g, ( digit ) =>
					String.fromCharCode( 0x660 + Number( digit ) )
				),
		} );
		moment.locale( 'x-digits' );
		const range = {
			after: '2022-02-01',
			before: '2022-02-03',
			compare: 'previous_year',
		};
		expect( find( range, [ '2021-02-01' ], '2022-02-01' ) ).toEqual( {
			orders_count: 1,
		} );
	} );
} );
