import { act, fireEvent, screen } from '@testing-library/react';
import { setLocaleData } from '@wordpress/i18n';

import { day, fakeWidth, renderChart } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const drawing = () => screen.getByRole( 'application' );
const spoken = () => screen.getByRole( 'status' ).textContent;
const tooltip = ( container: HTMLElement ) =>
	container.querySelector< HTMLElement >( '.d3-chart__tooltip' );

beforeEach( () => fakeWidth( 600 ) );

describe( 'keyboard', () => {
	it( 'moves between dates and series, shows and announces values', async () => {
		const { user, container } = renderChart( {
			tooltipValueFormat: '$,.2f',
			tooltipLabelFormat: '%b %-d, %Y',
		} );
		act( () => drawing().focus() );
		expect( spoken() ).toBe( 'May 1, 2018, This month: $10.00' );
		expect( tooltip( container ) ).toHaveTextContent(
			'May 1, 2018This month$10.00Apr 1, 2018$10.00'
		);

		await user.keyboard( '{ArrowRight}' );
		expect( spoken() ).toBe( 'May 2, 2018, This month: No data' );
		await user.keyboard( '{ArrowRight}{ArrowDown}' );
		expect( spoken() ).toBe( 'April 3, 2018, Last month: $10.00' );
		expect(
			container.querySelector( '.key-row.is-current' )
		).toHaveTextContent( 'Apr 3, 2018$10.00' );
		await user.keyboard( '{ArrowUp}{End}' );
		expect( spoken() ).toBe( 'May 4, 2018, This month: $20.00' );
		await user.keyboard( '{ArrowRight}{PageUp}' );
		expect( spoken() ).toBe( 'May 3, 2018, This month: $30.00' );
		await user.keyboard( '{Home}' );
		expect( spoken() ).toBe( 'May 1, 2018, This month: $10.00' );
	} );

	it( 'hides the value with Escape, and lets the next Escape bubble', async () => {
		const { user, container } = renderChart();
		const onPage = jest.fn();
		document.addEventListener( 'keydown', onPage );
		act( () => drawing().focus() );
		await user.keyboard( '{Escape}' );
		expect( tooltip( container ) ).toBeNull();
		expect( spoken() ).toBe( '' );
		expect( drawing() ).toHaveFocus();
		expect( onPage ).not.toHaveBeenCalled();
		await user.keyboard( '{Escape}' );
		expect( onPage ).toHaveBeenCalledTimes( 1 );
		await user.keyboard( '{ArrowRight}' );
		expect( spoken() ).toContain( 'May 2, 2018' );
		document.removeEventListener( 'keydown', onPage );
	} );

	it( 'handles its keys, and leaves others and shortcuts to the browser', () => {
		renderChart();
		act( () => drawing().focus() );
		const press = ( key: string, modifiers: KeyboardEventInit = {} ) =>
			fireEvent.keyDown( drawing(), { key, ...modifiers } );
		expect( press( 'a' ) ).toBe( true );
		for ( const name of [ 'ctrlKey', 'metaKey', 'altKey' ] ) {
			expect( press( 'ArrowRight', { [ name ]: true } ) ).toBe( true );
		}
		expect( spoken() ).toContain( 'May 1, 2018' );
		expect( press( 'ArrowRight' ) ).toBe( false );
		expect( spoken() ).toContain( 'May 2, 2018' );
	} );

	it( 'shows no value when the mouse gives it focus', () => {
		const { container } = renderChart();
		const matches = jest
			.spyOn( Element.prototype, 'matches' )
			.mockReturnValue( false );
		act( () => drawing().focus() );
		matches.mockRestore();
		expect( tooltip( container ) ).toBeNull();
	} );

	it( 'shows the value in browsers without :focus-visible', () => {
		const { container } = renderChart();
		const matches = jest
			.spyOn( Element.prototype, 'matches' )
			.mockImplementation( () => {
				throw new Error( 'unknown pseudo-class' );
			} );
		act( () => drawing().focus() );
		matches.mockRestore();
		expect( tooltip( container ) ).not.toBeNull();
	} );

	it( 'keeps the value while the page scrolls or is pressed elsewhere', () => {
		const { container } = renderChart();
		act( () => drawing().focus() );
		fireEvent.scroll( document );
		fireEvent.pointerDown( document.body );
		expect( tooltip( container ) ).not.toBeNull();
	} );

	it( 'returns to the last value', async () => {
		const { user } = renderChart();
		act( () => drawing().focus() );
		await user.keyboard( '{End}{ArrowDown}' );
		act( () => drawing().blur() );
		act( () => drawing().focus() );
		expect( spoken() ).toContain( 'April 4, 2018' );
	} );

	it( 'hides the tooltip with Tab', async () => {
		const { user, container } = renderChart();
		act( () => drawing().focus() );
		expect( tooltip( container ) ).not.toBeNull();
		await user.tab();
		expect( tooltip( container ) ).toBeNull();
	} );

	it( 'keeps its position when the data changes', async () => {
		const { user, update } = renderChart();
		act( () => drawing().focus() );
		await user.keyboard( '{End}' );
		update( {
			data: [ 0, 1 ].map( ( index ) => ( {
				date: day( index ),
				primary: { label: 'This month', value: 7 },
			} ) ),
		} );
		expect( spoken() ).toBe( 'May 2, 2018, This month: 7' );
	} );

	it( 'mirrors Left and Right in right-to-left languages', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			const { user, container } = renderChart();
			act( () => drawing().focus() );
			await user.keyboard( '{ArrowLeft}{ArrowLeft}' );
			expect( spoken() ).toContain( 'May 3, 2018' );
			expect( container.querySelector( 'svg.d3-chart' ) ).toHaveAttribute(
				'direction',
				'rtl'
			);
		} finally {
			setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
		}
	} );

	it( 'announces intervals in progress', async () => {
		const { user, container } = renderChart( { unfinishedFrom: day( 3 ) } );
		act( () => drawing().focus() );
		await user.keyboard( '{End}' );
		expect( spoken() ).toBe( 'May 4, 2018, This month: 20. In progress' );
		expect( tooltip( container ) ).toHaveTextContent( 'In progress' );
		await user.keyboard( '{ArrowDown}' );
		expect( spoken() ).toBe( 'April 4, 2018, Last month: 10' );
		expect(
			container.querySelectorAll( 'path.line.is-unfinished' )
		).toHaveLength( 1 );
	} );
} );

