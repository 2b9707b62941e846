import { act, fireEvent, render, screen } from '@testing-library/react';

import type { ShownSeries } from '../../types';
import { ChartHeader } from '../chart-header';
import { ChartMenu } from '../chart-menu';
import { Legend, type LegendProps } from '../legend';
import { TypeToggle } from '../type-toggle';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

describe( 'TypeToggle', () => {
	const line = () => screen.getByRole( 'menuitemradio', { name: /Line/ } );
	const bar = () => screen.getByRole( 'menuitemradio', { name: /Bar/ } );
	const press = ( key: string ) =>
		fireEvent.keyDown(
			screen.getByRole( 'menubar' ).ownerDocument
				.activeElement as Element,
			{ key }
		);

	it.each( [
		[ 'ArrowRight', line, bar ],
		[ 'ArrowRight', bar, line ],
		[ 'ArrowLeft', line, bar ],
		[ 'ArrowLeft', bar, line ],
		[ 'Home', bar, line ],
		[ 'End', line, bar ],
	] )( 'moves with %s', ( key, from, to ) => {
		render(
			<TypeToggle
				types={ [ 'line', 'bar' ] }
				type="line"
				onChange={ jest.fn() }
			/>
		);
		act( () => from().focus() );
		// The default action is prevented.
		expect( press( key ) ).toBe( false );
		expect( to() ).toHaveFocus();
	} );

	it( 'stays with other keys and outside its buttons', () => {
		render(
			<TypeToggle
				types={ [ 'line', 'bar' ] }
				type="line"
				onChange={ jest.fn() }
			/>
		);
		act( () => line().focus() );
		expect( press( 'ArrowDown' ) ).toBe( true );
		expect( line() ).toHaveFocus();
		act( () => screen.getByRole( 'menubar' ).focus() );
		expect( press( 'End' ) ).toBe( true );
		expect( screen.getByRole( 'menubar' ) ).toHaveFocus();
	} );

	it( 'marks the current type', () => {
		render(
			<TypeToggle
				types={ [ 'line', 'bar' ] }
				type="bar"
				onChange={ jest.fn() }
			/>
		);
		expect( bar() ).toBeChecked();
		expect( line() ).not.toBeChecked();
		expect( bar() ).toHaveClass(
			'woocommerce-chart__type-button-selected'
		);
		expect( [ line().tabIndex, bar().tabIndex ] ).toEqual( [ -1, 0 ] );
		expect( screen.getByRole( 'menubar' ) ).toHaveAttribute(
			'tabindex',
			'-1'
		);
	} );
} );

describe( 'ChartHeader', () => {
	const header = (
		props: Partial< Parameters< typeof ChartHeader >[ 0 ] >
	) =>
		render(
			<ChartHeader
				legend={ null }
				type="line"
				allowedTypes={ [ 'line', 'bar' ] }
				interval="day"
				onChange={ jest.fn() }
				{ ...props }
			/>
		).container;

	it( 'offers no choice of a single type', () => {
		header( { type: 'stacked', allowedTypes: [ 'stacked' ] } );
		expect( screen.queryByRole( 'menubar' ) ).toBeNull();
	} );

	it( 'offers intervals by their names', () => {
		header( {
			allowedIntervals: [
				'hour',
				'day',
				'week',
				'month',
				'quarter',
				'year',
			],
			interval: 'week',
		} );
		expect(
			screen
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'By hour',
			'By day',
			'By week',
			'By month',
			'By quarter',
			'By year',
		] );
		expect(
			screen.getByRole( 'combobox', { name: 'Choose interval' } )
		).toHaveValue( 'week' );
	} );

	it( 'has no select for an empty list, and reserves the space of the menu', () => {
		const container = header( { allowedIntervals: [] } );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect(
			container.querySelector( '.woocommerce-chart__menu-placeholder' )
		).not.toBeNull();
	} );
} );

describe( 'ChartMenu', () => {
	const copyData = jest.fn( () => Promise.resolve( true ) );
	const saveImage = jest.fn( () => Promise.resolve() );
	const choose = async ( name: string ) => {
		render( <ChartMenu saveImage={ saveImage } copyData={ copyData } /> );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Chart actions' } )
		);
		await act( () => jest.advanceTimersByTimeAsync( 0 ) );
		fireEvent.click( screen.getByRole( 'menuitem', { name } ) );
		await act( () => jest.advanceTimersByTimeAsync( 0 ) );
	};
	const reportError = jest.fn();

	beforeEach( () => {
		jest.useFakeTimers();
		reportError.mockClear();
		window.reportError = reportError;
	} );

	afterEach( () => {
		jest.useRealTimers();
		Reflect.deleteProperty( window, 'reportError' );
	} );

	it( 'closes, and shows the result for five seconds', async () => {
		await choose( 'Copy data' );
		expect( screen.getByText( 'Data copied.' ) ).toBeVisible();
		expect( screen.queryByRole( 'menuitem' ) ).toBeNull();
		act( () => jest.advanceTimersByTime( 4999 ) );
		expect( screen.getByText( 'Data copied.' ) ).toBeVisible();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( screen.queryByText( 'Data copied.' ) ).toBeNull();
		expect( reportError ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'Copy data', 'Could not copy the data.', copyData ],
		[ 'Save as SVG', 'Could not save the chart.', saveImage ],
	] )( 'reports an error of %s', async ( name, text, tool ) => {
		const error = new Error( 'no' );
		( tool as jest.Mock ).mockRejectedValueOnce( error );
		await choose( name );
		expect( screen.getByText( text ) ).toBeVisible();
		expect( reportError ).toHaveBeenCalledWith( error );
	} );
} );

