import { getVisibleTop, getStickyOffsets } from '../use-sticky-offsets';

const offsets = ( top: number, bottom: number ) =>
	getStickyOffsets( { top, bottom }, { top: 90, bottom: 800 }, 40, 30 );

describe( 'getStickyOffsets', () => {
	it( 'returns no offsets for a visible table', () => {
		expect( offsets( 100, 700 ) ).toEqual( { start: 0, end: 0 } );
	} );

	it( 'moves the header below the bars and the totals above the bottom', () => {
		expect( offsets( 50, 700 ) ).toEqual( { start: 40, end: 0 } );
		expect( offsets( 200, 900 ) ).toEqual( { start: 0, end: 100 } );
		expect( offsets( -1000, 5000 ) ).toEqual( { start: 1090, end: 4200 } );
	} );

	it( 'rounds the offsets to pixels', () => {
		expect( offsets( 49.6, 800.7 ) ).toEqual( { start: 40, end: 1 } );
	} );

	it( 'never moves them out of the table', () => {
		expect( offsets( -500, 120 ) ).toEqual( { start: 550, end: 0 } );
		expect( offsets( -500, -450 ) ).toEqual( { start: 0, end: 0 } );
	} );
} );

describe( 'getVisibleTop', () => {
	/** A fixed element with the given height. */
	function stay(
		element: HTMLElement,
		top: number,
		bottom: number,
		position = 'sticky'
	) {
		element.style.position = position;
		element.getBoundingClientRect = () =>
			( { top, bottom, left: 0, width: 800 } ) as DOMRect;
		return element;
	}

	const create = ( parent: Element = document.body ) =>
		parent.appendChild( document.createElement( 'div' ) );

	/** Elements are found at the vertical position that they cover. */
	function setElementsFromPoint( elements: Element[], other: Element ) {
		const elementFromPoint = jest.fn( ( _left: number, y: number ) => {
			const found = elements.find( ( element ) => {
				const { top, bottom } = element.getBoundingClientRect();
				return y >= top && y < bottom;
			} );
			return found ?? other;
		} );
		document.elementFromPoint = elementFromPoint;
		return elementFromPoint;
	}

	afterEach( () => {
		document.body.replaceChildren();
		Reflect.deleteProperty( document, 'elementFromPoint' );
	} );

	it( 'returns the bottom of the bars of the page and ignores the table header', () => {
		const [ bar, app, box ] = [ create(), create(), create() ];
		const header = create( box );
		stay( bar, 0, 46 );
		stay( app, 46, 119 );
		stay( header, 119, 163 );
		setElementsFromPoint( [ bar, app, header ], box );
		expect( getVisibleTop( box ) ).toBe( 119 );
	} );

	it( 'looks at the middle of the table, just below the bars', () => {
		const [ bar, box ] = [ create(), create() ];
		stay( bar, 0, 46, 'fixed' );
		box.getBoundingClientRect = () =>
			( { left: 100, width: 300 } ) as DOMRect;
		const elementFromPoint = setElementsFromPoint( [ bar ], box );
		expect( getVisibleTop( box ) ).toBe( 46 );
		expect( elementFromPoint.mock.calls ).toEqual( [
			[ 250, 1 ],
			[ 250, 47 ],
		] );
	} );

	it( 'finds the bar around an element, but not around the table', () => {
		const [ bar, page ] = [ create(), create() ];
		const logo = create( bar );
		stay( bar, 0, 46 );
		stay( page, 0, 90 );
		const box = create( page );
		logo.getBoundingClientRect = () =>
			( { top: 10, bottom: 20 } ) as DOMRect;
		document.elementFromPoint = ( _left, top ) =>
			top < 46 ? logo : page;
		expect( getVisibleTop( box ) ).toBe( 46 );
	} );

	it( 'ignores elements that scroll with the page, and none at all', () => {
		const [ text, box ] = [ create(), create() ];
		stay( text, 0, 46, 'relative' );
		setElementsFromPoint( [ text ], box );
		expect( getVisibleTop( box ) ).toBe( 0 );
		document.elementFromPoint = () => null;
		expect( getVisibleTop( box ) ).toBe( 0 );
	} );

	it.each( [
		[ 256, 256 ],
		[ 257, 0 ],
	] )( 'treats an element of %d of 768 px as a bar: %d', ( height, top ) => {
		const [ bar, box ] = [ create(), create() ];
		stay( bar, 0, height );
		setElementsFromPoint( [ bar ], box );
		expect( getVisibleTop( box ) ).toBe( top );
	} );

	it( 'adds up at most three bars', () => {
		const bars = [ 0, 1, 2, 3 ].map( ( index ) =>
			stay( create(), index * 20, index * 20 + 20 )
		);
		const box = create();
		setElementsFromPoint( bars, box );
		expect( getVisibleTop( box ) ).toBe( 60 );
	} );

	it( 'stops at a bar that ends where the last one ends', () => {
		const [ bar, box ] = [ create(), create() ];
		stay( bar, 0, 46 );
		const elementFromPoint = jest.fn( () => bar );
		document.elementFromPoint = elementFromPoint;
		expect( getVisibleTop( box ) ).toBe( 46 );
		expect( elementFromPoint ).toHaveBeenCalledTimes( 2 );
	} );
} );
