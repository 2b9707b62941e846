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

	it( 'never moves them out of the table', () => {
		expect( offsets( -500, 120 ) ).toEqual( { start: 550, end: 0 } );
		expect( offsets( -500, -450 ) ).toEqual( { start: 0, end: 0 } );
	} );
} );

describe( 'getVisibleTop', () => {
	/** A fixed element with the given height. */
	function stay( element: HTMLElement, top: number, bottom: number ) {
		element.style.position = 'sticky';
		element.getBoundingClientRect = () =>
			( { top, bottom, left: 0, width: 800 } ) as DOMRect;
		return element;
	}

	afterEach( () => {
		Reflect.deleteProperty( document, 'elementFromPoint' );
	} );

	it( 'returns the bottom of the bars of the page and ignores the table header', () => {
		const create = () => document.createElement( 'div' );
		const [ bar, app, box, header ] = [
			create(),
			create(),
			create(),
			create(),
		];
		document.body.append( bar, app, box );
		box.append( header );
		stay( bar, 0, 46 );
		stay( app, 46, 119 );
		stay( header, 119, 163 );
		const all = [ bar, app, header ];
		document.elementFromPoint = ( _left, top ) =>
			all.find( ( element ) => {
				const place = element.getBoundingClientRect();
				return top >= place.top && top < place.bottom;
			} ) ?? box;
		expect( getVisibleTop( box ) ).toBe( 119 );
	} );
} );
