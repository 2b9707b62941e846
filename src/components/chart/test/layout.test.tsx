import { act, fireEvent, screen } from '@testing-library/react';
import { useViewportMatch } from '@wordpress/compose';

import { fakeWidth, items, renderChart, resizeTo } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );
jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: jest.fn(),
} ) );

/** Sets the viewport by the breakpoints that it reaches. */
const setViewport = ( ...breakpoints: string[] ) =>
	jest
		.mocked( useViewportMatch )
		.mockImplementation(
			( breakpoint, operator = '>=' ) =>
				breakpoints.includes( breakpoint ) === ( operator === '>=' )
		);

beforeEach( () => {
	fakeWidth( 600 );
	setViewport( 'medium' );
} );

const drawing = () => screen.getByRole( 'application' );
const texts = ( container: HTMLElement, selector: string ) =>
	Array.from(
		container.querySelectorAll( selector ),
		( { textContent } ) => textContent
	);
const sizeOf = ( container: HTMLElement ) => {
	const svg = container.querySelector( 'svg.d3-chart' );
	return [ svg?.getAttribute( 'width' ), svg?.getAttribute( 'height' ) ];
};

describe( 'layout', () => {
	it.each( [
		[ [], '180' ],
		[ [ 'medium' ], '220' ],
		[ [ 'medium', 'large' ], '300' ],
	] )( 'is in the viewport %j %s px high', ( breakpoints, height ) => {
		setViewport( ...breakpoints );
		const { container, update } = renderChart();
		expect( sizeOf( container ) ).toEqual( [ '600', height ] );
		update( { isRequesting: true } );
		expect(
			container.querySelector( '.woocommerce-chart-placeholder' )
		).toHaveStyle( { height: `${ height }px` } );
	} );

	it.each( [
		[ [ 'medium' ], 'time-comparison', 'footer' ],
		[ [ 'medium', 'wide' ], 'time-comparison', 'header' ],
		[ [ 'medium' ], 'item-comparison', 'footer' ],
		[ [ 'medium', 'wide' ], 'item-comparison', 'body' ],
	] as const )(
		'has the legend in the viewport %j of a %s in the %s',
		( breakpoints, mode, place ) => {
			setViewport( ...breakpoints );
			const { container } = renderChart( {
				mode,
				legendPosition: undefined,
			} );
			const legend = container.querySelector( '.woocommerce-legend' );
			expect( legend?.parentElement ).toHaveClass(
				`woocommerce-chart__${ place }`
			);
			expect( texts( container, '.woocommerce-legend' ) ).toHaveLength(
				1
			);
		}
	);

	it( 'leaves 320 px to a legend at the side from 520 px on', () => {
		fakeWidth( 520 );
		const { container, update } = renderChart( {
			mode: 'item-comparison',
			legendPosition: 'side',
		} );
		const body = container.querySelector( 'section' );
		expect( sizeOf( container )[ 0 ] ).toBe( '200' );
		expect( body ).toHaveClass( 'woocommerce-chart__body-row' );
		act( () => resizeTo( 519 ) );
		expect( sizeOf( container )[ 0 ] ).toBe( '519' );
		expect( body ).toHaveClass( 'woocommerce-chart__body-column' );
		act( () => resizeTo( 600 ) );
		update( { data: [] } );
		expect( sizeOf( container )[ 0 ] ).toBe( '600' );
	} );

	it( 'keeps a legend at the top without the header', () => {
		const { container, update } = renderChart( { legendPosition: 'top' } );
		const legends = () =>
			container.querySelectorAll( '.woocommerce-legend' );
		expect( legends() ).toHaveLength( 1 );
		update( { showHeaderControls: false } );
		expect( legends() ).toHaveLength( 1 );
		expect( legends()[ 0 ]?.parentElement ).toHaveClass(
			'woocommerce-chart'
		);
		update( { showHeaderControls: false, legendPosition: 'bottom' } );
		expect( legends() ).toHaveLength( 1 );
	} );

	it( 'shows the tooltip over the chart on large screens, otherwise below', () => {
		const top = () => {
			const { container, unmount } = renderChart();
			act( () => drawing().focus() );
			const box =
				container.querySelector< HTMLElement >( '.d3-chart__tooltip' );
			unmount();
			return box?.style.top;
		};
		// The plot ends at 170 px.
		expect( top() ).toBe( '178px' );
		setViewport( 'medium', 'large' );
		expect( parseFloat( top() ?? '' ) ).toBeLessThan( 170 );
	} );

	it( 'has placeholders only for items, while nothing is known', () => {
		const { container, update } = renderChart( {
			isRequesting: true,
			data: [],
		} );
		const places = () =>
			container.querySelectorAll( '.woocommerce-legend li' ).length;
		expect( places() ).toBe( 0 );
		update( { mode: 'item-comparison' } );
		expect( places() ).toBe( 5 );
		update( { mode: 'item-comparison', isRequesting: false } );
		expect( places() ).toBe( 0 );
		update( { mode: 'item-comparison', data: items( 3 ) } );
		expect( places() ).toBe( 3 );
		const filter = { filterParam: 'products', query: { products: '1,2' } };
		update( { mode: 'item-comparison', ...filter } );
		expect(
			container.querySelector( '.woocommerce-legend.is-open-ended' )
		).toBeNull();
	} );
} );

describe( 'width', () => {
	it( 'follows the window without a ResizeObserver, until it is removed', () => {
		const { ResizeObserver } = window;
		Reflect.deleteProperty( window, 'ResizeObserver' );
		try {
			const removed = jest.spyOn( window, 'removeEventListener' );
			const { container, unmount } = renderChart();
			expect( sizeOf( container )[ 0 ] ).toBe( '600' );
			resizeTo( 700 );
			fireEvent( window, new Event( 'resize' ) );
			expect( sizeOf( container )[ 0 ] ).toBe( '700' );
			unmount();
			expect( removed ).toHaveBeenCalledWith(
				'resize',
				expect.any( Function )
			);
			removed.mockRestore();
		} finally {
			window.ResizeObserver = ResizeObserver;
		}
	} );
} );
