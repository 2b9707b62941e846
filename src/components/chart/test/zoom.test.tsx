import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setLocaleData } from '@wordpress/i18n';

import type { ChartProps } from '../types';
import { fakeWidth, periods, renderChart } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const drawing = () => screen.getByRole( 'application' );
const announced = () =>
	screen
		.queryAllByRole( 'status' )
		.map( ( { textContent } ) => textContent )
		.find( ( text ) => text?.startsWith( 'Selected' ) );
const box = ( container: HTMLElement ) =>
	container.querySelector< HTMLElement >( '.d3-chart__selection' );

beforeEach( () => fakeWidth( 600 ) );

/** Renders a focused chart whose zoom has loaded. */
async function renderZoom( props: Partial< ChartProps > = {} ) {
	const onZoom = jest.fn();
	const view = renderChart( { onZoom, ...props } );
	act( () => drawing().focus() );
	await waitFor( () =>
		expect( screen.getAllByRole( 'status' ) ).toHaveLength( 2 )
	);
	return { ...view, onZoom };
}

const press = ( user: UserEvent, keys: string ) =>
	user.keyboard( `{Shift>}${ keys }{/Shift}` );

describe( 'zoom by keyboard', () => {
	it( 'selects with Shift and zooms with Enter', async () => {
		const { user, container, onZoom } = await renderZoom();
		await user.keyboard( '{ArrowRight}' );
		await press( user, '{ArrowRight}{ArrowRight}' );
		expect( announced() ).toBe(
			'Selected: May 2, 2018 to May 4, 2018. Press Enter to zoom in or Escape to cancel.'
		);
		expect( box( container )?.style.width ).toBe( `${ 3 * 122.5 }px` );
		await user.keyboard( '{Enter}' );
		expect( onZoom ).toHaveBeenCalledTimes( 1 );
		expect( onZoom ).toHaveBeenCalledWith( {
			after: '2018-05-02T00:00:00',
			before: '2018-05-04T23:59:59',
		} );
		expect( box( container ) ).toBeNull();
		expect( drawing() ).toHaveFocus();
	} );

	it( 'selects backwards and to the ends', async () => {
		const { user, onZoom } = await renderZoom();
		await user.keyboard( '{End}' );
		await press( user, '{Home}' );
		await user.keyboard( '{Enter}' );
		expect( onZoom ).toHaveBeenCalledWith( {
			after: '2018-05-01T00:00:00',
			before: '2018-05-04T23:59:59',
		} );
	} );

	it( 'cancels with Escape and keeps the value', async () => {
		const { user, container, onZoom } = await renderZoom();
		const onPage = jest.fn();
		document.addEventListener( 'keydown', onPage );
		await press( user, '{ArrowRight}' );
		onPage.mockClear();
		await user.keyboard( '{Escape}' );
		expect( box( container ) ).toBeNull();
		expect( onPage ).not.toHaveBeenCalled();
		expect(
			container.querySelector( '.d3-chart__tooltip' )
		).not.toBeNull();
		await user.keyboard( '{Enter}' );
		expect( onZoom ).not.toHaveBeenCalled();
		document.removeEventListener( 'keydown', onPage );
	} );

	it( 'clears the selection with a plain key or Tab', async () => {
		const { user, container } = await renderZoom();
		await press( user, '{ArrowRight}' );
		await user.keyboard( '{ArrowRight}' );
		expect( box( container ) ).toBeNull();
		await press( user, '{ArrowRight}' );
		expect( box( container ) ).not.toBeNull();
		await user.tab();
		expect( box( container ) ).toBeNull();
	} );

	it( 'leaves keys without a selection, and shortcuts, to the browser', async () => {
		const { container } = await renderZoom();
		const send = ( key: string, modifiers: KeyboardEventInit = {} ) =>
			fireEvent.keyDown( drawing(), { key, ...modifiers } );
		expect( send( 'Enter' ) ).toBe( true );
		for ( const name of [ 'ctrlKey', 'metaKey', 'altKey' ] ) {
			send( 'ArrowRight', { shiftKey: true, [ name ]: true } );
			expect( box( container ) ).toBeNull();
		}
		send( 'ArrowDown', { shiftKey: true } );
		expect( box( container ) ).toBeNull();
		send( 'ArrowRight', { shiftKey: true } );
		// Keys of other directions keep it.
		send( 'ArrowDown' );
		expect( box( container )?.style ).toMatchObject( {
			top: '0px',
			height: '170px',
		} );
		expect( send( 'Enter' ) ).toBe( false );
	} );

	it.each( [
		[ 'ArrowLeft', 1, 2 ],
		[ 'ArrowRight', 1, 2 ],
		[ 'Home', 1, 2 ],
		[ 'End', 1, 3 ],
		[ 'PageUp', 1, 2 ],
		[ 'PageDown', 1, 2 ],
	] )( 'extends with Shift and %s', async ( key, from, days ) => {
		const { container } = await renderZoom();
		for ( let index = 0; index < from; index++ ) {
			fireEvent.keyDown( drawing(), { key: 'ArrowRight' } );
		}
		fireEvent.keyDown( drawing(), { key, shiftKey: true } );
		expect( box( container )?.style.width ).toBe( `${ days * 122.5 }px` );
	} );

	it( 'keeps its start while it grows', async () => {
		const { container } = await renderZoom();
		for ( const width of [ 245, 367.5, 490 ] ) {
			fireEvent.keyDown( drawing(), {
				key: 'ArrowRight',
				shiftKey: true,
			} );
			expect( box( container )?.style.width ).toBe( `${ width }px` );
		}
		expect( box( container )?.style.left ).toBe( '80px' );
	} );

	it( 'clears the selection when other dates are shown', async () => {
		const { user, container, update } = await renderZoom();
		await press( user, '{ArrowRight}' );
		update( { data: periods.slice( 0, 3 ) } );
		expect( box( container ) ).toBeNull();
		expect( announced() ).toBeUndefined();
	} );

	it( 'clears the selection when the data changes', async () => {
		const { user, container, update } = await renderZoom();
		await press( user, '{ArrowRight}' );
		update( { data: [] } );
		expect( box( container ) ).toBeNull();
	} );

	it( 'extends to the left in right-to-left languages', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			const { user, container, onZoom } = await renderZoom();
			await press( user, '{ArrowLeft}' );
			// The plot ends at 520 px; the first two days are its right half.
			expect( box( container )?.style.left ).toBe( '275px' );
			await user.keyboard( '{Enter}' );
			expect( onZoom ).toHaveBeenCalledWith( {
				after: '2018-05-01T00:00:00',
				before: '2018-05-02T23:59:59',
			} );
		} finally {
			setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } );
		}
	} );

	it( 'is part of the description only if onZoom is set', async () => {
		const { update } = await renderZoom();
		const text = expect.stringContaining( 'Press Enter to zoom in' );
		expect( drawing() ).toHaveAccessibleDescription( text );
		update( { onZoom: undefined } );
		expect( drawing() ).not.toHaveAccessibleDescription( text );
	} );
} );