describe( 'Legend', () => {
	const item = ( index: number, isVisible = true ): ShownSeries => ( {
		key: `k${ index }`,
		label: `Product ${ index }`,
		total: index,
		isVisible,
		...( isVisible && { slot: index, color: 'red' } ),
	} );
	const items = ( count: number, visible = count ) =>
		Array.from( { length: count }, ( _, index ) =>
			item( index, index < visible )
		);
	const show = ( props: Partial< LegendProps > = {} ) =>
		render(
			<Legend
				series={ items( 2 ) }
				formatTotal={ ( total ) => `$${ total }` }
				direction="row"
				isInteractive
				isComparison={ false }
				isLine
				onToggle={ jest.fn() }
				onHighlight={ jest.fn() }
				{ ...props }
			/>
		).container;
	const boxes = () => screen.getAllByRole< HTMLButtonElement >( 'checkbox' );
	const classes = ( container: HTMLElement ) =>
		Array.from( container.querySelectorAll( 'li' ), ( { className } ) =>
			className.replaceAll( 'woocommerce-legend__', '' )
		);

	it( 'names its kind', () => {
		expect( show().firstChild ).toHaveAttribute(
			'class',
			'woocommerce-legend woocommerce-legend__direction-row is-items'
		);
		expect(
			show( {
				direction: 'column',
				isComparison: true,
				isOpenEnded: true,
				isPlaceholder: true,
			} ).firstChild
		).toHaveAttribute(
			'class',
			'woocommerce-legend woocommerce-legend__direction-column is-open-ended is-placeholder'
		);
	} );

	it( 'shows totals, which can differ from the sum of the values', () => {
		show( { totals: { k1: 0 }, series: items( 3 ).slice( 1 ) } );
		expect( boxes().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Product 1 $0',
			'Product 2 $2',
		] );
	} );

	it( 'is hidden from assistive technology while values load', () => {
		const container = show( { isPlaceholder: true } );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( container ).toHaveTextContent(
			'Product 0 $100000Product 1 $100000'
		);
	} );

	it( 'shows the number of more than five series at the side', () => {
		const shows = ( props: Partial< LegendProps > ) =>
			show( {
				itemsLabel: '%d products',
				direction: 'column',
				...props,
			} ).querySelector( '.woocommerce-legend__total' )?.textContent;
		expect( shows( { series: items( 6, 5 ) } ) ).toBe( '6 products' );
		expect( shows( { series: items( 5 ) } ) ).toBeUndefined();
		expect(
			shows( { series: items( 6 ), direction: 'row' } )
		).toBeUndefined();
		expect(
			shows( { series: items( 6 ), itemsLabel: undefined } )
		).toBeUndefined();
	} );

	it( 'marks what is visible, and dashes the comparison', () => {
		expect(
			classes( show( { isComparison: true, series: items( 3, 2 ) } ) )
		).toEqual( [
			'item item-checked is-slot-0',
			'item item-checked is-slot-1 is-comparison',
			'item is-comparison',
		] );
		expect( classes( show() )[ 1 ] ).toBe( 'item item-checked is-slot-1' );
	} );

	it( 'shows the dashes of visible lines of items', () => {
		const lines = ( props: Partial< LegendProps > ) =>
			show( props ).querySelectorAll( 'svg' ).length;
		expect( lines( { series: items( 3, 2 ) } ) ).toBe( 2 );
		expect( lines( { isLine: false } ) ).toBe( 0 );
		expect( lines( { isComparison: true } ) ).toBe( 0 );
	} );

	it.each( [
		[ 'all of two', items( 2 ), [ false, false ], false ],
		[ 'one of two', items( 2, 1 ), [ true, false ], false ],
		[ 'four of five', items( 5, 4 ), Array( 5 ).fill( false ), false ],
		[
			'five of six',
			items( 6, 5 ),
			[ false, false, false, false, false, true ],
			true,
		],
	] )( 'limits the selection of %s', ( _, series, disabled, hasTitle ) => {
		show( { series } );
		expect( boxes().map( ( box ) => box.disabled ) ).toEqual( disabled );
		expect( boxes()[ 0 ]?.hasAttribute( 'title' ) ).toBe( hasTitle );
	} );

	it( 'reports the series that is toggled, hovered or focused', () => {
		const onToggle = jest.fn();
		const onHighlight = jest.fn();
		show( { onToggle, onHighlight } );
		const [ , second ] = boxes();
		fireEvent.click( second as Element );
		expect( onToggle ).toHaveBeenCalledWith( 'k1' );
		for ( const [ on, off ] of [
			[ fireEvent.mouseEnter, fireEvent.mouseLeave ],
			[ fireEvent.focus, fireEvent.blur ],
		] as const ) {
			const target =
				on === fireEvent.focus ? second : second?.closest( 'li' );
			on( target as Element );
			expect( onHighlight ).toHaveBeenLastCalledWith( 'k1' );
			off( target as Element );
			expect( onHighlight ).toHaveBeenLastCalledWith( null );
		}
	} );
} );
