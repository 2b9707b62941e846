import fc from 'fast-check';

import { getBandCenter, createBands, getNearestBand } from '../bands';
import {
	createXTicks,
	getMaxTicks,
	getTickIncrement,
	selectTicks,
} from '../x-axis';
import {
	calculateDomain,
	calculateStep,
	createYTicks,
	getValueExtent,
} from '../y-axis';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const start = Date.UTC( 2018, 4, 1 );
const dates = ( count: number, step = DAY ) =>
	Array.from( { length: count }, ( _, index ) => start + index * step );
const time = { mode: 'time-comparison', interval: 'day' } as const;

describe( 'y-axis', () => {
	it.each( [
		[ 0, 0, 1 ],
		[ 0, 100, 40 ],
		[ 0, 90, 30 ],
		[ 0, 1234567, 500000 ],
		[ 0, 0.001, 0.0004 ],
		[ -100, 100, 80 ],
	] )(
		'divides values from %d to %d into steps of %d',
		( min, max, step ) => {
			expect( calculateStep( min, max ) ).toBe( step );
		}
	);

	it( 'uses whole steps for whole values', () => {
		expect( calculateStep( 0, 2, true ) ).toBe( 1 );
		expect( calculateStep( 0, 4, true ) ).toBe( 2 );
	} );

	it( 'adds a step if a value lies on a limit', () => {
		expect( calculateDomain( [ 0, 90 ] ) ).toEqual( {
			min: 0,
			max: 120,
			step: 30,
		} );
		expect( calculateDomain( [ -90, 0 ] ) ).toEqual( {
			min: -120,
			max: 0,
			step: 30,
		} );
	} );

	it( 'gives few values below zero only a part of the chart', () => {
		expect( calculateDomain( [ -1, 100 ] ) ).toEqual( {
			min: -10,
			max: 120,
			step: 40,
		} );
		expect( calculateDomain( [ -100, 1 ] ) ).toEqual( {
			min: -120,
			max: 10,
			step: 40,
		} );
		const ticks = createYTicks(
			calculateDomain( [ -1, 100 ] ),
			() => 0,
			String
		);
		expect( ticks.map( ( { value } ) => value ) ).toEqual( [
			0, 40, 80, 120,
		] );
		// Both ends within a step keep whole steps.
		expect( calculateDomain( [ -0.5, 0.5 ], true ) ).toEqual( {
			min: -1,
			max: 1,
			step: 1,
		} );
	} );

	it( 'covers every range with few ticks, including zero', () => {
		const value = fc.double( { min: -1e12, max: 1e12, noNaN: true } );
		fc.assert(
			fc.property( value, value, ( a, b ) => {
				fc.pre( Math.abs( a ) > 1e-9 && Math.abs( b ) > 1e-9 );
				const min = Math.min( a, b, 0 );
				const max = Math.max( a, b, 0 );
				const domain = calculateDomain( [ min, max ] );
				expect( domain.min ).toBeLessThanOrEqual( min );
				expect( domain.max ).toBeGreaterThanOrEqual( max );
				const ticks = createYTicks( domain, () => 0, String );
				expect( ticks.length ).toBeGreaterThan( 1 );
				expect( ticks.length ).toBeLessThanOrEqual( 7 );
				expect( ticks.some( ( tick ) => tick.value === 0 ) ).toBe(
					true
				);
			} )
		);
	} );

	it( 'handles the largest numbers', () => {
		const values = [
			-Number.MAX_VALUE,
			Number.MIN_VALUE,
			Number.MAX_VALUE,
		];
		const { step, max } = calculateDomain( getValueExtent( [ values ] ) );
		expect( max / step ).toBeLessThan( 5 );
		expect( calculateStep( 0, Number.MIN_VALUE ) ).toBe( 1 );
	} );

	it( 'shows no label twice', () => {
		const ticks = createYTicks(
			{ min: 0, max: 1.2, step: 0.4 },
			() => 0,
			( value ) => value.toFixed( 0 )
		);
		expect( ticks.map( ( { label } ) => label ) ).toEqual( [ '0', '1' ] );
	} );
} );

describe( 'bands', () => {
	it( 'returns the date at every pixel', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 3000 } ),
				fc.boolean(),
				fc.nat(),
				( count, isRtl, seed ) => {
					const bands = createBands(
						count,
						{ left: 80, width: 900 },
						isRtl
					);
					const index = seed % count;
					expect(
						getNearestBand( bands, getBandCenter( bands, index ) )
					).toBe( index );
				}
			)
		);
	} );

	it( 'returns the nearest date outside the plot', () => {
		const bands = createBands( 3, { left: 80, width: 300 } );
		expect( getNearestBand( bands, 0 ) ).toBe( 0 );
		expect( getNearestBand( bands, 1000 ) ).toBe( 2 );
		const none = createBands( 0, { left: 80, width: 300 } );
		expect( getNearestBand( none, 100 ) ).toBe( -1 );
	} );
} );

