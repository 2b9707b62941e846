import type { KeyboardEvent, PointerEvent } from 'react';
import { speak } from '@wordpress/a11y';
import type { ColumnControls } from '../../column-controls-context';
import { onHeaderKeyDown, startDrag } from '../header-events';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const toHeaders = ( keys: string ) =>
	[ ...keys ].map( ( key ) => ( { key, label: key.toUpperCase() } ) );

const controls = {
	all: toHeaders( 'abcd' ),
	shown: toHeaders( 'abd' ),
	pinned: 1,
	setOrder: jest.fn(),
	setMarker: jest.fn(),
};
const asControls = controls as unknown as ColumnControls;

/** Columns a, b and d are 100px wide; c is hidden. The table begins at 10px. */
function renderHeader() {
	document.body.innerHTML = `<div class="woocommerce-table__table"><table><tr>${ [
		...'abd',
	]
		.map(
			( key ) =>
				`<th data-column="${ key }"><button>${ key }</button><a href="#">?</a></th>`
		)
		.join( '' ) }</tr></table></div>`;
	const box = document.body.firstElementChild as HTMLElement;
	const place = ( element: Element, left: number, right: number ) =>
		jest
			.spyOn( element, 'getBoundingClientRect' )
			.mockReturnValue( { left, right } as DOMRect );
	place( box, 10, 310 );
	const cells = [ ...box.querySelectorAll( 'th' ) ];
	cells.forEach( ( cell, index ) =>
		place( cell, 10 + index * 100, 110 + index * 100 )
	);
	box.scrollLeft = 100;
	return { box, cells, last: cells[ 2 ] as HTMLElement };
}

const fire = ( type: string, clientX = 0 ) =>
	window.dispatchEvent( new MouseEvent( type, { clientX } ) );

function drag( cell: HTMLElement, more: object = {} ) {
	startDrag(
		{
			currentTarget: cell,
			target: cell.querySelector( 'button' ),
			clientX: 250,
			button: 0,
			pointerType: 'mouse',
			...more,
		} as unknown as PointerEvent< HTMLElement >,
		'd',
		asControls
	);
}

/** Clicks the sort button and tells whether its handler was called. */
function isClickHandled( cell: HTMLElement ) {
	const onClick = jest.fn();
	const button = cell.querySelector( 'button' );
	button?.addEventListener( 'click', onClick, { once: true } );
	button?.click();
	return onClick.mock.calls.length > 0;
}

