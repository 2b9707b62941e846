import { parseWallClock, toLocalDate } from '../wall-clock';

describe( 'parseWallClock', () => {
	it.each( [
		// Days that follow each other and days that only look so.
		'2018-05-10T00:00:00',
		'2018-05-11T00:00:00',
		'2018-05-11T23:59:59',
		'2018-05-10T00:00:00',
		'2018-07-11T00:00:00',
		'2018-08-11T00:00:00',
		'2019-08-12T00:00:00',
		'2020-08-12T00:00:00',
		'2020-02-28T00:00:00',
		'2020-02-29T00:00:00',
		'2020-03-01T00:00:00',
		// All digits in both places.
		'2009-09-09T09:09:09',
		'2000-10-20T20:30:40',
		'1999-12-29T19:59:59',
	] )( 'parses %s', ( text ) => {
		expect( parseWallClock( text ) ).toBe( Date.parse( `${ text }Z` ) );
	} );

	it.each( [
		[ '2018-05-30 10:20:30', '2018-05-30T10:20:30' ],
		[ '2018-05-30T10:20', '2018-05-30T10:20:00' ],
		[ '2018-05-30 10:20', '2018-05-30T10:20:00' ],
		[ '2018-05-30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T10:20:30Z', '2018-05-30T10:20:30' ],
		[ '2018-05-30T10:20:30.456', '2018-05-30T10:20:30' ],
		// What cannot be read as time is left out.
		[ '2018-05-30X10:20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T10.20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T10:20.30', '2018-05-30T10:20:00' ],
		[ '2018-05-30T/0:20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T1/:20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T:0:20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T1::20:30', '2018-05-30T00:00:00' ],
		[ '2018-05-30T10:20:3x', '2018-05-30T10:20:00' ],
	] )( 'parses %s as %s', ( text, parsed ) => {
		expect( parseWallClock( text ) ).toBe( Date.parse( `${ parsed }Z` ) );
	} );

	it.each( [
		'2018/05-30T00:00:00',
		'2018-05/30T00:00:00',
		'201a-05-30T00:00:00',
		'2018-0:-30T00:00:00',
		'x2018-05-30T00:00:00',
		'2018-5-30T00:00:00',
		'05-30T00:00:00',
		'',
	] )( 'does not parse %p', ( text ) => {
		expect( parseWallClock( text ) ).toBeNull();
	} );

	it( 'parses several formats, each with its own specifier', () => {
		const may = Date.UTC( 2018, 4, 3 );
		expect( parseWallClock( '03/05/2018', '%d/%m/%Y' ) ).toBe( may );
		expect( parseWallClock( '05/03/2018', '%m/%d/%Y' ) ).toBe( may );
		expect( parseWallClock( '03/05/2018', '%d/%m/%Y' ) ).toBe( may );
	} );
} );

describe( 'toLocalDate', () => {
	it( 'has all fields of the site time', () => {
		expect( toLocalDate( Date.UTC( 2018, 4, 30, 13, 14, 15 ) ) ).toEqual(
			new Date( 2018, 4, 30, 13, 14, 15 )
		);
	} );
} );
