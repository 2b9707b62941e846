import fc from 'fast-check';
import moment from 'moment';
import {
	getCurrentPeriod,
	getStartOfWeek,
	getStoreOffset,
	getStoreTimeZoneMoment,
	getStoreToday,
	getZoneOffset,
	toMoment,
	toPlainDate,
	toStoreMoment,
} from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
	setNow( '2022-03-01T02:30:00Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

describe( 'getStoreTimeZoneMoment', () => {
	it.each( [
		[ 'UTC', '2022-03-01T02:30:00+00:00' ],
		[ 'America/New_York', '2022-02-28T21:30:00-05:00' ],
		[ 'Asia/Kathmandu', '2022-03-01T08:15:00+05:45' ],
		[ '+09:00', '2022-03-01T11:30:00+09:00' ],
		[ '-11:00', '2022-02-28T15:30:00-11:00' ],
		[ '-09:30', '2022-02-28T17:00:00-09:30' ],
		[ '+00:10', '2022-03-01T02:40:00+00:10' ],
		[ '+0530', '2022-03-01T08:00:00+05:30' ],
		[ '+2', '2022-03-01T04:30:00+02:00' ],
		[ '-10', '2022-02-28T16:30:00-10:00' ],
		[ '+23:59', '2022-03-02T02:29:00+23:59' ],
	] )( 'returns site time in %s', ( timeZone, text ) => {
		setSite( timeZone );
		for ( const zone of browserZones ) {
			const now = withBrowserZone( zone, () =>
				getStoreTimeZoneMoment().format( 'YYYY-MM-DDTHH:mm:ssZ' )
			);
			expect( now ).toBe( text );
		}
	} );

	it.each( [
		'Mars/Phobos',
		'+24:00',
		'-24:00',
		'+99:00',
		'+05:75',
		'+05:00x',
		'x+05:00',
		'+',
		'<b>',
		'constructor',
	] )( 'returns UTC for %s, which is not a time zone', ( timeZone ) => {
		setSite( timeZone );
		expect( getStoreTimeZoneMoment().format( 'HH:mmZ' ) ).toBe(
			'02:30+00:00'
		);
	} );

	it( 'uses the offset of the page while it is valid', () => {
		const from = Date.parse( '2022-03-01T02:00:00Z' );
		const until = Date.parse( '2022-03-01T03:00:00Z' );
		window.storedeckSettings = {
			timeZone: 'America/New_York',
			// Not the one of the browser's time zone data.
			utcOffset: { minutes: -330, from, until },
		};
		expect( getStoreOffset() ).toBe( '-05:30' );
		setNow( '2022-03-01T02:00:00Z' );
		expect( getStoreOffset() ).toBe( '-05:30' );
		setNow( '2022-03-01T01:59:59Z' );
		expect( getStoreOffset() ).toBe( '-05:00' );
		setNow( '2022-03-01T03:00:00Z' );
		expect( getStoreOffset() ).toBe( '-05:00' );
	} );

	it( "returns the browser's time when no time zone is set", () => {
		expect(
			withBrowserZone( 'Asia/Tokyo', () =>
				getStoreTimeZoneMoment().format( 'HH:mmZ' )
			)
		).toBe( '11:30+09:00' );
		expect(
			withBrowserZone( 'America/New_York', () =>
				getStoreTimeZoneMoment().format( 'HH:mmZ' )
			)
		).toBe( '21:30-05:00' );
	} );

	it( "reads the settings of other plugins' pages on each call", () => {
		Reflect.set( window, 'wcSettings', { timeZone: '+09:00' } );
		expect( getStoreOffset() ).toBe( '+09:00' );
		setSite( '-03:00' );
		expect( getStoreOffset() ).toBe( '-03:00' );
	} );

	it( 'follows daylight saving time', () => {
		setSite( 'America/New_York' );
		setNow( '2022-03-13T06:59:59Z' );
		expect( getStoreTimeZoneMoment().format( 'HH:mm' ) ).toBe( '01:59' );
		setNow( '2022-03-13T07:00:00Z' );
		expect( getStoreTimeZoneMoment().format( 'HH:mm' ) ).toBe( '03:00' );
	} );
} );

describe( 'getZoneOffset', () => {
	it( 'agrees with Intl at any instant', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(
					'America/Sao_Paulo',
					'Europe/London',
					'Australia/Lord_Howe',
					'Asia/Kathmandu',
					'Africa/Casablanca'
				),
				fc.date( {
					min: new Date( '1980-01-01' ),
					max: new Date( '2037-01-01' ),
					noInvalidDate: true,
				} ),
				( timeZone, date ) => {
					const instant = date.getTime();
					const minutes = withBrowserZone( timeZone, () =>
						new Date( instant ).getTimezoneOffset()
					);
					const offset = getZoneOffset( timeZone, instant );
					expect( moment.utc().utcOffset( offset ).utcOffset() ).toBe(
						0 - minutes
					);
				}
			)
		);
	} );
} );

