import moment from 'moment';
import {
	appendTimestamp,
	toMoment,
	toStoreMoment,
	validateDateInputForRange,
} from '..';
import { browserZones, withBrowserZone } from './browser-zone';
import { clearShop, setNow, setShop } from './shop';

beforeEach( () => {
	jest.useFakeTimers();
	setShop( 'America/New_York', 0 );
	setNow( '2022-03-01T02:30:00Z' );
} );
afterEach( () => {
	jest.useRealTimers();
	clearShop();
} );

describe( 'toMoment', () => {
	it.each( [
		[ '2018-04-15', '2018-04-15' ],
		[ '04/15/2018', '2018-04-15' ],
		[ '02/29/2024', '2024-02-29' ],
	] )( 'reads %s', ( value, day ) => {
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
	] )( 'reads no date from %j', ( value ) => {
		expect( toMoment( 'MM/DD/YYYY', value ) ).toBeNull();
	} );

	it( 'hands a moment back', () => {
		const day = moment( '2018-04-15' );
		expect( toMoment( 'MM/DD/YYYY', day ) ).toBe( day );
		expect( toMoment( 'MM/DD/YYYY', moment.invalid() ) ).toBeNull();
	} );

	it.each( [ null, undefined, 5, {}, new Date() ] )(
		'refuses %p',
		( value ) => {
			expect( () => toMoment( 'MM/DD/YYYY', value ) ).toThrow(
				/text or a moment/
			);
		}
	);
} );

describe( 'appendTimestamp', () => {
	const date = moment.utc( '2020-01-02T10:11:12' );

	it( 'gives the start, the end or the time of the day', () => {
		expect( appendTimestamp( date, 'start' ) ).toBe(
			'2020-01-02T00:00:00'
		);
		expect( appendTimestamp( date, 'end' ) ).toBe( '2020-01-02T23:59:59' );
		expect( appendTimestamp( date, 'now' ) ).toBe( '2020-01-02T10:11:12' );
	} );

	it( 'changes nothing', () => {
		expect( date.format( 'HH:mm:ss' ) ).toBe( '10:11:12' );
	} );

	it( "keeps the moment's own day, in every browser", () => {
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

	it( 'refuses other times of day', () => {
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
		// The shop is still in February.
		[ 'before', '03/01/2022', 'Select a date in the past' ],
		[ 'after', '2999-01-01', 'Select a date in the past' ],
		[ 'after', '01/21/2022', 'Start date must be before end date' ],
		[ 'before', '01/09/2022', 'Start date must be before end date' ],
	] )( 'refuses %s = %s: %s', ( type, value, error ) => {
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

	it( 'checks an open range against today only', () => {
		expect(
			validateDateInputForRange(
				'after',
				'02/28/2022',
				null,
				null,
				format
			).date?.format( 'YYYY-MM-DD' )
		).toBe( '2022-02-28' );
	} );
} );
