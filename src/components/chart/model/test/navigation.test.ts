import fc from 'fast-check';

import { getSummaryFacts, getPercentChange } from '../summary-facts';
import { getTooltipBox, getTooltipSize } from '../tooltip-box';
import {
	countVisible,
	getFirstSlots,
	toggleSlot,
	type Slots,
} from '../visible-slots';
import { clampActivePoint, getNextPoint } from '../navigation';

const bounds = { dateCount: 30, seriesCount: 2, isRtl: false };
const at = ( index: number, seriesIndex = 0 ) => ( { index, seriesIndex } );

describe( 'getNextPoint', () => {
	it.each( [
		[ 'ArrowRight', at( 11 ) ],
		[ 'ArrowLeft', at( 9 ) ],
		[ 'ArrowDown', at( 10, 1 ) ],
		[ 'ArrowUp', at( 10 ) ],
		[ 'PageDown', at( 13 ) ],
		[ 'PageUp', at( 7 ) ],
		[ 'Home', at( 0 ) ],
		[ 'End', at( 29 ) ],
	] )( 'handles the key %s', ( key, expected ) => {
		expect( getNextPoint( at( 10 ), key, bounds ) ).toEqual( expected );
	} );

	it( 'mirrors Left and Right in right-to-left languages', () => {
		const rtl = { ...bounds, isRtl: true };
		expect( getNextPoint( at( 10 ), 'ArrowLeft', rtl ) ).toEqual(
			at( 11 )
		);
		expect( getNextPoint( at( 10 ), 'ArrowRight', rtl ) ).toEqual(
			at( 9 )
		);
	} );

	it( 'ignores other keys and empty charts', () => {
		expect( getNextPoint( at( 1 ), 'a', bounds ) ).toBeNull();
		expect( getNextPoint( at( 1 ), 'toString', bounds ) ).toBeNull();
		expect(
			getNextPoint( null, 'Home', { ...bounds, seriesCount: 0 } )
		).toBeNull();
		expect(
			getNextPoint( null, 'Home', { ...bounds, dateCount: 0 } )
		).toBeNull();
	} );

	it.each( [
		[ 4, 3, 2 ],
		[ 14, 3, 2 ],
		[ 15, 3, 1 ],
		[ 40, 4, 0 ],
	] )( 'moves in %d dates by a page of a tenth', ( dateCount, from, to ) => {
		expect(
			getNextPoint( at( from ), 'PageUp', { ...bounds, dateCount } )
		).toEqual( at( to ) );
	} );

	it( 'stays at the first and last value', () => {
		expect( getNextPoint( at( 0 ), 'ArrowLeft', bounds ) ).toEqual(
			at( 0 )
		);
		expect( getNextPoint( at( 29 ), 'ArrowRight', bounds ) ).toEqual(
			at( 29 )
		);
		expect( getNextPoint( at( 5, 1 ), 'ArrowDown', bounds ) ).toEqual(
			at( 5, 1 )
		);
		expect( clampActivePoint( at( 30, 2 ), bounds ) ).toEqual(
			at( 29, 1 )
		);
	} );

	it( 'starts at the first value', () => {
		expect( getNextPoint( null, 'ArrowRight', bounds ) ).toEqual( at( 0 ) );
		expect( getNextPoint( null, 'Home', bounds ) ).toEqual( at( 0 ) );
		expect( getNextPoint( null, 'End', bounds ) ).toEqual( at( 29 ) );
		expect( getNextPoint( null, 'ArrowDown', bounds ) ).toEqual( at( 0 ) );
	} );
} );

describe( 'getTooltipBox', () => {
	const size = { width: 200, height: 90 };
	const wide = { width: 800, height: 300 };
	const place = {
		size,
		bounds: wide,
		plotBottom: 250,
		position: 'over' as const,
	};

	it( 'is next to the point, on the side with enough space', () => {
		expect(
			getTooltipBox( { ...place, anchor: { x: 300, y: 100 } } )
		).toEqual( {
			...size,
			left: 316,
			top: 55,
		} );
		expect(
			getTooltipBox( { ...place, anchor: { x: 700, y: 100 } } ).left
		).toBe( 484 );
		expect(
			getTooltipBox( {
				...place,
				anchor: { x: 300, y: 100 },
				isRtl: true,
			} ).left
		).toBe( 84 );
	} );

	it( 'is below the plot if there is not enough space next to the point', () => {
		const box = getTooltipBox( {
			...place,
			bounds: { width: 300, height: 180 },
			plotBottom: 130,
			anchor: { x: 150, y: 20 },
		} );
		expect( box ).toMatchObject( { left: 50, top: 138 } );
	} );

	it( 'stays inside the drawing horizontally', () => {
		const measure = ( text: string ) => text.length * 7;
		fc.assert(
			fc.property(
				fc.integer( { min: 120, max: 1600 } ),
				fc.float( { min: 0, max: 1, noNaN: true } ),
				fc.string( { maxLength: 200 } ),
				fc.constantFrom( 'over' as const, 'below' as const ),
				fc.boolean(),
				( width, share, label, position, isRtl ) => {
					const area = { width, height: 180 };
					const box = getTooltipBox( {
						anchor: { x: width * share, y: 20 },
						size: getTooltipSize(
							{ title: label, rows: [ { label, value: label } ] },
							area,
							measure
						),
						bounds: area,
						plotBottom: 130,
						position,
						isRtl,
					} );
					expect( box.left ).toBeGreaterThanOrEqual( 0 );
					expect( box.left + box.width ).toBeLessThanOrEqual( width );
				}
			)
		);
	} );
} );

