import { format as formatPhp } from '@wordpress/date';
import { setLocaleData } from '@wordpress/i18n';
import { timeFormat } from 'd3-time-format';
import fc from 'fast-check';
import {
	getDateFormatsForInterval,
	getDateFormatsForIntervalD3,
	getDateFormatsForIntervalPhp,
} from '..';

const intervals = [ 'hour', 'day', 'week', 'month', 'quarter', 'year', 'x' ];

describe( 'getDateFormatsForInterval', () => {
	it.each( [
		[
			'hour',
			0,
			[
				'%_I%p %B %-d, %Y',
				'%_I%p %b %-d, %Y',
				'%_I%p',
				'%b %-d, %Y',
				'h A',
			],
		],
		[ 'day', 62, [ '%B %-d, %Y', '%B %-d, %Y', '%-d', '%b %Y', 'm/d/Y' ] ],
		[ 'day', 63, [ '%B %-d, %Y', '%B %-d, %Y', '%b', '%Y', 'm/d/Y' ] ],
		[
			'week',
			8,
			[
				'Week of %B %-d, %Y',
				'Week of %B %-d, %Y',
				'%-d',
				'%b %Y',
				'm/d/Y',
			],
		],
		[
			'week',
			9,
			[ 'Week of %B %-d, %Y', 'Week of %B %-d, %Y', '%b', '%Y', 'm/d/Y' ],
		],
		[ 'month', 0, [ '%B %Y', '%B %Y', '%b', '%Y', 'm/d/Y' ] ],
		[ 'quarter', 0, [ '%B %Y', '%B %Y', '%b', '%Y', 'm/d/Y' ] ],
		[ 'year', 0, [ '%Y', '%Y', '%Y', '%b %Y', 'm/d/Y' ] ],
		[
			'decade',
			0,
			[ '%B %-d, %Y', '%B %-d, %Y', '%Y-%m-%d', '%b %Y', 'm/d/Y' ],
		],
	] )(
		'returns the formats of %s with %p ticks',
		( interval, ticks, formats ) => {
			const [ reader, tooltip, x, x2, table ] = formats;
			expect( getDateFormatsForInterval( interval, ticks ) ).toEqual( {
				screenReaderFormat: reader,
				tooltipLabelFormat: tooltip,
				xFormat: x,
				x2Format: x2,
				tableFormat: table,
			} );
		}
	);

	it( 'has a variant in PHP syntax', () => {
		const php = { type: 'php' } as const;
		expect( getDateFormatsForInterval( 'hour', 0, php ) ).toEqual( {
			screenReaderFormat: 'gA F j, Y',
			tooltipLabelFormat: 'gA M j, Y',
			xFormat: 'gA',
			x2Format: 'M j, Y',
			tableFormat: 'h A',
		} );
		expect(
			getDateFormatsForInterval( 'week', 0, php ).screenReaderFormat
		).toBe( '\\W\\e\\e\\k \\o\\f F j, Y' );
		expect( getDateFormatsForInterval( 'day', 63, php ) ).toEqual(
			getDateFormatsForIntervalPhp( 'day', 63 )
		);
	} );

	describe( 'on a site with a 24-hour clock', () => {
		afterEach( () => {
			delete window.storedeckSettings;
		} );

		it.each( [
			[ 'H:i', 'H:i', '%H:%M' ],
			[ 'G:i', 'G:i', '%-H:%M' ],
			[ 'H:i:s', 'H:i', '%H:%M' ],
			[ 'H.i.s', 'H.i', '%H.%M' ],
			[ 'His', 'Hi', '%H%M' ],
			[ '\\a\\t G', '\\a\\t G', 'at %-H' ],
			[ 'G \\h i', 'G \\h i', '%-H h %M' ],
		] )( 'shows hours as %s', ( timeFormat24, hour, d3 ) => {
			window.storedeckSettings = { timeFormat: timeFormat24 };
			expect( getDateFormatsForIntervalPhp( 'hour' ) ).toEqual( {
				screenReaderFormat: `${ hour } F j, Y`,
				tooltipLabelFormat: `${ hour } M j, Y`,
				xFormat: hour,
				x2Format: 'M j, Y',
				tableFormat: hour,
			} );
			expect( getDateFormatsForIntervalD3( 'hour' ).xFormat ).toBe( d3 );
		} );

		it.each( [ 'g:i a', 'H:i A', 'g:i \\H', 'i', 'a H' ] )(
			'keeps hours with AM and PM for the time format %s',
			( timeFormat12 ) => {
				window.storedeckSettings = { timeFormat: timeFormat12 };
				expect( getDateFormatsForIntervalPhp( 'hour' ).xFormat ).toBe(
					'gA'
				);
			}
		);
	} );

	it( 'formats the same text in both variants', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...intervals ),
				fc.integer( { min: 0, max: 100 } ),
				fc.date( {
					min: new Date( '1970-01-02' ),
					max: new Date( '2100-01-01' ),
					noInvalidDate: true,
				} ),
				( interval, ticks, date ) => {
					const d3 = getDateFormatsForIntervalD3( interval, ticks );
					const php = getDateFormatsForIntervalPhp( interval, ticks );
					const keys = [
						'screenReaderFormat',
						'tooltipLabelFormat',
						'xFormat',
						'x2Format',
					] as const;
					for ( const key of keys ) {
						expect( timeFormat( d3[ key ] )( date ).trim() ).toBe(
							formatPhp( php[ key ], date )
						);
					}
				}
			)
		);
	} );

	it( 'uses translated formats in both variants', () => {
		setLocaleData( { 'F j, Y': [ 'j. F Y \\%' ] }, 'storedeck' );
		try {
			expect( getDateFormatsForIntervalD3( 'day' ) ).toMatchObject( {
				screenReaderFormat: '%-d. %B %Y %%',
			} );
		} finally {
			setLocaleData( { 'F j, Y': [ 'F j, Y' ] }, 'storedeck' );
		}
	} );
} );
