import { act, render } from '@testing-library/react';

import { CanvasLayer } from '../canvas-layer';
import { DAY, layout, shown } from './draw';

/** Calls and assignments of the context, in order. */
const calls: unknown[][] = [];
const context = new Proxy(
	{},
	{
		get:
			( _, name ) =>
			( ...args: unknown[] ) =>
				calls.push( [ name, ...args ] ),
		set: ( _, name, value ) => {
			calls.push( [ name, value ] );
			return true;
		},
	}
);
const named = ( ...names: string[] ) =>
	calls.filter( ( [ name ] ) => names.includes( String( name ) ) );

const setPixelRatio = ( value: number ) =>
	Object.defineProperty( window, 'devicePixelRatio', {
		configurable: true,
		value,
	} );

let getContext: jest.SpyInstance;

beforeEach( () => {
	calls.length = 0;
	Object.defineProperty( window, 'CanvasRenderingContext2D', {
		configurable: true,
		value: class {},
	} );
	getContext = jest
		.spyOn( HTMLCanvasElement.prototype, 'getContext' )
		.mockReturnValue( context as CanvasRenderingContext2D );
	// The color of the series, and the dashes of the element.
	jest.spyOn( window, 'getComputedStyle' ).mockImplementation(
		( element ) => {
			const color = ( element.parentElement as HTMLElement ).style
				.cssText;
			const isUnfinished = element.classList.contains( 'is-unfinished' );
			return {
				stroke: color,
				fill: color,
				fillOpacity: isUnfinished ? '0.5' : '',
				strokeDasharray:
					element.getAttribute( 'stroke-dasharray' ) || 'none',
			} as CSSStyleDeclaration;
		}
	);
} );

afterEach( () => {
	jest.restoreAllMocks();
	Reflect.deleteProperty( window, 'CanvasRenderingContext2D' );
	Reflect.deleteProperty( window, 'matchMedia' );
	setPixelRatio( 1 );
} );

const red = '--woocommerce-chart-series: red;';
const blue = '--woocommerce-chart-series: blue;';
const line = layout( [ [ 10, 20, null, 30 ] ], { unfinishedFrom: 3 * DAY } );
const bars = layout(
	[
		[ 10, 20 ],
		[ 10, 20 ],
	],
	{ type: 'bar', unfinishedFrom: DAY }
);
const layer = ( model: typeof line, focusedKey: string | null = null ) => (
	<CanvasLayer model={ model } series={ shown } focusedKey={ focusedKey } />
);

