import { getSettings, setSettings } from '@wordpress/date';
import { utcFormat } from 'd3-time-format';

import { createDateFormatter } from '../date-format';
import { createMeasureText, estimateText } from '../measure-text';
import { createAxisFormatter, createNumberFormatter } from '../number-format';
import { toPlainText } from '../plain-text';
import { parseWallClock, toLocalDate, toWallClockText } from '../wall-clock';

describe( 'site time', () => {
	it.each( [
		'2018-05-30T00:00:00',
		// An hour that is skipped and one that is repeated in New York.
		'2018-03-11T02:30:00',
		'2018-11-04T01:30:00',
	] )( 'converts %s without loss', ( text ) => {
		expect( toWallClockText( parseWallClock( text ) ?? 0 ) ).toBe( text );
	} );

	it( 'parses other formats with a specifier', () => {
		expect( parseWallClock( '30.05.2018', '%d.%m.%Y' ) ).toBe(
			Date.UTC( 2018, 4, 30 )
		);
		expect( parseWallClock( '2018-05-30' ) ).toBe(
			Date.UTC( 2018, 4, 30 )
		);
		expect( parseWallClock( 'soon' ) ).toBeNull();
		expect( parseWallClock( 'soon', '%d.%m.%Y' ) ).toBeNull();
	} );

	it( 'passes a date with local fields in site time to functions', () => {
		const date = toLocalDate( Date.UTC( 2018, 4, 30, 13 ) );
		expect( [ date.getDate(), date.getHours() ] ).toEqual( [ 30, 13 ] );
	} );
} );

describe( 'createDateFormatter', () => {
	const time = Date.UTC( 2018, 4, 1, 9 );

	it.each( [
		[ '%B %-d, %Y', 'May 1, 2018' ],
		[ '%_I%p %b %-d, %Y', '9AM May 1, 2018' ],
		[ '%d', '01' ],
		[ '%a %A %b', 'Tue Tuesday May' ],
	] )( 'formats %s', ( format, text ) => {
		expect( createDateFormatter( format )( time ) ).toBe( text );
	} );

	// Numbers that d3 fills with a space have none.
	it.each( [
		...'a A b B c d f g G H I j L m M p q Q s S u U V w W x X y Y Z'.split(
			' '
		),
		...[ '-d', '-H', '-I', '-j', '-m', '-M', '-S', '-V', '0d' ],
	] )( 'formats %%%s as d3 does', ( directive ) => {
		const format = `Week [%${ directive }], 100%% \\`;
		for ( let day = 0; day < 900; day++ ) {
			const date = new Date( Date.UTC( 2018, 0, day, day % 24, 7, 5 ) );
			expect( createDateFormatter( format )( Number( date ) ) ).toBe(
				utcFormat( format )( date )
			);
		}
	} );

	it( 'formats the afternoon, and trims spaces at both ends', () => {
		const afternoon = Date.UTC( 2018, 4, 1, 15 );
		expect( createDateFormatter( '%_I%p' )( afternoon ) ).toBe( '3PM' );
		expect( createDateFormatter( '%_I %p ' )( afternoon ) ).toBe( '3 PM' );
	} );

	it( 'passes the date and exact text to functions', () => {
		const format = jest.fn( () => 'text' );
		expect( createDateFormatter( format )( time ) ).toBe( 'text' );
		expect( format ).toHaveBeenCalledWith(
			expect.any( Date ),
			'2018-05-01T09:00:00'
		);
	} );

	it( 'uses the month names of the page', () => {
		const before = getSettings();
		setSettings( {
			...before,
			l10n: {
				...before.l10n,
				locale: 'xx',
				months: ( before.l10n.months as string[] ).map(
					( month ) => `${ month }o`
				),
			},
		} );
		try {
			expect( createDateFormatter( '%B' )( time ) ).toBe( 'Mayo' );
		} finally {
			setSettings( before );
		}
	} );
} );

describe( 'createNumberFormatter', () => {
	it( 'keeps the minus sign in front on a right-to-left page', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		expect( createNumberFormatter( '$,.2f' )( -5 ) ).toBe( '\u200e-$5.00' );
		expect( createNumberFormatter( '$.3~s' )( -1500 ) ).toBe(
			'\u200e-$1.5k'
		);
		delete window.storedeckSettings;
	} );

	const euro = {
		symbol: '&euro;',
		symbolPosition: 'right_space',
		decimalSeparator: ',',
		thousandSeparator: '.',
	};

	it.each( [
		[ '$.3~s', 1500000, '$1.5M' ],
		[ '$.3~s', 2500000000, '$2.5B' ],
		[ '$.3~s', -1200, '-$1.2k' ],
		[ ',.0f', 12345, '12,345' ],
		[ ',', 1234.5, '1,234.5' ],
	] )( 'formats with %s the number %d as %s', ( format, value, text ) => {
		expect( createNumberFormatter( format )( value ) ).toBe( text );
	} );

	it( 'formats amounts with the store currency', () => {
		expect( createNumberFormatter( '$,.2f', euro )( 1234.5 ) ).toBe(
			'1.234,50\u00a0€'
		);
		expect( createNumberFormatter( '$.3~s', euro )( 1500 ) ).toBe(
			'1,5k\u00a0€'
		);
	} );

	it( 'accepts functions', () => {
		expect(
			createNumberFormatter( ( value ) => `<${ value }>` )( 5 )
		).toBe( '<5>' );
		expect( createNumberFormatter( () => 7 )( 5 ) ).toBe( '7' );
		expect( createNumberFormatter( () => null )( 5 ) ).toBe( '' );
	} );

	it.each( [
		[ 'left', '€5' ],
		[ 'right', '5€' ],
		[ 'left_space', '€\u00a05' ],
		[ 'right_space', '5\u00a0€' ],
		[ 'elsewhere', '€5' ],
	] )( 'places the symbol %s', ( symbolPosition, text ) => {
		expect(
			createNumberFormatter( '$,', { symbol: '€', symbolPosition } )( 5 )
		).toBe( text );
	} );

	it( 'distinguishes currencies that differ in one setting', () => {
		const write = ( currency: object ) =>
			createNumberFormatter( '$,.1f', currency )( 1234.5 );
		expect( write( {} ) ).toBe( '$1,234.5' );
		expect( write( { symbol: '£' } ) ).toBe( '£1,234.5' );
		expect( write( { decimalSeparator: '·' } ) ).toBe( '$1,234·5' );
		expect( write( { thousandSeparator: '’' } ) ).toBe( '$1’234.5' );
		expect( write( { symbolPosition: 'right' } ) ).toBe( '1,234.5$' );
	} );
} );

