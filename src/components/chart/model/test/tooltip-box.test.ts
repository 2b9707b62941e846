import { getTooltipBox, getTooltipSize } from '../tooltip-box';

const area = { width: 800, height: 300 };
const row = ( label: string, value = '' ) => ( { label, value } );
const letters = ( count: number ) => 'x'.repeat( count );

describe( 'getTooltipSize', () => {
	/** Bold letters are wider. */
	const measure = jest.fn(
		( text: string, _fontSize: number, isBold = false ) =>
			text.length * ( isBold ? 10 : 8 )
	);
	const widthOf = ( content: Parameters< typeof getTooltipSize >[ 0 ] ) =>
		getTooltipSize( content, area, measure ).width;

	it( 'has a line per row and note', () => {
		const title = 'May 1';
		expect( getTooltipSize( { title, rows: [] }, area, measure ) ).toEqual(
			{ width: 160, height: 50 }
		);
		expect(
			getTooltipSize(
				{ title, rows: [ row( 'a' ), row( 'b' ) ], notes: [ 'Sale' ] },
				area,
				measure
			).height
		).toBe( 50 + 3 * 22 );
	} );

	it( 'is as wide as its widest line', () => {
		const title = 'May';
		// 13 px of padding on both sides.
		expect( widthOf( { title: letters( 20 ), rows: [] } ) ).toBe( 226 );
		expect(
			widthOf( { title, rows: [], notes: [ 'x', letters( 20 ) ] } )
		).toBe( 186 );
		// 22 px for the color, 24 px between label and value.
		expect(
			widthOf( {
				title,
				rows: [ row( 'x', '1' ), row( letters( 10 ), '12345' ) ],
			} )
		).toBe( 22 + 80 + 24 + 50 + 26 );
		expect( measure ).toHaveBeenCalledWith( '12345', 13, true );
	} );

	it( 'is between 160 and 340 px wide, and never wider than the drawing', () => {
		const widthIn = ( count: number, width: number ) =>
			getTooltipSize(
				{ title: letters( count ), rows: [] },
				{ ...area, width },
				measure
			).width;
		expect( widthIn( 13, 800 ) ).toBe( 160 );
		expect( widthIn( 14, 800 ) ).toBe( 166 );
		expect( widthIn( 31, 800 ) ).toBe( 336 );
		expect( widthIn( 32, 800 ) ).toBe( 340 );
		expect( widthIn( 32, 300 ) ).toBe( 300 );
		expect( widthIn( 1, 120 ) ).toBe( 120 );
	} );
} );

describe( 'getTooltipBox', () => {
	const place = (
		x: number,
		y: number,
		changes: Partial< Parameters< typeof getTooltipBox >[ 0 ] > = {}
	) => {
		const { left, top } = getTooltipBox( {
			anchor: { x, y },
			size: { width: 200, height: 90 },
			bounds: area,
			plotBottom: 250,
			position: 'over',
			...changes,
		} );
		return [ left, top ];
	};

	it( 'is at the right up to the edge of the drawing', () => {
		expect( place( 584, 100 ) ).toEqual( [ 600, 55 ] );
		expect( place( 585, 100 ) ).toEqual( [ 369, 55 ] );
	} );

	it( 'is at the left up to the edge in right-to-left languages', () => {
		expect( place( 216, 100, { isRtl: true } ) ).toEqual( [ 0, 55 ] );
		expect( place( 215, 100, { isRtl: true } ) ).toEqual( [ 231, 55 ] );
	} );

	it( 'stays inside the plot vertically', () => {
		expect( place( 100, 0 )[ 1 ] ).toBe( 0 );
		expect( place( 100, 45 )[ 1 ] ).toBe( 0 );
		expect( place( 100, 46 )[ 1 ] ).toBe( 1 );
		expect( place( 100, 205 )[ 1 ] ).toBe( 160 );
		expect( place( 100, 250 )[ 1 ] ).toBe( 160 );
		// A tooltip that is higher than the plot starts at the top.
		expect( place( 100, 30, { plotBottom: 60 } )[ 1 ] ).toBe( 0 );
	} );

	it( 'is below the plot if wanted or without space at both sides', () => {
		expect( place( 300, 100, { position: 'below' } ) ).toEqual( [
			200, 258,
		] );
		expect( place( 10, 100, { position: 'below' } )[ 0 ] ).toBe( 0 );
		expect( place( 790, 100, { position: 'below' } )[ 0 ] ).toBe( 600 );
		const bounds = { width: 431, height: 300 };
		expect( place( 215, 100, { bounds } ) ).toEqual( [ 231, 55 ] );
		expect(
			place( 215, 100, { bounds: { ...bounds, width: 430 } } )
		).toEqual( [ 115, 258 ] );
	} );
} );