describe( 'CanvasLayer', () => {
	it( 'paints lines, interrupted at gaps, and isolated points', () => {
		render( layer( line ) );
		const y = ( index: number ) => line.series[ 0 ]?.points[ index ]?.y;
		const x = ( index: number ) => line.series[ 0 ]?.points[ index ]?.x;
		expect( calls ).toEqual( [
			[ 'setTransform', 1, 0, 0, 1, 0, 0 ],
			[ 'clearRect', 0, 0, 600, 250 ],
			[ 'globalAlpha', 1 ],
			[ 'strokeStyle', red ],
			[ 'lineWidth', 1.25 ],
			[ 'lineJoin', 'bevel' ],
			[ 'setLineDash', [] ],
			[ 'beginPath' ],
			[ 'moveTo', x( 0 ), y( 0 ) ],
			[ 'lineTo', x( 1 ), y( 1 ) ],
			[ 'stroke' ],
			[ 'strokeStyle', red ],
			[ 'lineWidth', 1.25 ],
			[ 'lineJoin', 'bevel' ],
			[ 'setLineDash', [ 1, 5 ] ],
			[ 'beginPath' ],
			[ 'moveTo', x( 3 ), y( 3 ) ],
			[ 'stroke' ],
			[ 'fillStyle', red ],
			[ 'beginPath' ],
			[ 'arc', x( 3 ), y( 3 ), 1.25, 0, 2 * Math.PI ],
			[ 'fill' ],
		] );
	} );

	it( 'continues a line after a gap, and paints no empty part', () => {
		render( layer( layout( [ [ 10, null, 20, 30 ] ] ) ) );
		expect(
			named( 'moveTo', 'lineTo', 'stroke' ).map( ( [ name ] ) => name )
		).toEqual( [ 'moveTo', 'moveTo', 'lineTo', 'stroke' ] );
	} );

	it( 'paints the first series on top, and dims all but the highlighted one', () => {
		const model = layout( [
			[ 1, 2 ],
			[ 3, 4 ],
		] );
		const { rerender } = render( layer( model ) );
		expect( named( 'strokeStyle' ) ).toEqual( [
			[ 'strokeStyle', blue ],
			[ 'strokeStyle', red ],
		] );
		expect( named( 'globalAlpha' ) ).toEqual( [
			[ 'globalAlpha', 1 ],
			[ 'globalAlpha', 1 ],
		] );
		expect( named( 'setLineDash' ) ).toEqual( [
			[ 'setLineDash', [ 5, 5 ] ],
			[ 'setLineDash', [] ],
		] );
		calls.length = 0;
		rerender( layer( model, 'b' ) );
		expect( named( 'globalAlpha' ) ).toEqual( [
			[ 'globalAlpha', 1 ],
			[ 'globalAlpha', 0.15 ],
		] );
	} );

	it( 'paints bars, those in progress lighter', () => {
		render( layer( bars, 'b' ) );
		const rect = ( series: number, place: number ) => {
			const bar = bars.series[ series ]?.bars[ place ];
			return [ 'fillRect', bar?.left, bar?.top, bar?.width, bar?.height ];
		};
		expect( calls.slice( 2 ) ).toEqual( [
			[ 'globalAlpha', 1 ],
			[ 'fillStyle', blue ],
			[ 'globalAlpha', 1 ],
			rect( 1, 0 ),
			rect( 1, 1 ),
			[ 'globalAlpha', 0.15 ],
			[ 'fillStyle', red ],
			[ 'globalAlpha', 0.15 ],
			rect( 0, 0 ),
			[ 'fillStyle', red ],
			[ 'globalAlpha', 0.075 ],
			rect( 0, 1 ),
		] );
	} );

	it( 'has the resolution of the screen', () => {
		setPixelRatio( 1.5 );
		const { container } = render( layer( { ...line, width: 601 } ) );
		const canvas = container.querySelector( 'canvas' );
		expect( [ canvas?.width, canvas?.height ] ).toEqual( [ 902, 375 ] );
		expect( canvas?.style.width ).toBe( '601px' );
		expect( canvas?.style.height ).toBe( '250px' );
		expect( calls[ 0 ] ).toEqual( [
			'setTransform',
			1.5,
			0,
			0,
			1.5,
			0,
			0,
		] );
		expect( calls[ 1 ] ).toEqual( [ 'clearRect', 0, 0, 601, 250 ] );
	} );

	it( 'paints only series that it knows', () => {
		render(
			<CanvasLayer
				model={ bars }
				series={ shown.slice( 0, 1 ) }
				focusedKey={ null }
			/>
		);
		expect( named( 'fillRect' ) ).toHaveLength( 2 );
	} );

	it( 'paints again when the appearance changes, until it is removed', () => {
		const listeners = new Set< () => void >();
		const queries: string[] = [];
		window.matchMedia = ( media: string ) => {
			queries.push( media );
			return {
				addEventListener: ( _: string, listener: () => void ) =>
					listeners.add( listener ),
				removeEventListener: ( _: string, listener: () => void ) =>
					listeners.delete( listener ),
			} as unknown as MediaQueryList;
		};
		const { unmount } = render( layer( line ) );
		expect( queries ).toEqual( [
			'(forced-colors: active)',
			'(prefers-contrast: more)',
			'(prefers-color-scheme: dark)',
		] );
		calls.length = 0;
		act( () => listeners.forEach( ( listener ) => listener() ) );
		expect( named( 'clearRect' ) ).toHaveLength( 1 );
		calls.length = 0;
		act( () => listeners.forEach( ( listener ) => listener() ) );
		expect( named( 'clearRect' ) ).toHaveLength( 1 );
		unmount();
		expect( listeners.size ).toBe( 0 );
	} );

	it( 'paints nothing without a context or matchMedia', () => {
		getContext.mockReturnValue( null );
		Object.defineProperty( window, 'matchMedia', {
			configurable: true,
			writable: true,
			value: undefined,
		} );
		const { unmount } = render( layer( line ) );
		expect( calls ).toEqual( [] );
		expect( unmount ).not.toThrow();
	} );

	it( 'does not ask for a context that the browser does not have', () => {
		Reflect.deleteProperty( window, 'CanvasRenderingContext2D' );
		render( layer( line ) );
		expect( getContext ).not.toHaveBeenCalled();
	} );
} );
