import { measureEdges } from '../use-scroll-edges';

const box = ( scrollLeft: number, scrollWidth = 900 ) => ( {
	scrollLeft,
	scrollWidth,
	clientWidth: 400,
	scrollHeight: 300,
	clientHeight: 300,
} );

describe( 'measureEdges', () => {
	it.each( [
		[ 'at the start', 0, false, false, true ],
		[ 'in the middle', 250, false, true, true ],
		[ 'at the end', 500, false, true, false ],
		[ 'at the end, less a fraction of a pixel', 499.4, false, true, false ],
		[ 'in the middle in RTL', -250, true, true, true ],
		[ 'at the end in RTL', -500, true, true, false ],
	] )(
		'detects the scrollable edges %s',
		( _name, scrollLeft, isRtl, start, end ) => {
			const edges = measureEdges( box( scrollLeft ), isRtl );
			expect( edges ).toMatchObject( {
				start,
				end,
				isWide: true,
				isTall: false,
			} );
			expect( [ edges.left, edges.right ] ).toEqual(
				isRtl ? [ end, start ] : [ start, end ]
			);
		}
	);

	it.each( [
		[ 1, false ],
		[ 1.5, true ],
	] )( 'tolerates a pixel: %d px are an edge: %p', ( scrolled, isEdge ) => {
		const edges = measureEdges( box( scrolled ), false );
		expect( edges.start ).toBe( isEdge );
		expect( measureEdges( box( 500 - scrolled ), false ).end ).toBe(
			isEdge
		);
		const size = {
			...box( 0, 400 + scrolled ),
			scrollHeight: 300 + scrolled,
		};
		expect( measureEdges( size, false ) ).toMatchObject( {
			end: isEdge,
			isWide: isEdge,
			isTall: isEdge,
		} );
	} );

	it( 'detects no scrollable edges if the content fits', () => {
		expect( measureEdges( box( 0, 400 ), false ) ).toEqual( {
			start: false,
			end: false,
			left: false,
			right: false,
			isWide: false,
			isTall: false,
		} );
	} );
} );
