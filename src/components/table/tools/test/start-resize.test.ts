import type { PointerEvent } from 'react';
import { startResize } from '../start-resize';

const onWidth = jest.fn();
const handle = document.createElement( 'span' );
const event = {
	button: 0,
	clientX: 300,
	pointerId: 7,
	currentTarget: handle,
	preventDefault: jest.fn(),
	stopPropagation: jest.fn(),
};

const start = ( more: object = {} ) =>
	startResize(
		{ ...event, ...more } as unknown as PointerEvent< HTMLElement >,
		{
			initialWidth: 100,
			previousWidth: 90,
			clamp: ( width ) => Math.min( 200, width ),
			onWidth,
		}
	);
const fire = ( type: string, clientX = 0 ) =>
	handle.dispatchEvent( new MouseEvent( type, { clientX } ) );
const press = ( key: string ) =>
	document.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) );

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );
afterEach( () => {
	fire( 'pointercancel' );
	jest.useRealTimers();
} );

describe( 'startResize', () => {
	it( 'sets the last width once per frame', () => {
		start();
		fire( 'pointermove', 310 );
		fire( 'pointermove', 340 );
		expect( onWidth ).not.toHaveBeenCalled();
		jest.runAllTimers();
		expect( onWidth.mock.calls ).toEqual( [ [ 140, false ] ] );
		fire( 'pointermove', 900 );
		jest.runAllTimers();
		expect( onWidth ).toHaveBeenLastCalledWith( 200, false );
	} );

	it( 'keeps the width on release and ignores later moves', () => {
		start();
		fire( 'pointermove', 340 );
		fire( 'pointerup', 340 );
		fire( 'pointermove', 350 );
		jest.runAllTimers();
		expect( onWidth.mock.calls ).toEqual( [ [ 140, true ] ] );
	} );

	it.each( [
		[ 'Escape', () => press( 'Escape' ) ],
		[ 'pointercancel', () => fire( 'pointercancel' ) ],
	] )( 'restores the previous width on %s', ( _name, end ) => {
		start();
		fire( 'pointermove', 340 );
		end();
		fire( 'pointerup', 340 );
		jest.runAllTimers();
		expect( onWidth.mock.calls ).toEqual( [ [ 90, false ] ] );
	} );

	it( 'continues after other keys', () => {
		start();
		fire( 'pointermove', 340 );
		press( 'a' );
		fire( 'pointerup', 340 );
		expect( onWidth.mock.calls ).toEqual( [ [ 140, true ] ] );
	} );

	it( 'sets no width without a move', () => {
		start();
		fire( 'pointerup', 300 );
		expect( onWidth ).not.toHaveBeenCalled();
	} );

	it( 'mirrors the direction in right-to-left languages', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		start();
		delete window.storedeckSettings;
		fire( 'pointermove', 290 );
		fire( 'pointerup', 290 );
		expect( onWidth.mock.calls ).toEqual( [ [ 110, true ] ] );
	} );

	it( 'captures the pointer and does not start to drag the column', () => {
		const setPointerCapture = jest.fn();
		Object.assign( handle, { setPointerCapture } );
		start();
		Reflect.deleteProperty( handle, 'setPointerCapture' );
		expect( setPointerCapture ).toHaveBeenCalledWith( 7 );
		expect( event.preventDefault ).toHaveBeenCalledTimes( 1 );
		expect( event.stopPropagation ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'ignores other buttons', () => {
		start( { button: 2 } );
		fire( 'pointermove', 340 );
		fire( 'pointerup', 340 );
		expect( onWidth ).not.toHaveBeenCalled();
		expect( event.preventDefault ).not.toHaveBeenCalled();
	} );
} );