describe( 'visible series', () => {
	const keys = [ 'a', 'b', 'c', 'd', 'e', 'f' ];

	it( 'shows the first five series initially', () => {
		expect( getFirstSlots( keys ) ).toEqual( [ 'a', 'b', 'c', 'd', 'e' ] );
	} );

	it( 'keeps the slots of series when others are toggled', () => {
		const without = toggleSlot( getFirstSlots( keys ), 'b' );
		expect( without ).toEqual( [ 'a', null, 'c', 'd', 'e' ] );
		expect( toggleSlot( without, 'f' ) ).toEqual( [
			'a',
			'f',
			'c',
			'd',
			'e',
		] );
	} );

	it( 'keeps the last series, the limit, and appends further series', () => {
		expect( toggleSlot( [ 'a', null ], 'a' ) ).toEqual( [ 'a', null ] );
		expect( toggleSlot( [ 'a', 'b' ], 'a' ) ).toEqual( [ null, 'b' ] );
		expect( toggleSlot( [ 'a', 'b' ], 'c' ) ).toEqual( [ 'a', 'b', 'c' ] );
		const full = getFirstSlots( keys );
		expect( toggleSlot( full, 'f' ) ).toBe( full );
		expect( toggleSlot( full.slice( 0, 4 ), 'f' ) ).toHaveLength( 5 );
	} );

	it( 'shows at least one and at most five series', () => {
		fc.assert(
			fc.property(
				fc.array( fc.constantFrom( ...keys ) ),
				( toggles ) => {
					const end = toggles.reduce< Slots >(
						( slots, key ) => toggleSlot( slots, key ),
						getFirstSlots( keys )
					);
					expect( countVisible( end ) ).toBeGreaterThanOrEqual( 1 );
					expect( countVisible( end ) ).toBeLessThanOrEqual( 5 );
					const visible = end.filter( ( key ) => key !== null );
					expect( new Set( visible ).size ).toBe( visible.length );
				}
			)
		);
	} );
} );

describe( 'summary', () => {
	const primary = { values: [ 3, null, -1, 7 ], total: 9 };
	const secondary = { values: [ 100, 1, 1, 1 ], total: 6 };

	it( 'uses the extremes of the primary series in time comparisons', () => {
		expect(
			getSummaryFacts( [ primary, secondary ], true, Infinity, 6 )
		).toEqual( {
			highest: { value: 7, index: 3, seriesIndex: 0 },
			lowest: { value: -1, index: 2, seriesIndex: 0 },
			hasUnfinishedExtreme: false,
			change: 50,
		} );
	} );

	it( 'has no change without a compared total', () => {
		expect(
			getSummaryFacts( [ primary, secondary ], true ).change
		).toBeNull();
	} );

	it( 'uses all series in item comparisons', () => {
		const facts = getSummaryFacts( [ primary, secondary ], false );
		expect( facts.highest ).toEqual( {
			value: 100,
			index: 0,
			seriesIndex: 1,
		} );
		expect( facts.change ).toBeNull();
	} );

	it.each( [
		[
			[ 3, 5, 1 ],
			2,
			{ highest: 5, lowest: 3, hasUnfinishedExtreme: true },
		],
		[
			[ 3, 5, 9, null ],
			2,
			{ highest: 5, lowest: 3, hasUnfinishedExtreme: true },
		],
		[
			[ 3, 5, 4 ],
			2,
			{ highest: 5, lowest: 3, hasUnfinishedExtreme: false },
		],
		[
			[ 3 ],
			0,
			{
				highest: undefined,
				lowest: undefined,
				hasUnfinishedExtreme: false,
			},
		],
	] )(
		'ignores intervals that have not ended: %p from %p',
		( values, end, expected ) => {
			const { highest, lowest, hasUnfinishedExtreme } = getSummaryFacts(
				[ { values, total: 0 } ],
				true,
				end
			);
			expect( {
				highest: highest?.value,
				lowest: lowest?.value,
				hasUnfinishedExtreme,
			} ).toEqual( expected );
		}
	);

	it( 'has no change without a comparison', () => {
		expect( getPercentChange( 5, 0 ) ).toBeNull();
		expect( getPercentChange( 50, -100 ) ).toBe( 150 );
		expect( getPercentChange( 150, 100 ) ).toBe( 50 );
		expect( getPercentChange( -100, -100 ) ).toBe( 0 );
		expect( getSummaryFacts( [], true ).highest ).toBeNull();
		expect( getSummaryFacts( [], true, 9, 6 ).change ).toBeNull();
		expect(
			getSummaryFacts( [ primary, secondary ], false, 9, 6 ).change
		).toBeNull();
	} );

	it( 'uses the first of equal extremes', () => {
		const { highest, lowest } = getSummaryFacts(
			[ { values: [ NaN, 2, 5, 2, 5 ], total: 0 } ],
			true
		);
		expect( [ highest?.index, lowest?.index ] ).toEqual( [ 2, 1 ] );
	} );

	it.each( [
		[ [ 3, 5, 6 ], true ],
		[ [ 3, 5, 5 ], false ],
		[ [ 3, 5, 3 ], false ],
		[ [ 3, 5, 2 ], true ],
		[ [ 3, 5, -1 ], true ],
		[ [ 3, 5, null ], false ],
		[ [ 3, 6, 4 ], false ],
		[ [ 3, 4, 4, 5 ], true ],
	] )( 'finds extremes in progress in %j from 2', ( values, expected ) => {
		expect(
			getSummaryFacts( [ { values, total: 0 } ], true, 2 )
				.hasUnfinishedExtreme
		).toBe( expected );
	} );
} );