beforeEach( () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
} );
afterEach( () => {
	fire( 'pointercancel' );
	jest.runAllTimers();
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'startDrag', () => {
	it( 'marks the drop position, applies the order and announces it', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		expect( controls.setMarker ).toHaveBeenLastCalledWith( 100 );
		expect( controls.setOrder ).not.toHaveBeenCalled();
		fire( 'pointerup', 120 );
		expect( controls.setMarker ).toHaveBeenLastCalledWith( undefined );
		expect( controls.setOrder.mock.calls ).toEqual( [
			[ [ 'a', 'd', 'b', 'c' ] ],
		] );
		expect( speak ).toHaveBeenLastCalledWith(
			'D moved to position 2 of 3.'
		);
		controls.setMarker.mockClear();
		fire( 'pointermove', 120 );
		expect( controls.setMarker ).not.toHaveBeenCalled();
	} );

	it( 'does not drop before a pinned column', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 20 );
		expect( controls.setMarker ).toHaveBeenLastCalledWith( 100 );
	} );

	it( 'has no marker and keeps the order where the column already is', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		fire( 'pointermove', 240 );
		expect( controls.setMarker ).toHaveBeenLastCalledWith( undefined );
		fire( 'pointerup', 240 );
		expect( controls.setOrder ).not.toHaveBeenCalled();
		expect( isClickHandled( last ) ).toBe( false );
	} );

	it.each( [
		[ 245, 0 ],
		[ 244, 1 ],
		[ 255, 0 ],
		[ 256, 1 ],
	] )( 'moved from 250 to %d marks %d times', ( x, count ) => {
		drag( renderHeader().last );
		fire( 'pointermove', x );
		expect( controls.setMarker ).toHaveBeenCalledTimes( count );
	} );

	it( 'continues to drag when the pointer is back at its start', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		fire( 'pointermove', 250 );
		expect( controls.setMarker ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[ 270, 100 ],
		[ 271, 116 ],
		[ 50, 100 ],
		[ 49, 84 ],
	] )( 'at %d the table is scrolled to %d', ( x, scrollLeft ) => {
		const { box, last } = renderHeader();
		drag( last );
		fire( 'pointermove', x );
		expect( box.scrollLeft ).toBe( scrollLeft );
	} );

	it( 'suppresses one click after a drag, and none later', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		fire( 'pointerup', 120 );
		expect( isClickHandled( last ) ).toBe( false );
		expect( isClickHandled( last ) ).toBe( true );
		drag( last );
		fire( 'pointermove', 120 );
		fire( 'pointerup', 120 );
		jest.runAllTimers();
		expect( isClickHandled( last ) ).toBe( true );
	} );

	it( 'prevents the default action of the suppressed click', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		fire( 'pointerup', 120 );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		last.dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( true );
	} );

	it( 'does not suppress the click of a pointer that hardly moves', () => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 252 );
		fire( 'pointerup', 252 );
		expect( isClickHandled( last ) ).toBe( true );
	} );

	it.each( [
		[ 'pointercancel', () => fire( 'pointercancel' ) ],
		[
			'Escape',
			() =>
				window.dispatchEvent(
					new KeyboardEvent( 'keydown', { key: 'Escape' } )
				),
		],
	] )( 'ends without a new order on %s', ( _name, end ) => {
		const { last } = renderHeader();
		drag( last );
		fire( 'pointermove', 120 );
		end();
		expect( controls.setMarker ).toHaveBeenLastCalledWith( undefined );
		fire( 'pointerup', 120 );
		expect( controls.setOrder ).not.toHaveBeenCalled();
	} );

	it( 'continues after other keys', () => {
		drag( renderHeader().last );
		fire( 'pointermove', 120 );
		window.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'x' } ) );
		fire( 'pointerup', 120 );
		expect( controls.setOrder ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'another button', () => ( { button: 2 } ) ],
		[ 'touch', () => ( { pointerType: 'touch' } ) ],
		[ 'a link', ( cell: Element ) => ( { target: cell.lastChild } ) ],
		[
			'a text',
			( cell: Element ) => ( { target: cell.firstChild?.firstChild } ),
		],
		[
			'a cell outside of a table',
			() => ( { currentTarget: document.createElement( 'th' ) } ),
		],
		[
			'a cell without a row',
			( cell: Element ) => ( { currentTarget: cell.closest( 'div' ) } ),
		],
	] )( 'does not drag with %s', ( _name, getProps ) => {
		const { last } = renderHeader();
		drag( last, getProps( last ) );
		fire( 'pointermove', 120 );
		expect( controls.setMarker ).not.toHaveBeenCalled();
	} );
} );

describe( 'onHeaderKeyDown', () => {
	const press = ( more: object, column = 'b' ) => {
		const preventDefault = jest.fn();
		onHeaderKeyDown(
			{
				key: 'ArrowRight',
				altKey: false,
				ctrlKey: false,
				metaKey: false,
				shiftKey: false,
				target: document.body,
				preventDefault,
				...more,
			} as unknown as KeyboardEvent< HTMLElement >,
			column,
			asControls
		);
		return preventDefault.mock.calls.length;
	};

	it.each( [ { altKey: true }, { ctrlKey: true } ] )(
		'moves the column with %j',
		( keys ) => {
			expect( press( keys ) ).toBe( 1 );
			expect( controls.setOrder.mock.calls ).toEqual( [
				[ [ 'a', 'c', 'd', 'b' ] ],
			] );
			expect( speak ).toHaveBeenLastCalledWith(
				'B moved to position 3 of 3.'
			);
		}
	);

	it( 'does not move a column beyond the last one', () => {
		expect( press( { altKey: true }, 'd' ) ).toBe( 1 );
		expect( controls.setOrder ).not.toHaveBeenCalled();
		expect( speak ).not.toHaveBeenCalled();
	} );

	const separator = document.createElement( 'span' );
	separator.setAttribute( 'role', 'separator' );

	it.each( [
		{},
		{ altKey: true, ctrlKey: true },
		{ altKey: true, metaKey: true },
		{ altKey: true, shiftKey: true },
		{ altKey: true, key: 'ArrowDown' },
		{ altKey: true, target: separator },
	] )( 'ignores %j', ( keys ) => {
		expect( press( keys ) ).toBe( 0 );
		expect( controls.setOrder ).not.toHaveBeenCalled();
	} );

	it( 'mirrors the arrow keys in right-to-left languages', () => {
		window.storedeckSettings = { locale: { isRtl: true } };
		press( { altKey: true, key: 'ArrowLeft' } );
		delete window.storedeckSettings;
		expect( controls.setOrder.mock.calls ).toEqual( [
			[ [ 'a', 'c', 'd', 'b' ] ],
		] );
	} );
} );