describe( 'x-axis', () => {
	it.each( [
		[ 782, 'time-comparison', 7 ],
		[ 783, 'time-comparison', 12 ],
		[ 1130, 'time-comparison', 12 ],
		[ 1131, 'time-comparison', 16 ],
		[ 1131, 'item-comparison', 12 ],
		[ 1366, 'time-comparison', 31 ],
		[ 1366, 'item-comparison', 16 ],
	] as const )(
		'shows at %d px in %s mode at most %d ticks',
		( width, mode, most ) => {
			expect( getMaxTicks( width, mode ) ).toBe( most );
		}
	);

	it.each( [
		[ 7, 7, 1 ],
		[ 31, 12, 3 ],
		[ 30, 7, 5 ],
		[ 24, 7, 4 ],
		[ 62, 31, 2 ],
		// Divisors that would leave two ticks are ignored.
		[ 23, 7, 4 ],
		[ 38, 16, 3 ],
	] )(
		'keeps of %d dates with at most %d ticks every %d.',
		( count, most, each ) => {
			expect( getTickIncrement( count, most ) ).toBe( each );
		}
	);

	it( 'shows every month once from 63 days or 9 weeks', () => {
		expect( selectTicks( dates( 63 ), { ...time, width: 1366 } ) ).toEqual(
			[ 0, 31, 61 ]
		);
		expect(
			selectTicks( dates( 62 ), { ...time, width: 1366 } )
		).toHaveLength( 31 );
		expect(
			selectTicks( dates( 9, 7 * DAY ), {
				...time,
				interval: 'week',
				width: 1366,
			} )
		).toEqual( [ 0, 5 ] );
	} );

	it.each( [ 23, 24, 25 ] )( 'shows all %d hours of a day', ( count ) => {
		const hours = dates( count, HOUR ).map( ( hour ) =>
			Math.min( hour, start + 23 * HOUR )
		);
		const wide = { ...time, interval: 'hour' as const, width: 784 };
		expect( selectTicks( hours, wide ) ).toHaveLength( count );
		expect(
			selectTicks( hours, { ...wide, width: 700 } ).length
		).toBeLessThanOrEqual( 7 );
	} );

	it( 'never exceeds the maximum number of ticks', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 2000 } ),
				fc.integer( { min: 300, max: 2000 } ),
				( count, width ) => {
					const ticks = selectTicks( dates( count ), {
						...time,
						interval: 'year',
						width,
					} );
					expect( ticks.length ).toBeLessThanOrEqual(
						getMaxTicks( width, time.mode )
					);
				}
			)
		);
	} );

	it( 'avoids overlapping labels of any length', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 60 } ),
				fc.integer( { min: 1, max: 30 } ),
				fc.boolean(),
				( count, length, isRtl ) => {
					const plot = { left: 80, width: 500 };
					const ticks = createXTicks(
						createBands( count, plot, isRtl ),
						610,
						{
							...time,
							dates: dates( count ),
							measure: ( text ) => text.length * 6,
							format: {
								x: () => 'x'.repeat( length ),
								x2: () => '',
								y: () => String,
							},
						}
					);
					const gaps = ticks
						.slice( 1 )
						.map( ( { x }, place ) =>
							Math.abs( x - ( ticks[ place ]?.x ?? 0 ) )
						);
					expect( ticks.length ).toBeGreaterThan( 0 );
					expect( Math.min( Infinity, ...gaps ) ).toBeGreaterThan(
						length * 6
					);
				}
			)
		);
	} );

	it( 'shows each month once in the second row and keeps the later of two overlapping labels', () => {
		const days = dates( 4 ).map( ( day ) => day - DAY );
		const ticks = createXTicks(
			createBands( 4, { left: 80, width: 200 } ),
			310,
			{
				...time,
				dates: days,
				measure: ( text ) => text.length * 6,
				format: {
					x: ( day ) => String( new Date( day ).getUTCDate() ),
					x2: ( day ) =>
						new Date( day ).toISOString().slice( 0, 10 - 3 ) +
						' month',
					y: () => String,
				},
			}
		);
		expect( ticks.map( ( { label } ) => label ) ).toEqual( [
			'30',
			'1',
			'2',
			'3',
		] );
		expect( ticks.map( ( { secondLabel } ) => secondLabel ) ).toEqual( [
			'',
			'2018-05 month',
			'',
			'',
		] );
	} );
} );
