import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { useListPosition } from '../use-list-position';

const rendered = jest.fn();

interface Props {
	isStatic?: boolean;
	content?: unknown;
	hasField?: boolean;
	/** Top of the field in px; it is 40 px high. */
	top?: number;
	/** Attributes of the element around the control. */
	wrapper?: Record< string, string >;
}

function Control( {
	isStatic = false,
	content,
	hasField = true,
	top = 300,
	wrapper,
}: Props ) {
	rendered();
	const ref = useRef< HTMLDivElement >( null );
	const style = useListPosition( ref, isStatic, content );
	return (
		<div { ...wrapper }>
			<div data-testid="control" data-box={ `${ top },60` }>
				{ hasField && (
					<div data-testid="field" data-box={ `${ top },40` } />
				) }
				<div ref={ ref } data-testid="list" style={ style } />
			</div>
		</div>
	);
}

/** Height of the options in px. */
let listHeight = 200;
const measured = jest.fn();
const elementFromPoint = jest.fn< Element | null, [ number, number ] >();
const list = () => screen.getByTestId( 'list' );
const position = () => {
	const { insetBlockEnd = '', maxBlockSize = '' } = list().style;
	return [ insetBlockEnd, maxBlockSize ];
};
const move = ( top: number ) =>
	screen.getByTestId( 'field' ).setAttribute( 'data-box', `${ top },40` );

/** Adds a bar at the top of the page and returns an element inside it. */
function addBar( box: string, style: string ) {
	const bar = document.createElement( 'div' );
	bar.dataset.box = box;
	bar.dataset.position = style;
	const inner = document.createElement( 'span' );
	bar.append( inner );
	document.body.append( bar );
	return inner;
}

beforeEach( () => {
	window.innerHeight = 768;
	listHeight = 200;
	rendered.mockClear();
	document.elementFromPoint = elementFromPoint.mockReset();
	// jsdom has no layout: elements get their boxes and styles from data attributes.
	jest.spyOn(
		HTMLElement.prototype,
		'getBoundingClientRect'
	).mockImplementation( function ( this: HTMLElement ) {
		measured();
		const [ top = 0, height = 0 ] =
			this.dataset.box?.split( ',' ).map( Number ) ?? [];
		return { left: 20, top, bottom: top + height } as DOMRect;
	} );
	jest.spyOn( window, 'getComputedStyle' ).mockImplementation(
		( element ) => {
			const { dataset } = element as HTMLElement;
			return {
				position: dataset.position ?? 'static',
				overflowY: dataset.overflow ?? 'visible',
				maxBlockSize: dataset.max ?? 'none',
			} as unknown as CSSStyleDeclaration;
		}
	);
	jest.spyOn(
		HTMLElement.prototype,
		'scrollHeight',
		'get'
	).mockImplementation( function ( this: HTMLElement ) {
		return this.style.maxBlockSize ? 10 : listHeight;
	} );
} );
afterEach( () => {
	jest.restoreAllMocks();
	document.body.removeAttribute( 'data-overflow' );
	document.body.removeAttribute( 'data-box' );
	document
		.querySelectorAll( '[data-position]' )
		.forEach( ( bar ) => bar.remove() );
} );

describe( 'space', () => {
	it.each( [
		// Top of the field, height of the list, bottom of the list, limit.
		[ 'below, if it fits exactly', 300, 420, '', '' ],
		[ 'below with a limit', 300, 421, '', '420px' ],
		[ 'below with equal space above', 364, 400, '', '356px' ],
		[ 'above with more space above', 365, 400, '62px', '357px' ],
	] )( 'opens %s', ( _, top, height, bottom, limit ) => {
		listHeight = height;
		render( <Control top={ top } /> );
		expect( position() ).toEqual( [ bottom, limit ] );
	} );

	it.each( [
		[ 50, 150, '', '96px' ],
		[ 70, 150, '62px', '96px' ],
	] )(
		'keeps a minimum height at %d px of %d px',
		( top, height, bottom, limit ) => {
			window.innerHeight = height;
			render( <Control top={ top } /> );
			expect( position() ).toEqual( [ bottom, limit ] );
		}
	);

	it( 'needs no more space than the maximum height of its styles', () => {
		listHeight = 1000;
		const { rerender } = render( <Control /> );
		expect( position() ).toEqual( [ '', '420px' ] );
		list().dataset.max = '420px';
		rerender( <Control content="other" /> );
		expect( position() ).toEqual( [ '', '' ] );
	} );

	it.each( [ { isStatic: true }, { hasField: false } ] )(
		'is not limited with %j',
		( props ) => {
			listHeight = 1000;
			render( <Control { ...props } /> );
			expect( position() ).toEqual( [ '', '' ] );
		}
	);

	it.each( [
		[ 'auto', '100,400', '62px', '192px' ],
		[ 'scroll', '100,400', '62px', '192px' ],
		[ 'hidden', '100,400', '62px', '192px' ],
		[ 'clip', '100,400', '62px', '192px' ],
		[ 'visible', '100,400', '', '420px' ],
		[ 'auto', '-100,2000', '', '420px' ],
	] )(
		'stays inside an ancestor with overflow %s at %s',
		( overflow, box, bottom, limit ) => {
			listHeight = 1000;
			const wrapper = { 'data-overflow': overflow, 'data-box': box };
			render( <Control wrapper={ wrapper } /> );
			expect( position() ).toEqual( [ bottom, limit ] );
		}
	);

	it( 'ignores the overflow of the page itself', () => {
		listHeight = 1000;
		document.body.dataset.overflow = 'hidden';
		document.body.dataset.box = '0,350';
		render( <Control /> );
		expect( position() ).toEqual( [ '', '420px' ] );
	} );

	it( 'stays inside the visible part of a zoomed page', () => {
		listHeight = 1000;
		const viewport = Object.assign( new EventTarget(), {
			offsetTop: 100,
			height: 500,
		} );
		Object.assign( window, { visualViewport: viewport } );
		const { unmount } = render( <Control /> );
		// Visible from 100 to 600: 192 px above the field and 252 px below.
		expect( position() ).toEqual( [ '', '252px' ] );
		viewport.height = 400;
		fireEvent( viewport as unknown as Window, new Event( 'resize' ) );
		expect( position() ).toEqual( [ '62px', '192px' ] );
		unmount();
		measured.mockClear();
		viewport.dispatchEvent( new Event( 'resize' ) );
		expect( measured ).not.toHaveBeenCalled();
		Object.assign( window, { visualViewport: undefined } );
	} );
} );

