import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setLocaleData } from '@wordpress/i18n';

import type { ChartProps } from '../types';
import { fakeWidth, renderChart } from './harness';

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
		{ pointerType = 'mouse', button = 0 } = {}
	) => {
		const event = new MouseEvent( type, {
			bubbles: true,
			clientX,
			button,
		} );
		Object.defineProperties( event, {
			pointerType: { value: pointerType },
			pointerId: { value: 1 },
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
