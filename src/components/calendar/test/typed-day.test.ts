import moment from 'moment';
import 'moment/locale/de';
import {
	expandFormat,
	isBeforeToday,
	isUnavailableDay,
	parseDay,
	toDayText,
	toNoonMoment,
} from '../typed-day';

const show = ( date: ReturnType< typeof parseDay > ) =>
	date && date.format( 'YYYY-MM-DDTHH:mm' );

beforeEach( () => {
	moment.locale( 'en' );
	// April 16 in UTC, April 15 in the site time zone.
	jest.useFakeTimers( { now: new Date( '2018-04-16T02:00:00Z' ) } );
	window.storedeckSettings = { timeZone: 'America/Los_Angeles' };
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it.each( [
	[ '15.04.2018', '2018-04-15T12:00' ],
	[ ' 15.04.2018 ', '2018-04-15T12:00' ],
	[ '04/15/2018', '2018-04-15T12:00' ],
	[ ' 04/15/2018 ', '2018-04-15T12:00' ],
	[ '2018-04-15', '2018-04-15T12:00' ],
	[ '15.04', null ],
	[ '31.04.2018', null ],
	[ '', null ],
] )( 'parses %j with the format DD.MM.YYYY', ( text, expected ) => {
	expect( show( parseDay( text, 'DD.MM.YYYY' ) ) ).toBe( expected );
} );

it( 'formats a date with English digits and no date as empty text', () => {
	const date = toNoonMoment( '2018-04-05' ).locale( 'ar' );
	expect( toDayText( date, 'DD/MM/YYYY' ) ).toBe( '05/04/2018' );
	expect( date.locale() ).toBe( 'ar' );
	expect( toDayText( null, 'DD/MM/YYYY' ) ).toBe( '' );
	expect( toDayText( undefined, 'DD/MM/YYYY' ) ).toBe( '' );
} );

it.each( [
	[ '2018-04-14', true ],
	[ '2018-04-15', false ],
	[ '2018-04-16', false ],
] )( 'compares %s with today in site time: %p', ( day, isBefore ) => {
	expect( isBeforeToday( toNoonMoment( day ) ) ).toBe( isBefore );
} );

it( 'makes a day unavailable by either rule', () => {
	const [ yes, no ] = [ () => true, () => false ];
	const date = toNoonMoment( '2018-04-15' );
	const check = ( isOutsideRange?: () => boolean, isDayBlocked = no ) =>
		isUnavailableDay( { isOutsideRange, isDayBlocked }, date );
	expect( check( yes, no ) ).toBe( true );
	expect( check( no, yes ) ).toBe( true );
	expect( check( undefined, yes ) ).toBe( true );
	expect( check( no, no ) ).toBe( false );
	expect( isUnavailableDay( {}, date ) ).toBe( false );
} );

it( 'expands only formats that depend on the language', () => {
	expect( expandFormat( 'L' ) ).toBe( 'MM/DD/YYYY' );
	expect( expandFormat( 'YYYY/MM/DD' ) ).toBe( 'YYYY/MM/DD' );
	moment.locale( 'de' );
	expect( expandFormat( 'L' ) ).toBe( 'DD.MM.YYYY' );
	// The text of a field can be parsed again.
	const text = toDayText( toNoonMoment( '2018-04-05' ), expandFormat( 'L' ) );
	expect( show( parseDay( text, 'L' ) ) ).toBe( '2018-04-05T12:00' );
} );