describe( 'pointer', () => {
	// The plot starts at 80 px and is 490 px wide; a day has 122.5 px.
	const move = ( clientX: number, pointerType = 'mouse' ) => {
		const event = new MouseEvent( 'pointermove', {
			bubbles: true,
			clientX,
		} );
		Object.defineProperty( event, 'pointerType', { value: pointerType } );
		fireEvent( drawing(), event );
	};
	const leave = ( pointerType: string ) => {
		const event = new MouseEvent( 'pointerout', {
			bubbles: true,
			relatedTarget: document.body,
		} );
		Object.defineProperty( event, 'pointerType', { value: pointerType } );
		fireEvent( drawing(), event );
	};

	it( 'shows the nearest date without an announcement and hides it on leave', () => {
		const { container } = renderChart( { tooltipTitle: 'Net sales' } );
		move( 80 + 122.5 * 2.9 );
		expect( tooltip( container ) ).toHaveTextContent(
			'Net salesThis month30'
		);
		expect( spoken() ).toBe( '' );
		leave( 'mouse' );
		expect( tooltip( container ) ).toBeNull();
	} );

	it( 'considers the position and scale of the drawing', () => {
		const { container } = renderChart();
		const title = () => tooltip( container )?.querySelector( 'h4' );
		// Half as large, and 10 px from the edge.
		drawing().getBoundingClientRect = () =>
			( { left: 10, width: 300 } ) as DOMRect;
		move( 10 + ( 80 + 122.5 * 2 ) / 2 + 1 );
		expect( title() ).toHaveTextContent( 'May 3, 2018' );
		move( 10 + ( 80 + 122.5 * 2 ) / 2 - 1 );
		expect( title() ).toHaveTextContent( 'May 2, 2018' );
	} );

	it( 'keeps the series of the keyboard, and ends the announcement', async () => {
		const { user, container } = renderChart();
		act( () => drawing().focus() );
		await user.keyboard( '{ArrowDown}' );
		expect( spoken() ).toContain( 'April 1' );
		move( 100 );
		expect( spoken() ).toBe( '' );
		expect( container.querySelector( '.is-current' ) ).toBeNull();
		await user.keyboard( '{ArrowRight}' );
		expect( spoken() ).toContain( 'April 2' );
		// Back to the keyboard, nothing outside the chart hides the value.
		fireEvent.scroll( document );
		fireEvent.pointerDown( document.body );
		expect( spoken() ).toContain( 'April 2' );
	} );

	it( 'hides the value when the pointer is canceled', () => {
		const { container } = renderChart();
		move( 100, 'touch' );
		fireEvent(
			drawing(),
			new MouseEvent( 'pointercancel', { bubbles: true } )
		);
		expect( tooltip( container ) ).toBeNull();
	} );

	it( 'shows the value of a press, and keeps it for presses inside', () => {
		const { container } = renderChart();
		fireEvent(
			drawing(),
			new MouseEvent( 'pointerdown', { bubbles: true, clientX: 100 } )
		);
		expect( tooltip( container ) ).not.toBeNull();
		fireEvent(
			container.querySelector( 'svg.d3-chart' ) as Element,
			new MouseEvent( 'pointerdown', { bubbles: true, clientX: 100 } )
		);
		expect( tooltip( container ) ).not.toBeNull();
	} );

	it( 'follows the pointer at once if the page scrolled before', () => {
		const { container } = renderChart();
		fireEvent.scroll( document );
		move( 100 );
		expect( tooltip( container ) ).not.toBeNull();
		leave( 'mouse' );
		fireEvent.scroll( document );
		move( 110 );
		expect( tooltip( container ) ).not.toBeNull();
	} );

	it( 'keeps the tooltip inside the drawing', () => {
		fakeWidth( 358 );
		const { container } = renderChart();
		for ( const x of [ 0, 180, 358 ] ) {
			move( x );
			const { left = '', width = '' } = tooltip( container )?.style ?? {};
			expect( parseFloat( left ) ).toBeGreaterThanOrEqual( 0 );
			expect(
				parseFloat( left ) + parseFloat( width )
			).toBeLessThanOrEqual( 358 );
		}
	} );

	it( 'keeps the value of a touch until the next touch elsewhere', () => {
		const { container } = renderChart();
		move( 100, 'touch' );
		leave( 'touch' );
		expect( tooltip( container ) ).not.toBeNull();
		fireEvent(
			document.body,
			new MouseEvent( 'pointerdown', { bubbles: true } )
		);
		expect( tooltip( container ) ).toBeNull();
	} );

	it( 'hides the tooltip while the page scrolls and shortly after', () => {
		jest.useFakeTimers();
		try {
			const { container } = renderChart();
			move( 100 );
			fireEvent.scroll( document );
			expect( tooltip( container ) ).toBeNull();
			move( 110 );
			expect( tooltip( container ) ).toBeNull();
			jest.advanceTimersByTime( 299 );
			move( 115 );
			expect( tooltip( container ) ).toBeNull();
			jest.advanceTimersByTime( 1 );
			move( 120 );
			expect( tooltip( container ) ).not.toBeNull();
		} finally {
			jest.useRealTimers();
		}
	} );
} );

describe( 'without values', () => {
	it( 'has no active point', async () => {
		const { user, container } = renderChart( { data: [] } );
		act( () => drawing().focus() );
		await user.keyboard( '{ArrowRight}' );
		fireEvent(
			drawing(),
			new MouseEvent( 'pointermove', { bubbles: true } )
		);
		expect( tooltip( container ) ).toBeNull();
		expect( spoken() ).toBe( '' );
	} );
} );
