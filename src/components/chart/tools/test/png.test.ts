import { saveFile } from '@storedeck/csv-export';

import { saveImage } from '..';
import { renderPng } from '../render-png';
import { readTheme } from '../theme';
import { createSource } from './source';

jest.mock( '@storedeck/csv-export', () => ( {
	...jest.requireActual< object >( '@storedeck/csv-export' ),
	saveFile: jest.fn(),
} ) );

describe( 'readTheme', () => {
	const themeOf = ( style: string, axes = '' ) => {
		const element = document.createElement( 'div' );
		element.setAttribute( 'style', style );
		element.innerHTML = axes;
		document.body.append( element );
		const found = readTheme( element );
		element.remove();
		return found;
	};

	it( 'reads the font and the colors of background, text and axes', () => {
		expect(
			themeOf(
				'font-family: Georgia; background-color: rgb(1, 2, 3); color: rgb(4, 5, 6)',
				'<svg><g class="y-axis"><text style="fill: rgb(7, 8, 9)"/></g><g class="grid"><line style="stroke: rgb(3, 2, 1)"/></g></svg>'
			)
		).toEqual( {
			font: 'Georgia',
			surface: 'rgb(1, 2, 3)',
			text: 'rgb(4, 5, 6)',
			subtle: 'rgb(7, 8, 9)',
			grid: 'rgb(3, 2, 1)',
		} );
	} );

	it( 'has defaults without an element', () => {
		expect( readTheme( null ) ).toEqual( {
			font: 'sans-serif',
			surface: '#fff',
			text: '#1e1e1e',
			subtle: '#50575e',
			grid: '#e0e0e0',
		} );
	} );

	it.each( [
		[ 'rgba(0, 0, 0, 0)', '#fff' ],
		[ 'transparent', '#fff' ],
		[ 'rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)' ],
		// The last number is blue, not the opacity.
		[ 'rgb(0, 0, 0)', 'rgb(0, 0, 0)' ],
		[ 'rgb(255, 255, 0)', 'rgb(255, 255, 0)' ],
	] )( 'reads the background %s as %s', ( color, surface ) => {
		expect( themeOf( `background-color: ${ color }` ).surface ).toBe(
			surface
		);
	} );

	it( 'does not use "none" for the axes', () => {
		expect(
			themeOf(
				'',
				'<svg><g class="y-axis"><text style="fill: none"/></g></svg>'
			).subtle
		).toBe( '#50575e' );
	} );
} );

describe( 'PNG', () => {
	const context = { drawImage: jest.fn() };
	const canvases: HTMLCanvasElement[] = [];
	let isLoaded = true;
	let blob: Blob | null;

	beforeEach( () => {
		isLoaded = true;
		canvases.length = 0;
		blob = new Blob( [ 'png' ], { type: 'image/png' } );
		context.drawImage.mockClear();
		jest.mocked( saveFile ).mockClear();
		HTMLImageElement.prototype.decode = () =>
			isLoaded ? Promise.resolve() : Promise.reject( new Error( 'no' ) );
		jest.spyOn(
			HTMLCanvasElement.prototype,
			'getContext'
		).mockImplementation( function get( this: HTMLCanvasElement ) {
			canvases.push( this );
			return context as unknown as CanvasRenderingContext2D;
		} );
		jest.spyOn( HTMLCanvasElement.prototype, 'toBlob' ).mockImplementation(
			( done ) => done( blob )
		);
	} );

	afterEach( () => {
		jest.restoreAllMocks();
		Reflect.deleteProperty( HTMLImageElement.prototype, 'decode' );
	} );

	it( 'has two pixels per CSS pixel', async () => {
		expect( await renderPng( '<svg a="#1"/>', 300.3, 200 ) ).toBe( blob );
		const [ canvas ] = canvases;
		expect( [ canvas?.width, canvas?.height ] ).toEqual( [ 601, 400 ] );
		const [ image, ...box ] = context.drawImage.mock.calls[ 0 ];
		expect( image.src ).toBe(
			'data:image/svg+xml;charset=utf-8,%3Csvg%20a%3D%22%231%22%2F%3E'
		);
		expect( box ).toEqual( [ 0, 0, 601, 400 ] );
	} );

	it( 'fails if the browser cannot render or paint the image', async () => {
		const { getContext } = HTMLCanvasElement.prototype;
		jest.mocked( getContext ).mockReturnValueOnce( null );
		await expect( renderPng( '', 1, 1 ) ).rejects.toThrow( 'painted' );
		blob = null;
		await expect( renderPng( '', 1, 1 ) ).rejects.toThrow( 'painted' );
		isLoaded = false;
		await expect( renderPng( '', 1, 1 ) ).rejects.toThrow( 'no' );
	} );

	it( 'is saved with space for the heading', async () => {
		await saveImage( createSource(), 'png' );
		expect( saveFile ).toHaveBeenCalledWith(
			'net-sales-2018-05-01-2018-05-03.png',
			blob
		);
		// 72 px of heading, 300 px of chart.
		expect( canvases[ 0 ]?.height ).toBe( 2 * 372 );
		expect( canvases[ 0 ]?.width ).toBe( 1200 );
	} );

	it( 'has no days in its name without dates', async () => {
		await saveImage( createSource( { dates: [] } ), 'png' );
		expect( saveFile ).toHaveBeenCalledWith( 'net-sales.png', blob );
	} );
} );
