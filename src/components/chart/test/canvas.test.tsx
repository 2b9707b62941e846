import { act, screen } from '@testing-library/react';

import type { ChartDataRow } from '../types';
import { fakeWidth, renderChart, resizeTo } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const HOUR = 3600000;
const hours = ( count: number ): ChartDataRow[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		date: new Date( index * HOUR ).toISOString().slice( 0, 19 ),
		a: { label: 'A', value: index % 97 },
		b: { label: 'B', value: index % 89 },
		c: { label: 'C', value: index % 83 },
	} ) );

const calls: string[] = [];
const context = new Proxy(
	{},
	{
		get: ( _, name ) =>
			name === 'measureText'
				? ( text: string ) => ( { width: text.length * 6 } )
				: () => calls.push( String( name ) ),
		set: () => true,
	}
);

beforeEach( () => {
	calls.length = 0;
	fakeWidth( 1400 );
	Object.defineProperty( window, 'CanvasRenderingContext2D', {
		configurable: true,
		value: class {},
	} );
	jest.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue(
		context as CanvasRenderingContext2D
	);
} );

afterEach( () => {
	jest.restoreAllMocks();
	Reflect.deleteProperty( window, 'CanvasRenderingContext2D' );
} );

const drawn = ( container: HTMLElement ) => ( {
	canvas: container.querySelector( 'canvas.d3-chart__canvas' ),
	lines: container.querySelectorAll( 'svg[viewBox] path.line' ).length,
} );

describe( 'charts with many values', () => {
	it( 'paints many values on a canvas with the same axes, focus and tooltip', async () => {
		const { user, container } = renderChart( {
			data: hours( 8760 ),
			interval: 'hour',
			mode: 'item-comparison',
		} );
		const { canvas, lines } = drawn( container );
		expect( canvas ).not.toBeNull();
		expect( lines ).toBe( 0 );
		expect( calls.filter( ( name ) => name === 'stroke' ) ).toHaveLength(
			3
		);
		expect( container.querySelectorAll( '.axis text' ) ).not.toHaveLength(
			0
		);

		act( () => screen.getByRole( 'application' ).focus() );
		calls.length = 0;
		await user.keyboard( '{End}{ArrowLeft}' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( /: \d+$/ );
		expect(
			container.querySelector( '.d3-chart__tooltip' )
		).not.toBeNull();
		expect( container.querySelectorAll( '.d3-chart circle' ) ).toHaveLength(
			3
		);
		// Moving the active point does not repaint the canvas.
		expect( calls ).not.toContain( 'stroke' );
	} );

	it( 'keeps the canvas when the size changes', () => {
		const { container } = renderChart( {
			data: hours( 8760 ),
			interval: 'hour',
		} );
		const { canvas } = drawn( container );
		calls.length = 0;
		act( () => resizeTo( 900 ) );
		expect( drawn( container ).canvas ).toBe( canvas );
		expect( calls ).toContain( 'stroke' );
		expect( canvas ).toHaveStyle( { width: '900px' } );
	} );

	it( 'paints bars', () => {
		const { container } = renderChart( {
			data: hours( 8760 ),
			interval: 'hour',
			chartType: 'bar',
			mode: 'item-comparison',
		} );
		expect( drawn( container ).canvas ).not.toBeNull();
		expect(
			calls.filter( ( name ) => name === 'fillRect' ).length
		).toBeGreaterThan( 1000 );
	} );

	it( 'uses SVG elements again when there are fewer values', () => {
		const { container, update } = renderChart( {
			data: hours( 8760 ),
			interval: 'hour',
		} );
		update( { data: hours( 24 ) } );
		expect( drawn( container ) ).toEqual( { canvas: null, lines: 3 } );
	} );
} );
