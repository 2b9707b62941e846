import moment from 'moment';
import { getDateDifferenceInDays, getPreviousDate } from '..';
import type { Interval } from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setSite } from './site';

beforeEach( () => setSite( 'America/New_York', 0 ) );
afterEach( clearSite );

describe( 'getPreviousDate', () => {
	it.each< [ string, string, string, Interval, string ] >( [
		[ '2018-08-21', '2018-08-25', '2018-08-15', 'day', '2018-08-11' ],
		[ '2022-03-14', '2022-03-10', '2022-03-05', 'day', '2022-03-09' ],
		[ '2018-08-21', '2018-08-01', '2018-07-01', 'month', '2018-07-21' ],
		[ '2018-10-01', '2018-10-01', '2018-07-01', 'quarter', '2018-07-01' ],
		[ '2020-01-01', '2020-01-01', '2018-01-01', 'year', '2018-01-01' ],
		[ '2018-08-12', '2018-08-05', '2018-07-29', 'week', '2018-08-05' ],
		// The first intervals correspond although the number of days between is
		// not a multiple.
		[ '2020-02-10', '2020-02-10', '2020-01-30', 'month', '2020-01-10' ],
		[ '2018-08-15', '2018-08-15', '2018-08-02', 'week', '2018-08-01' ],
		[
			'2022-03-13 05:00:00',
			'2022-03-13 00:00:00',
			'2022-03-12 00:00:00',
			'hour',
			'2022-03-12',
		],
	] )( 'returns for %s, from %s to %s by %s', ( ...args ) => {
		const [ date, primary, secondary, interval, result ] = args;
		for ( const zone of browserZones ) {
			const previous = withBrowserZone( zone, () =>
				getPreviousDate(
					date,
					primary,
					secondary,
					'previous_period',
					interval
				)
			);
			expect( previous.format( 'YYYY-MM-DD' ) ).toBe( result );
		}
	} );

	it.each( [
		'2022-03-13 02:00:00',
		'2022-03-13T02:00:00',
		'2022-03-13T02:00:00Z',
		'2022-03-13T02:00:00z',
		'2022-03-13T02:00:00-11:00',
		'2022-03-13T02:00:00+0530',
		'2022-03-13 02:00 +05:30',
	] )(
		'keeps the time of day of %s, which some browser time zones skip',
		( date ) => {
			for ( const zone of browserZones ) {
				const previous = withBrowserZone( zone, () =>
					getPreviousDate(
						date,
						'2022-03-13 00:00:00',
						'2022-03-12 00:00:00',
						'previous_period',
						'hour'
					).format( 'YYYY-MM-DD HH:mm' )
				);
				expect( previous ).toBe( '2022-03-12 02:00' );
			}
		}
	);

	it.each( [
		[ '01:10', '00:50', '08:20' ],
		[ '00:50', '01:10', '10:20' ],
	] )(
		'counts hours from their starts: %s and %s',
		( from, other, result ) => {
			expect(
				getPreviousDate(
					'2022-03-13T09:20:00',
					`2022-03-13T${ from }:00`,
					`2022-03-13T${ other }:00`,
					'previous_period',
					'hour'
				).format( 'HH:mm' )
			).toBe( result );
		}
	);

	it.each( [
		[ '2020-02-29', '2019-02-28' ],
		[ '2020-03-01', '2019-03-01' ],
		[ '2021-03-14', '2020-03-14' ],
	] )( 'returns for %s a year before %s', ( date, result ) => {
		expect(
			getPreviousDate( date, date, date, 'previous_year', 'day' ).format(
				'YYYY-MM-DD'
			)
		).toBe( result );
	} );

	it( 'does not change its arguments', () => {
		const date = moment( '2020-02-29' );
		const before = date.format();
		getPreviousDate( date, date, date, 'previous_year', 'day' );
		expect( date.format() ).toBe( before );
	} );
} );

describe( 'getDateDifferenceInDays', () => {
	it( 'counts calendar days', () => {
		expect( getDateDifferenceInDays( '2018-08-22', '2018-05-22' ) ).toBe(
			92
		);
		expect( getDateDifferenceInDays( '2018-05-22', '2018-08-22' ) ).toBe(
			-92
		);
		withBrowserZone( 'America/New_York', () => {
			expect(
				getDateDifferenceInDays(
					moment( '2022-03-14' ),
					new Date( 2022, 2, 12, 23 )
				)
			).toBe( 2 );
		} );
		expect(
			getDateDifferenceInDays( '2022-03-14T00:00:00', '2022-03-13T23:59' )
		).toBe( 1 );
	} );
} );