describe( 'units of the y-axis', () => {
	afterEach( () => {
		delete window.storedeckSettings;
	} );

	it.each( [
		[ 'en_US', 1500, '$1.5k' ],
		[ 'en_US', -80000, '-$80k' ],
		[ 'de_DE', 1500000, '$1.5\u00a0Mio.' ],
		[ 'fr_FR', 1500, '$1.5\u00a0k' ],
		[ 'ja', 15000, '$1.5万' ],
		[ 'ar_EG', 150, '$150' ],
		[ 'xx_invalid_locale!', 1500, '$1.5k' ],
	] )( 'are those of the locale %s', ( siteLocale, value, text ) => {
		window.storedeckSettings = { locale: { siteLocale } };
		expect(
			createAxisFormatter( { valueType: 'currency' }, 500 )( value )
		).toBe( text );
	} );

	it( 'have the separators of the store above 999 of the largest unit', () => {
		window.storedeckSettings = { locale: { siteLocale: 'en_US' } };
		const separators = { thousandSeparator: '.', decimalSeparator: ',' };
		expect(
			createAxisFormatter(
				{ valueType: 'currency' },
				1,
				separators
			)( 12e15 )
		).toBe( '$12.000T' );
		expect( createAxisFormatter( {}, 1, separators )( -1234 ) ).toBe(
			'-1,23k'
		);
	} );

	it( 'are between the store’s symbol and separators', () => {
		window.storedeckSettings = { locale: { siteLocale: 'de_DE' } };
		const write = createAxisFormatter( { valueType: 'currency' }, 5e5, {
			symbol: '€',
			symbolPosition: 'right_space',
			decimalSeparator: ',',
			thousandSeparator: '.',
		} );
		expect( write( -1500000 ) ).toBe( '-1,5\u00a0Mio.\u00a0€' );
	} );
} );

describe( 'createAxisFormatter', () => {
	it.each( [
		[ { valueType: 'currency' }, 500, 1500, '$1.5k' ],
		[ { valueType: 'currency' }, 0.4, 0.4, '$0.4' ],
		[ { valueType: 'currency' }, 0.0004, 0.0004, '$0.0004' ],
		[ { valueType: 'currency' }, 500, 0, '$0' ],
		[ { valueType: 'number' }, 1000, 2000, '2,000' ],
		[ { valueType: 'average' }, 1, 3, '3' ],
		[ { valueType: 'average' }, 0.2, 0.6, '0.6' ],
		[ {}, 500000, 1500000, '1.5M' ],
		[ { valueType: 'currency', yFormat: '.1f' }, 1, 2, '2.0' ],
		[ { yFormat: '.1f' }, 0.25, 0.25, '0.3' ],
		[ { yFormat: '.1f', yBelow1Format: '.2f' }, 0.25, 0.25, '0.25' ],
		[ { yFormat: '.1f', yBelow1Format: '.2f' }, 1, -0.25, '-0.25' ],
		[ { yFormat: '.1f', yBelow1Format: '.2f' }, 1, 1, '1.0' ],
		[ { yFormat: '.1f', yBelow1Format: '.2f' }, 1, 0, '0.0' ],
		[ { valueType: 'number', yBelow1Format: '.2f' }, 1, 0.5, '0.50' ],
		[ { valueType: 'currency' }, 0.5, -0.125, '-$0.125' ],
		[ { valueType: 'average' }, 0.5, 0.0625, '0.063' ],
	] )(
		'formats with %p and step %d the value %d as %s',
		( props, step, value, text ) => {
			expect( createAxisFormatter( props, step )( value ) ).toBe( text );
		}
	);
} );

describe( 'texts', () => {
	it( 'removes markup', () => {
		expect( toPlainText( 'a &lt; b <i>c</i>' ) ).toBe( 'a < b c' );
		expect( toPlainText( 'plain' ) ).toBe( 'plain' );
		expect( toPlainText( 'Tom &amp; Jo' ) ).toBe( 'Tom & Jo' );
		expect( toPlainText( '<b>Tom</b>' ) ).toBe( 'Tom' );
		expect( toPlainText( 'two  spaces\n' ) ).toBe( 'two  spaces\n' );
	} );

	it( 'measures texts without a canvas', () => {
		const measure = createMeasureText( 'serif' );
		expect( measure( 'ab', 10 ) ).toBeCloseTo( 11.2 );
		expect( estimateText( '漢字', 10 ) ).toBe( 20 );
		expect( estimateText( 'ab', 10, true ) ).toBeGreaterThan( 11.2 );
	} );
} );
