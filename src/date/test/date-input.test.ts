import moment from 'moment';
import {
	appendTimestamp,
	toMoment,
	toStoreMoment,
	validateDateInputForRange,
} from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearSite, setNow, setSite } from './site';

beforeEach( () => {
	jest.useFakeTimers();
	setSite( 'America/New_York', 0 );
	setNow( '2022-03-01T02:30:00Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearSite();
} );

describe( 'toMoment', () => {
	it.each( [
		[ '2018-04-15', '2018-04-15' ],
		[ '04/15/2018', '2018-04-15' ],
		[ '02/29/2024', '2024-02-29' ],
	] )( 'parses %s', ( value, day ) => {
		for ( const zone of browserZones ) {
			expect(
				withBrowserZone(
					zone,
					() => toMoment( 'MM/DD/YYYY', value )?.format()
				)
			).toBe( `${ day }T00:00:00-05:00` );
		}
	} );

	it.each( [
		'',
		'1/2/2020',
		'2020-01-02T00:00:00',
		'2018-00-00',
		'02/29/2023',
		'tomorrow',
		' 2018-04-15',
	] )( 'returns null for %j', ( value ) => {
		expect( toMoment( 'MM/DD/YYYY', value ) ).toBeNull();
	} );

	it( 'returns a moment unchanged', () => {
		const day = moment( '2018-04-15' );
		expect( toMoment( 'MM/DD/YYYY', day ) ).toBe( day );
		expect( toMoment( 'MM/DD/YYYY', moment.invalid() ) ).toBeNull();
	} );

	it.each( [ null, undefined, 5, {}, new Date() ] )(
		'throws for %p',
		( value ) => {
			expect( () => toMoment( 'MM/DD/YYYY', value ) ).toThrow(
				/string or a moment/
			);
		}
	);
} );

describe( 'appendTimestamp', () => {
	const date = moment.utc( '2020-01-02T10:11:12' );

	it( 'formats the start, the end or the time of the day', () => {
		expect( appendTimestamp( date, 'start' ) ).toBe(
			'2020-01-02T00:00:00'
		);
		expect( appendTimestamp( date, 'end' ) ).toBe( '2020-01-02T23:59:59' );
		expect( appendTimestamp( date, 'now' ) ).toBe( '2020-01-02T10:11:12' );
	} );

	it( 'does not change the moment', () => {
		expect( date.format( 'HH:mm:ss' ) ).toBe( '10:11:12' );
	} );

	it( 'keeps the date of the moment, in every browser time zone', () => {
		for ( const zone of browserZones ) {
			const text = withBrowserZone( zone, () =>
				appendTimestamp(
					moment.parseZone( '2020-01-02T23:30:00-11:00' ),
					'start'
				)
			);
			expect( text ).toBe( '2020-01-02T00:00:00' );
		}
	} );

	it( 'throws for other times of day', () => {
		const timeOfDay: unknown = 'noon';
		const call = ( ...args: unknown[] ) =>
			Reflect.apply( appendTimestamp, undefined, args );
		expect( () => call( date, timeOfDay ) ).toThrow( /start, now or end/ );
		expect( () => call( date ) ).toThrow( /start, now or end/ );
	} );
} );

describe( 'validateDateInputForRange', () => {
	const format = 'MM/DD/YYYY';
	const after = toStoreMoment( '2022-01-10' );
	const before = toStoreMoment( '2022-01-20' );

	it.each< [ 'after' | 'before', string, string ] >( [
		[ 'after', 'abc', 'Invalid date' ],
		[ 'before', '02/30/2022', 'Invalid date' ],
		// It is still February in the site time zone.
		[ 'before', '03/01/2022', 'Select a date in the past' ],
		[ 'after', '2999-01-01', 'Select a date in the past' ],
		[ 'after', '01/21/2022', 'Start date must be before end date' ],
		[ 'before', '01/09/2022', 'Start date must be before end date' ],
	] )( 'rejects %s = %s: %s', ( type, value, error ) => {
		expect(
			validateDateInputForRange( type, value, before, after, format )
		).toEqual( { date: null, error } );
	} );

	it.each< [ 'after' | 'before', string ] >( [
		[ 'after', '01/20/2022' ],
		[ 'after', '01/01/2022' ],
		[ 'before', '01/10/2022' ],
		[ 'before', '02/28/2022' ],
		[ 'before', '2022-02-28' ],
	] )( 'accepts %s = %s', ( type, value ) => {
		const { date, error } = validateDateInputForRange(
			type,
			value,
			before,
			after,
			format
		);
		expect( error ).toBeUndefined();
		expect( date?.isValid() ).toBe( true );
	} );

	it.each( [ 'after', 'before' ] as const )(
		'only rejects future dates of an open range: %s',
		( type ) => {
			expect(
				validateDateInputForRange(
					type,
					'02/28/2022',
					null,
					null,
					format
				).date?.format( 'YYYY-MM-DD' )
			).toBe( '2022-02-28' );
		}
	);
} );
