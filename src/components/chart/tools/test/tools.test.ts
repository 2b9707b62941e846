import '@testing-library/jest-dom';
import fc from 'fast-check';
import { anyCharacter } from '../../../../../tests/setup/any-character';

import { copyData, saveImage } from '..';
import { copyText } from '../copy-text';
import { escapeXml } from '../escape-xml';
import { getFileName } from '../file-name';
import { layoutHeading } from '../heading';
import { readTheme } from '../theme';
import { writeSvg } from '../write-svg';
import { writeTable } from '../write-table';
import { createSeries, createSource } from './source';

const parse = ( svg: string ) =>
	new DOMParser().parseFromString( svg, 'image/svg+xml' );

describe( 'getFileName', () => {
	it.each( [
		[ 'Net sales', 'net-sales-2018-05-01-2018-05-30.svg' ],
		[ '../../etc/passwd', 'etc-passwd-2018-05-01-2018-05-30.svg' ],
		[ 'صافي المبيعات', 'صافي-المبيعات-2018-05-01-2018-05-30.svg' ],
		[ '売上', '売上-2018-05-01-2018-05-30.svg' ],
		[ ' "?*: ', 'chart-2018-05-01-2018-05-30.svg' ],
		[ '', 'chart-2018-05-01-2018-05-30.svg' ],
		[ '  A  & b! ', 'a-b-2018-05-01-2018-05-30.svg' ],
		[ 'x'.repeat( 81 ), `${ 'x'.repeat( 80 ) }-2018-05-01-2018-05-30.svg` ],
	] )( 'returns for %p the name %p', ( title, name ) => {
		expect(
			getFileName( title, [ '2018-05-01', '2018-05-30' ], 'svg' )
		).toBe( name );
	} );

	it( 'removes characters that file systems do not allow and limits the length', () => {
		fc.assert(
			fc.property( fc.string( { maxLength: 300 } ), ( title ) => {
				const name = getFileName( title, [], 'png' );
				expect( name ).toMatch( /^[^/\\:*?"<>|\s.]+\.png$/ );
				expect( Array.from( name ).length ).toBeLessThanOrEqual( 84 );
			} )
		);
	} );
} );

describe( 'writeTable', () => {
	it( 'contains dates, plain numbers and empty cells for gaps', () => {
		expect( writeTable( createSource() ) ).toBe(
			[
				'Date\tMay & <b>June</b>\tDate (Last year)\tLast year\tNotes',
				'2018-05-01\t10\t2017-05-01\t5\t',
				'2018-05-02\t\t2017-05-02\t6\tSale "50%"',
				'2018-05-03\t-30.5\t2017-05-03\t7\t',
			].join( '\n' )
		);
	} );

	it( 'contains hours', () => {
		const source = createSource( { interval: 'hour', annotations: [] } );
		expect( writeTable( source ).split( '\n' )[ 1 ] ).toMatch(
			/^2018-05-01 00:00\t10\t/
		);
	} );

	it.each( [ '=1+1', '+1', '-1', '@a' ] )(
		'escapes the formula %s in a label',
		( label ) => {
			const source = createSource( {
				series: [ createSeries( 'a', label, [ 1, 2, 3 ] ) ],
				annotations: [],
			} );
			expect( writeTable( source ).split( '\n' )[ 0 ] ).toBe(
				`Date\t'${ label }`
			);
		}
	);

	it( 'has the dates of a series only where it has some', () => {
		const [ first = 0, second = 0 ] = createSource().dates;
		const dated = ( ...dates: Array< number | null > ) =>
			writeTable(
				createSource( {
					series: [
						createSeries( 'a', 'A', [ 1, 2, 3 ], {
							getLabelDate: ( index ) => dates[ index ] ?? null,
						} ),
					],
					annotations: [],
					interval: 'hour',
				} )
			).split( '\n' );
		expect( dated( null, first ) ).toEqual( [
			'Date\tDate (A)\tA',
			'2018-05-01 00:00\t\t1',
			'2018-05-02 00:00\t2018-05-01 00:00\t2',
			'2018-05-03 00:00\t\t3',
		] );
		// The same dates need no column.
		expect( dated( first, second )[ 0 ] ).toBe( 'Date\tA' );
	} );

	it( 'joins the notes of a date in one cell', () => {
		const annotations = [
			{ index: 0, x: 0, labels: [ ' =Sale\t', 'b\nc' ] },
		];
		expect(
			writeTable( createSource( { series: [], annotations } ) )
		).toBe(
			[
				'Date\tNotes',
				"2018-05-01\t'=Sale , b c",
				'2018-05-02\t',
				'2018-05-03\t',
			].join( '\n' )
		);
	} );

	it( 'removes tabs and line breaks from labels', () => {
		const source = createSource( {
			series: [ createSeries( 'a', 'a\tb\r\nc', [ 1, 2, 3 ] ) ],
			annotations: [],
		} );
		expect( writeTable( source ).split( '\n' )[ 0 ] ).toBe( 'Date\ta b c' );
	} );
} );

describe( 'escapeXml', () => {
	it( 'escapes any string for XML', () => {
		fc.assert(
			fc.property( fc.string( { unit: anyCharacter } ), ( text ) => {
				const document = parse( `<a b="${ escapeXml( text ) }"/>` );
				expect( document.querySelector( 'parsererror' ) ).toBeNull();
			} ),
			{ numRuns: 300 }
		);
		expect( escapeXml( '\u0000\ud800&<' ) ).toBe( ' &amp;&lt;' );
		expect( escapeXml( `>"'&` ) ).toBe( '&gt;&quot;&#39;&amp;' );
		expect( escapeXml( 'a\uffffb' ) ).toBe( 'a b' );
	} );
} );

describe( 'writeSvg', () => {
	const theme = readTheme( null );

	it( 'creates a standalone document with title, legend, axes and marks', () => {
		const svg = parse( writeSvg( createSource(), theme ) );
		expect( svg.querySelector( 'parsererror' ) ).toBeNull();
		const texts = Array.from(
			svg.querySelectorAll( 'text' ),
			( { textContent } ) => textContent
		);
		expect( texts ).toEqual(
			expect.arrayContaining( [
				'Net sales',
				'May & <b>June</b>  $42.00',
				'Last year  $42.00',
				'May 2018',
				'0',
			] )
		);
		expect( svg.querySelector( 'b' ) ).toBeNull();
		expect( svg.querySelectorAll( 'path[stroke="#440154"]' ) ).toHaveLength(
			2
		);
		expect( svg.querySelector( 'g title' )?.textContent ).toBe(
			'Sale "50%"'
		);
		expect( writeSvg( createSource(), theme ) ).not.toMatch(
			/var\(|class=|NaN|undefined/
		);
	} );

	it( 'draws bars', () => {
		const svg = parse( writeSvg( createSource( {}, 'bar' ), theme ) );
		expect( svg.querySelectorAll( 'rect[fill="#440154"]' ) ).toHaveLength(
			5
		);
	} );

	it( 'reserves space for the heading', () => {
		const source = createSource();
		const svg = parse( writeSvg( source, theme ) ).documentElement;
		const { height } = layoutHeading( source );
		expect( svg.getAttribute( 'height' ) ).toBe( String( height + 300 ) );
		expect( svg.getAttribute( 'viewBox' ) ).toBe(
			`0 0 600 ${ height + 300 }`
		);
	} );
} );

describe( 'layoutHeading', () => {
	it( 'wraps labels that do not fit', () => {
		const names = [ 'a', 'b', 'c' ].map( ( key ) =>
			createSeries( key, key.repeat( 60 ), [ 1, 2, 3 ] )
		);
		const { items } = layoutHeading( createSource( { series: names } ) );
		const rows = items.map( ( { text } ) => text.y );
		expect( new Set( rows ).size ).toBe( 3 );
		expect( new Set( items.map( ( { mark } ) => mark.x1 ) ).size ).toBe(
			1
		);
	} );
} );

describe( 'readTheme', () => {
	it( 'reads the computed style and falls back to defaults', () => {
		const element = document.createElement( 'div' );
		element.style.color = 'rgb(1, 2, 3)';
		element.style.backgroundColor = 'rgba(0, 0, 0, 0)';
		document.body.append( element );
		expect( readTheme( element ) ).toMatchObject( {
			text: 'rgb(1, 2, 3)',
			surface: '#fff',
		} );
		element.remove();
	} );
} );

describe( 'copyText', () => {
	const setClipboard = ( clipboard: unknown ) =>
		Object.defineProperty( navigator, 'clipboard', {
			configurable: true,
			value: clipboard,
		} );
	const setCommand = ( command: () => boolean ) =>
		Object.defineProperty( document, 'execCommand', {
			configurable: true,
			value: command,
		} );

	afterEach( () => setClipboard( undefined ) );

	it( 'uses the Clipboard API', async () => {
		const writeText = jest.fn( () => Promise.resolve() );
		setClipboard( { writeText } );
		expect( await copyData( createSource() ) ).toBe( true );
		expect( writeText ).toHaveBeenCalledWith(
			expect.stringContaining( '2018-05-01\t10' )
		);
	} );

	it( 'falls back to selecting the text and restores focus', async () => {
		const button = document.createElement( 'button' );
		document.body.append( button );
		button.focus();
		const focus = jest.spyOn( button, 'focus' );
		let copied = '';
		setCommand( () => {
			copied = document.querySelector( 'textarea' )?.value ?? '';
			return true;
		} );
		expect( await copyText( 'a\tb' ) ).toBe( true );
		expect( copied ).toBe( 'a\tb' );
		expect( button ).toHaveFocus();
		expect( focus ).toHaveBeenCalledWith( { preventScroll: true } );
		expect( document.querySelector( 'textarea' ) ).toBeNull();
		button.remove();
		setCommand( () => false );
		expect( await copyText( 'a' ) ).toBe( false );
	} );

	it( 'returns false if both ways to copy fail', async () => {
		setClipboard( { writeText: () => Promise.reject( new Error() ) } );
		setCommand( () => {
			throw new Error( 'not here' );
		} );
		expect( await copyText( 'a' ) ).toBe( false );
	} );
} );

describe( 'saveImage', () => {
	it( 'downloads a file with a descriptive name', async () => {
		const links: HTMLAnchorElement[] = [];
		const click = jest
			.spyOn( HTMLAnchorElement.prototype, 'click' )
			.mockImplementation( function press( this: HTMLAnchorElement ) {
				links.push( this );
			} );
		URL.createObjectURL = jest.fn( () => 'blob:chart' );
		await saveImage( createSource(), 'svg' );
		expect( links[ 0 ]?.download ).toBe(
			'net-sales-2018-05-01-2018-05-03.svg'
		);
		expect( links[ 0 ]?.isConnected ).toBe( false );
		const [ blob ] =
			jest.mocked( URL.createObjectURL ).mock.calls[ 0 ] ?? [];
		expect( blob ).toMatchObject( { type: 'image/svg+xml;charset=utf-8' } );
		click.mockRestore();
	} );
} );