describe( 'bars at the top of the page', () => {
	beforeEach( () => {
		listHeight = 1000;
	} );

	it( 'stays below stacked bars', () => {
		const adminBar = addBar( '0,32', 'fixed' );
		const header = addBar( '32,60', 'sticky' );
		elementFromPoint.mockImplementation( ( _x, y ) => {
			if ( y < 32 ) {
				return adminBar;
			}
			return y < 92 ? header : document.body;
		} );
		render( <Control top={ 700 } /> );
		expect( elementFromPoint.mock.calls ).toEqual( [
			[ 21, 1 ],
			[ 21, 33 ],
			[ 21, 93 ],
		] );
		expect( position() ).toEqual( [ '62px', '600px' ] );
	} );

	it( 'looks for at most four bars', () => {
		elementFromPoint.mockReturnValue( addBar( '0,32', 'fixed' ) );
		render( <Control top={ 700 } /> );
		expect( elementFromPoint ).toHaveBeenCalledTimes( 4 );
	} );

	it( 'ignores content that scrolls with the page', () => {
		elementFromPoint.mockReturnValue( addBar( '0,32', 'relative' ) );
		render( <Control top={ 700 } /> );
		expect( position() ).toEqual( [ '62px', '692px' ] );
	} );

	it( 'ignores a fixed element that contains the list', () => {
		elementFromPoint.mockImplementation( () =>
			screen.getByTestId( 'control' )
		);
		render(
			<Control
				top={ 700 }
				wrapper={ { 'data-position': 'fixed', 'data-box': '0,768' } }
			/>
		);
		expect( position() ).toEqual( [ '62px', '692px' ] );
	} );
} );

describe( 'changes', () => {
	beforeEach( () => {
		listHeight = 500;
	} );

	it( 'measures again when the content changes', () => {
		const { rerender } = render( <Control content={ 1 } /> );
		expect( position() ).toEqual( [ '', '420px' ] );
		listHeight = 100;
		rerender( <Control content={ 2 } /> );
		expect( position() ).toEqual( [ '', '' ] );
	} );

	it.each( [
		[ 'scroll', () => fireEvent.scroll( document.body ) ],
		[ 'resize', () => fireEvent( window, new Event( 'resize' ) ) ],
	] )( 'follows a %s until it is removed', ( _, dispatch ) => {
		const { unmount } = render( <Control /> );
		move( 250 );
		dispatch();
		expect( position() ).toEqual( [ '', '470px' ] );
		unmount();
		measured.mockClear();
		dispatch();
		expect( measured ).not.toHaveBeenCalled();
	} );

	it( 'keeps its position while it is scrolled', () => {
		render( <Control /> );
		move( 250 );
		fireEvent.scroll( list() );
		expect( position() ).toEqual( [ '', '420px' ] );
	} );

	it( 'keeps its limit and does not render again when nothing moved', () => {
		render( <Control /> );
		fireEvent.scroll( document.body );
		// React can render once more before it skips equal states.
		rendered.mockClear();
		fireEvent.scroll( document.body );
		fireEvent.scroll( document.body );
		expect( position() ).toEqual( [ '', '420px' ] );
		expect( rendered ).not.toHaveBeenCalled();
	} );
} );
