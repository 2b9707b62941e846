import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setLocaleData } from '@wordpress/i18n';

import type { ChartProps } from '../types';
import { fakeWidth, renderChart } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const drawing = () => screen.getByRole( 'application' );
const chosen = () =>
	screen
		.queryAllByRole( 'status' )
		.map( ( { textContent } ) => textContent )
		.find( ( text ) => text?.startsWith( 'Chosen' ) );
const box = ( container: HTMLElement ) =>
	container.querySelector< HTMLElement >( '.d3-chart__selection' );

beforeEach( () => fakeWidth( 600 ) );

/** A chart whose zoom has been loaded, with the focus on it. */
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
	it( 'chooses with Shift and zooms with Enter', async () => {
		const { user, container, onZoom } = await renderZoom();
		await user.keyboard( '{ArrowRight}' );
		await press( user, '{ArrowRight}{ArrowRight}' );
		expect( chosen() ).toBe(
			'Chosen: May 2, 2018 to May 4, 2018. Enter zooms in, Escape cancels.'
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

	it( 'chooses backwards and to the ends', async () => {
		const { user, onZoom } = await renderZoom();
		await user.keyboard( '{End}' );
		await press( user, '{Home}' );
		await user.keyboard( '{Enter}' );
		expect( onZoom ).toHaveBeenCalledWith( {
			after: '2018-05-01T00:00:00',
			before: '2018-05-04T23:59:59',
		} );
	} );

	it( 'cancels with Escape, and the value stays', async () => {
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

	it( 'forgets the choice when a plain key walks on, or with Tab', async () => {
		const { user, container } = await renderZoom();
		await press( user, '{ArrowRight}' );
		await user.keyboard( '{ArrowRight}' );
		expect( box( container ) ).toBeNull();
		await press( user, '{ArrowRight}' );
		expect( box( container ) ).not.toBeNull();
		await user.tab();
		expect( box( container ) ).toBeNull();
	} );

	it( 'forgets the choice when the data changes', async () => {
		const { user, container, update } = await renderZoom();
		await press( user, '{ArrowRight}' );
		update( { data: [] } );
		expect( box( container ) ).toBeNull();
	} );

	it( 'grows to the left in RTL', async () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		try {
			const { user, container, onZoom } = await renderZoom();
			await press( user, '{ArrowLeft}' );
			// The plot ends at 520: the first two days are its right half.
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

	it( 'is told of in the description, only where it is', async () => {
		const { update } = await renderZoom();
		const text = expect.stringContaining( 'Enter zooms into it' );
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

	it( 'zooms into what was dragged across', async () => {
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

	it( 'takes a press that hardly moves for a click', async () => {
		const { onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 2 ) );
		send( 'pointermove', dayAt( 2 ) + 5 );
		send( 'pointerup', dayAt( 2 ) + 5 );
		expect( onZoom ).not.toHaveBeenCalled();
	} );

	it( 'leaves fingers and other buttons alone', async () => {
		const { onZoom } = await renderZoom();
		for ( const how of [ { pointerType: 'touch' }, { button: 2 } ] ) {
			send( 'pointerdown', dayAt( 0 ), how );
			send( 'pointermove', dayAt( 3 ), how );
			send( 'pointerup', dayAt( 3 ), how );
		}
		expect( onZoom ).not.toHaveBeenCalled();
	} );

	it( 'can be cancelled on the way', async () => {
		const { user, container, onZoom } = await renderZoom();
		send( 'pointerdown', dayAt( 0 ) );
		send( 'pointermove', dayAt( 2 ) );
		await user.keyboard( '{Escape}' );
		expect( box( container ) ).toBeNull();
		send( 'pointerup', dayAt( 2 ) );
		expect( onZoom ).not.toHaveBeenCalled();
	} );
} );

describe( 'the way back', () => {
	it( 'is a button that leaves the focus at the chart', async () => {
		const onZoomOut = jest.fn();
		const { user, update } = renderChart();
		const name = { name: 'Back to whole range' };
		expect( screen.queryByRole( 'button', name ) ).toBeNull();
		update( { onZoomOut } );
		await user.click( screen.getByRole( 'button', name ) );
		expect( onZoomOut ).toHaveBeenCalledTimes( 1 );
		expect( drawing() ).toHaveFocus();
	} );
} );