describe( 'getStoreToday', () => {
	it.each( [
		[ 'Pacific/Kiritimati', '2023-12-31T10:00:00Z', '2024-01-01' ],
		[ 'Pacific/Kiritimati', '2023-12-31T09:59:59Z', '2023-12-31' ],
		[ 'Pacific/Pago_Pago', '2024-03-01T10:59:59Z', '2024-02-29' ],
		[ 'America/New_York', '2022-11-06T04:00:00Z', '2022-11-06' ],
		[ 'America/New_York', '2022-11-06T03:59:59Z', '2022-11-05' ],
	] )( 'returns for %s at %s %s', ( timeZone, instant, today ) => {
		setSite( timeZone );
		setNow( instant );
		for ( const zone of browserZones ) {
			expect( withBrowserZone( zone, getStoreToday ) ).toBe( today );
		}
	} );

	it( 'has western digits in every locale', () => {
		setSite( 'UTC' );
		moment.defineLocale( 'x-digits', {
			postformat: ( text: string ) => text.replace( /\d/g, '٣' ),
		} );
		try {
			expect( getStoreToday() ).toBe( '2022-03-01' );
		} finally {
			moment.locale( 'en' );
		}
	} );
} );

describe( 'toStoreMoment', () => {
	it( 'keeps every date, including days that start without midnight', () => {
		setSite( 'America/Sao_Paulo' );
		// Daylight saving time skipped this midnight in São Paulo.
		const day = withBrowserZone( 'America/Sao_Paulo', () =>
			toStoreMoment( '2018-11-04' ).format( 'YYYY-MM-DDTHH:mm:ss' )
		);
		expect( day ).toBe( '2018-11-04T00:00:00' );
		const typed = withBrowserZone(
			'America/Sao_Paulo',
			() => toMoment( 'MM/DD/YYYY', '11/04/2018' )?.format()
		);
		expect( typed ).toBe( '2018-11-04T00:00:00-03:00' );
	} );

	it( 'ends a day with its last millisecond', () => {
		setSite( 'UTC' );
		expect( toStoreMoment( '2024-02-29', 'end' ).toISOString() ).toBe(
			'2024-02-29T23:59:59.999Z'
		);
	} );

	it( 'keeps dates in day arithmetic, in any time zone and season', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...browserZones ),
				fc.constantFrom( ...browserZones ),
				fc.integer( { min: 0, max: 20_000 } ),
				( site, browser, days ) => {
					setSite( site );
					withBrowserZone( browser, () => {
						const date = moment
							.utc( 0 )
							.add( days, 'days' )
							.format( 'YYYY-MM-DD' );
						const day = toStoreMoment( date );
						expect( toPlainDate( day ) ).toBe( date );
						expect(
							day.clone().add( 1, 'day' ).diff( day, 'hours' )
						).toBe( 24 );
					} );
				}
			)
		);
	} );
} );

describe( 'getStartOfWeek', () => {
	it( "returns the day in the settings, otherwise that of moment's locale", () => {
		expect( getStartOfWeek() ).toBe( 0 );
		moment.defineLocale( 'x-monday', { week: { dow: 1, doy: 4 } } );
		expect( getStartOfWeek() ).toBe( 1 );
		setSite( 'UTC', 6 );
		expect( getStartOfWeek() ).toBe( 6 );
		moment.locale( 'en' );
	} );

	it.each( [
		[ 0, '2022-02-27' ],
		[ 1, '2022-02-28' ],
		[ 2, '2022-03-01' ],
		[ 6, '2022-02-26' ],
	] )( 'decides where week to date starts (%p)', ( startOfWeek, start ) => {
		setSite( 'UTC', startOfWeek );
		const { primaryStart } = getCurrentPeriod( 'week', 'previous_period' );
		expect( toPlainDate( primaryStart ) ).toBe( start );
	} );
} );
