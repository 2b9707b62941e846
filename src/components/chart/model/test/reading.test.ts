import fc from 'fast-check';

import { getSummaryFacts, percentChange } from '../summary-facts';
import { tooltipBox, tooltipSize } from '../tooltip-box';
import {
	countVisible,
	firstSlots,
	toggleSlot,
	type Slots,
} from '../visible-slots';
import { walk } from '../walk';

const bounds = { dateCount: 30, seriesCount: 2, isRtl: false };
const at = ( index: number, seriesIndex = 0 ) => ( { index, seriesIndex } );

describe( 'walk', () => {
	it.each( [
		[ 'ArrowRight', at( 11 ) ],
		[ 'ArrowLeft', at( 9 ) ],
		[ 'ArrowDown', at( 10, 1 ) ],
		[ 'ArrowUp', at( 10 ) ],
		[ 'PageDown', at( 13 ) ],
		[ 'PageUp', at( 7 ) ],
		[ 'Home', at( 0 ) ],
		[ 'End', at( 29 ) ],
	] )( '%s', ( key, expected ) => {
		expect( walk( at( 10 ), key, bounds ) ).toEqual( expected );
	} );

	it( 'mirrors left and right in RTL', () => {
		const rtl = { ...bounds, isRtl: true };
		expect( walk( at( 10 ), 'ArrowLeft', rtl ) ).toEqual( at( 11 ) );
		expect( walk( at( 10 ), 'ArrowRight', rtl ) ).toEqual( at( 9 ) );
	} );

	it( 'leaves other keys and empty charts alone', () => {
		expect( walk( at( 1 ), 'a', bounds ) ).toBeNull();
		expect( walk( at( 1 ), 'toString', bounds ) ).toBeNull();
		expect(
			walk( null, 'Home', { ...bounds, seriesCount: 0 } )
		).toBeNull();
	} );

	it( 'starts at the first value', () => {
		expect( walk( null, 'ArrowRight', bounds ) ).toEqual( at( 0 ) );
		expect( walk( null, 'End', bounds ) ).toEqual( at( 29 ) );
	} );
} );

describe( 'tooltipBox', () => {
	const size = { width: 200, height: 90 };
	const wide = { width: 800, height: 300 };
	const place = {
		size,
		bounds: wide,
		plotBottom: 250,
		position: 'over' as const,
	};

	it( 'stands next to the point, on the side with room', () => {
		expect(
			tooltipBox( { ...place, anchor: { x: 300, y: 100 } } )
		).toEqual( {
			...size,
			left: 316,
			top: 55,
		} );
		expect(
			tooltipBox( { ...place, anchor: { x: 700, y: 100 } } ).left
		).toBe( 484 );
		expect(
			tooltipBox( { ...place, anchor: { x: 300, y: 100 }, isRtl: true } )
				.left
		).toBe( 84 );
	} );

	it( 'goes below the plot where it has no room next to the point', () => {
		const box = tooltipBox( {
			...place,
			bounds: { width: 300, height: 180 },
			plotBottom: 130,
			anchor: { x: 150, y: 20 },
		} );
		expect( box ).toMatchObject( { left: 50, top: 138 } );
	} );

	it( 'never leaves the drawing sideways', () => {
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
					const box = tooltipBox( {
						anchor: { x: width * share, y: 20 },
						size: tooltipSize(
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

	it( 'are the first five', () => {
		expect( firstSlots( keys ) ).toEqual( [ 'a', 'b', 'c', 'd', 'e' ] );
	} );

	it( 'keep their slots when others come and go', () => {
		const without = toggleSlot( firstSlots( keys ), 'b' );
		expect( without ).toEqual( [ 'a', null, 'c', 'd', 'e' ] );
		expect( toggleSlot( without, 'f' ) ).toEqual( [
			'a',
			'f',
			'c',
			'd',
			'e',
		] );
	} );

	it( 'are never none and never more than five', () => {
		fc.assert(
			fc.property(
				fc.array( fc.constantFrom( ...keys ) ),
				( toggles ) => {
					const end = toggles.reduce< Slots >(
						( slots, key ) => toggleSlot( slots, key ),
						firstSlots( keys )
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

	it( 'looks for extremes in the primary series only', () => {
		expect( getSummaryFacts( [ primary, secondary ], true ) ).toEqual( {
			highest: { value: 7, index: 3, seriesIndex: 0 },
			lowest: { value: -1, index: 2, seriesIndex: 0 },
			isBeyondLeftOut: false,
			change: 50,
		} );
	} );

	it( 'looks at all items', () => {
		const facts = getSummaryFacts( [ primary, secondary ], false );
		expect( facts.highest ).toEqual( {
			value: 100,
			index: 0,
			seriesIndex: 1,
		} );
		expect( facts.change ).toBeNull();
	} );

	it.each( [
		[ [ 3, 5, 1 ], 2, { highest: 5, lowest: 3, isBeyondLeftOut: true } ],
		[
			[ 3, 5, 9, null ],
			2,
			{ highest: 5, lowest: 3, isBeyondLeftOut: true },
		],
		[ [ 3, 5, 4 ], 2, { highest: 5, lowest: 3, isBeyondLeftOut: false } ],
		[
			[ 3 ],
			0,
			{ highest: undefined, lowest: undefined, isBeyondLeftOut: false },
		],
	] )(
		'does not count what is in progress: %p from %p',
		( values, end, expected ) => {
			const { highest, lowest, isBeyondLeftOut } = getSummaryFacts(
				[ { values, total: 0 } ],
				true,
				end
			);
			expect( {
				highest: highest?.value,
				lowest: lowest?.value,
				isBeyondLeftOut,
			} ).toEqual( expected );
		}
	);

	it( 'makes up no change', () => {
		expect( percentChange( 5, 0 ) ).toBeNull();
		expect( percentChange( 50, -100 ) ).toBe( 150 );
		expect( getSummaryFacts( [], true ).highest ).toBeNull();
	} );
} );