describe( 'zoom by pointer', () => {
	const send = (
		type: string,
		clientX: number,
		{ pointerType = 'mouse', button = 0, pointerId = 1 } = {}
	) => {
		const event = new MouseEvent( type, {
			bubbles: true,
			clientX,
			button,
		} );
		Object.defineProperties( event, {
			pointerType: { value: pointerType },
			pointerId: { value: pointerId },
		} );
		fireEvent( drawing(), event );
	};
	const dayAt = ( index: number ) => 80 + 122.5 * ( index + 0.5 );

	it( 'zooms into the dragged range', async () => {
		const { container, onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 2 ) );
		send( 'pointermove', dayAt( 1 ) );
		expect( box( container )?.style.left ).toBe( `${ 80 + 122.5 }px` );
		send( 'pointerup', dayAt( 1 ) );
		expect( onZoom ).toHaveBeenCalledWith( {
			after: '2018-05-02T00:00:00',
			before: '2018-05-03T23:59:59',
		} );
		expect( box( container ) ).toBeNull();
	} );

	it( 'treats a press without movement as a click', async () => {
		const { onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 2 ) );
		send( 'pointermove', dayAt( 2 ) + 5 );
		send( 'pointerup', dayAt( 2 ) + 5 );
		expect( onZoom ).not.toHaveBeenCalled();
	} );

	it( 'zooms into a single date after a movement of 6 px', async () => {
		const { container, onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 2 ) );
		send( 'pointermove', dayAt( 2 ) - 6 );
		expect( announced() ).toBeUndefined();
		// A drag that has begun may return to its start.
		send( 'pointermove', dayAt( 1 ) );
		send( 'pointermove', dayAt( 2 ) );
		expect( box( container )?.style.width ).toBe( '122.5px' );
		send( 'pointerup', dayAt( 2 ) );
		expect( onZoom ).toHaveBeenCalledWith( {
			after: '2018-05-03T00:00:00',
			before: '2018-05-03T23:59:59',
		} );
		send( 'pointermove', dayAt( 0 ) );
		expect( box( container ) ).toBeNull();
	} );

	it( 'considers the position and scale of the drawing', async () => {
		const { container } = await renderZoom();
		drawing().getBoundingClientRect = () =>
			( { left: 10, width: 300 } ) as DOMRect;
		const at = ( index: number ) => 10 + dayAt( index ) / 2;
		send( 'pointerdown', at( 1 ) );
		send( 'pointermove', at( 3 ) );
		expect( box( container )?.style ).toMatchObject( {
			left: '202.5px',
			width: '367.5px',
		} );
	} );

	it( 'follows only the pointer that began, also outside the chart', async () => {
		const { container, onZoom } = await renderZoom();
		const capture = jest.fn();
		drawing().setPointerCapture = capture;
		const other = { pointerId: 2 };
		send( 'pointerdown', dayAt( 0 ) );
		send( 'pointermove', dayAt( 2 ), other );
		expect( box( container ) ).toBeNull();
		expect( capture ).not.toHaveBeenCalled();
		send( 'pointermove', dayAt( 1 ) );
		expect( capture ).toHaveBeenCalledWith( 1 );
		send( 'pointerup', dayAt( 3 ), other );
		expect( onZoom ).not.toHaveBeenCalled();
		send( 'pointerup', dayAt( 1 ) );
		expect( onZoom ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ends when the pointer is canceled', async () => {
		const { container, onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 0 ) );
		send( 'pointermove', dayAt( 2 ) );
		send( 'pointercancel', dayAt( 2 ) );
		expect( box( container ) ).toBeNull();
		send( 'pointermove', dayAt( 3 ) );
		send( 'pointerup', dayAt( 3 ) );
		expect( onZoom ).not.toHaveBeenCalled();
	} );

	it( 'ignores touches and other buttons', async () => {
		const { onZoom } = await renderZoom();
		for ( const how of [ { pointerType: 'touch' }, { button: 2 } ] ) {
			send( 'pointerdown', dayAt( 0 ), how );
			send( 'pointermove', dayAt( 3 ), how );
			send( 'pointerup', dayAt( 3 ), how );
		}
		expect( onZoom ).not.toHaveBeenCalled();
	} );

	it( 'can be canceled during a drag', async () => {
		const { user, container, onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 0 ) );
		send( 'pointermove', dayAt( 2 ) );
		await user.keyboard( '{Escape}' );
		expect( box( container ) ).toBeNull();
		send( 'pointerup', dayAt( 2 ) );
		expect( onZoom ).not.toHaveBeenCalled();
	} );
} );

describe( 'reset', () => {
	it( 'shows a button that moves focus to the chart', async () => {
		const onZoomOut = jest.fn();
		const { user, update } = renderChart();
		const name = { name: 'Reset zoom' };
		expect( screen.queryByRole( 'button', name ) ).toBeNull();
		update( { onZoomOut } );
		await user.click( screen.getByRole( 'button', name ) );
		expect( onZoomOut ).toHaveBeenCalledTimes( 1 );
		expect( drawing() ).toHaveFocus();
	} );
} );

describe( 'loading', () => {
	const count = () => screen.getAllByRole( 'status' ).length;

	it.each( [ 'pointerenter', 'pointermove', 'focus' ] )(
		'starts at the event %s',
		async ( name ) => {
			renderChart( { onZoom: jest.fn() } );
			await act( async () => {} );
			expect( count() ).toBe( 1 );
			act( () => {
				drawing().dispatchEvent( new Event( name ) );
			} );
			await waitFor( () => expect( count() ).toBe( 2 ) );
		}
	);
} );
