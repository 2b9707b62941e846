import type { ChartInterval, ChartMode } from '../../types';
import { createBands } from '../bands';
import { createXTicks, getTickIncrement, selectTicks } from '../x-axis';
import {
	calculateDomain,
	calculateStep,
	createYScale,
	createYTicks,
	getValueExtent,
} from '../y-axis';

const HOUR = 3600000;
const DAY = 24 * HOUR;
const start = Date.UTC( 2018, 4, 1 );
const dates = ( count: number, step = DAY ) =>
	Array.from( { length: count }, ( _, index ) => start + index * step );

describe( 'getTickIncrement', () => {
	it.each( [
		[ 0, 7, 1 ],
		[ 8, 7, 2 ],
		[ 14, 7, 2 ],
		[ 15, 7, 3 ],
		[ 16, 7, 4 ],
		[ 9, 2, 8 ],
		[ 11, 7, 2 ],
		[ 13, 7, 2 ],
		[ 25, 12, 3 ],
		[ 60, 31, 2 ],
		[ 49, 12, 6 ],
		[ 3, 1, 3 ],
		[ 5, 2, 3 ],
	] )( 'returns for %d dates and %d ticks %d', ( count, most, increment ) => {
		expect( getTickIncrement( count, most ) ).toBe( increment );
	} );
} );

describe( 'selectTicks', () => {
	const select = (
		times: number[],
		interval: ChartInterval,
		width = 1366,
		mode: ChartMode = 'time-comparison'
	) => selectTicks( times, { interval, width, mode } );

	it( 'returns nothing without dates', () => {
		expect( select( [], 'hour' ) ).toEqual( [] );
	} );

	it( 'returns all hours of one day above 783 px', () => {
		const day = dates( 24, HOUR );
		expect( select( day, 'hour', 784 ) ).toHaveLength( 24 );
		expect( select( day, 'hour', 783 ) ).toHaveLength( 12 );
		// Until the first hour of the next day.
		const next = day.map( ( time ) => time + HOUR );
		expect( select( next, 'hour', 784 ) ).toHaveLength( 12 );
		// More rows than a day has hours.
		const half = dates( 26, HOUR / 2 );
		expect( select( half, 'hour', 784 ) ).toHaveLength( 9 );
		expect( select( half.slice( 1 ), 'hour', 784 ) ).toHaveLength( 25 );
		expect( select( dates( 24, 1 ), 'day', 784 ) ).toHaveLength( 12 );
	} );

	it( 'reduces only many days or weeks to months', () => {
		expect( select( dates( 8, 7 * DAY ), 'week' ) ).toHaveLength( 8 );
		expect( select( dates( 63 ), 'hour' ) ).toHaveLength( 21 );
		expect( select( dates( 9, 7 * DAY ), 'day' ) ).toHaveLength( 9 );
	} );

	it( 'distinguishes the same month of two years', () => {
		const january = [ 2018, 2019 ].flatMap( ( year ) =>
			[ 1, 8, 15, 22, 29 ].map( ( day ) => Date.UTC( year, 0, day ) )
		);
		expect( select( january, 'week' ) ).toEqual( [ 0, 5 ] );
		// A month later and a year earlier, twelve months are not one year.
		const months = [ 0, 12, 24, 36, 48, 60, 72, 84, 96 ].map( ( month ) =>
			Date.UTC( 2000, month, 1 )
		);
		expect( select( months, 'week' ) ).toHaveLength( 9 );
	} );

	it( 'selects every n-th month of many', () => {
		// 731 days in 24 months.
		const days = Array.from( { length: 731 }, ( _, index ) =>
			Date.UTC( 2019, 0, 1 + index )
		);
		expect( select( days, 'day', 700 ) ).toEqual( [
			0, 120, 243, 365, 486, 609,
		] );
	} );
} );

describe( 'createXTicks', () => {
	/** Texts have 10 px per letter. */
	const create = (
		count: number,
		width: number,
		x: ( index: number ) => string,
		x2: ( index: number ) => string = () => '',
		chartWidth = width
	) =>
		createXTicks( createBands( count, { left: 0, width } ), chartWidth, {
			dates: dates( count ),
			mode: 'time-comparison',
			interval: 'day',
			measure: ( text ) => text.length * 10,
			format: {
				x: ( time ) => x( ( time - start ) / DAY ),
				x2: ( time ) => x2( ( time - start ) / DAY ),
				y: () => String,
			},
		} );
	const labels = ( ticks: ReturnType< typeof create > ) =>
		ticks.map( ( { label } ) => label );
	const seconds = ( ticks: ReturnType< typeof create > ) =>
		ticks.map( ( { secondLabel } ) => secondLabel );

	it( 'keeps labels with a distance of 6 px, and otherwise every n-th', () => {
		const name = ( index: number ) => `d${ index }`;
		// Labels of 20 px; a band has 26 px.
		expect( labels( create( 4, 104, name ) ) ).toEqual( [
			'd0',
			'd1',
			'd2',
			'd3',
		] );
		expect( labels( create( 4, 103, name ) ) ).toEqual( [ 'd0', 'd2' ] );
		expect( labels( create( 5, 50, name ) ) ).toEqual( [ 'd0', 'd3' ] );
		expect( labels( create( 4, 20, name ) ) ).toEqual( [ 'd0' ] );
	} );

	it( 'considers the widths of both labels', () => {
		const name = ( index: number ) => ( index === 1 ? 'long' : 'd' );
		// 40 px and 10 px: half of both and 6 px are 31 px.
		expect( labels( create( 2, 62, name ) ) ).toEqual( [ 'd', 'long' ] );
		expect( labels( create( 2, 61, name ) ) ).toEqual( [ 'd' ] );
	} );

	it( 'keeps labels of the second row inside the chart', () => {
		const ticks = create(
			2,
			100,
			() => 'd',
			( index ) => ( index ? 'July' : 'May!' )
		);
		expect( ticks ).toEqual( [
			{ index: 0, x: 25, label: 'd', secondLabel: 'May!', secondX: 25 },
			{ index: 1, x: 75, label: 'd', secondLabel: 'July', secondX: 75 },
		] );
		const [ first, last ] = create(
			2,
			100,
			() => 'd',
			( index ) => ( index ? 'June 2018' : 'May' )
		);
		expect( first?.secondX ).toBe( 25 );
		expect( last?.secondX ).toBe( 55 );
		expect(
			create(
				1,
				40,
				() => 'd',
				() => 'June 2018',
				200
			)[ 0 ]?.secondX
		).toBe( 45 );
	} );

	it( 'keeps two labels of the second row with a distance of 6 px', () => {
		const month = ( index: number ) => ( index < 2 ? 'May' : 'Jun' );
		const near = ( width: number ) =>
			seconds(
				create(
					4,
					width,
					() => '',
					( index ) => month( index + 1 ),
					1000
				)
			);
		// 30 px wide, so their centers need 36 px.
		expect( near( 144 ) ).toEqual( [ 'May', 'Jun', '', '' ] );
		expect( near( 143 ) ).toEqual( [ '', 'Jun', '', '' ] );
	} );

	it( 'shows no empty label in the second row', () => {
		const ticks = create(
			3,
			300,
			() => 'd',
			( index ) => ( index === 1 ? '' : 'May' )
		);
		expect( seconds( ticks ) ).toEqual( [ 'May', '', 'May' ] );
		// It does not take the space of a label before it.
		const near = ( index: number ) => ( index ? '' : 'June 2018' );
		expect( seconds( create( 2, 80, () => 'd', near, 300 ) ) ).toEqual( [
			'June 2018',
			'',
		] );
	} );
} );

describe( 'y-axis', () => {
	it.each( [
		[ 3, 1 ],
		[ 3.1, 1.5 ],
		[ 4.6, 2 ],
		[ 6.1, 2.5 ],
		[ 7.6, 3 ],
		[ 9.1, 4 ],
		[ 12.1, 5 ],
		[ 15.1, 6 ],
		[ 18.1, 8 ],
		[ 24.1, 10 ],
		// Binary fractions.
		[ 0.9, 0.3 ],
		[ 0.3, 0.1 ],
	] )( 'divides 0 to %d into steps of %d', ( max, step ) => {
		expect( calculateStep( 0, max ) ).toBe( step );
	} );

	it( 'ignores gaps and limits the largest numbers', () => {
		expect(
			getValueExtent( [
				[ 5, null, NaN, -2 ],
				[ 7, 1 ],
			] )
		).toEqual( [ -2, 7 ] );
		expect( getValueExtent( [] ) ).toEqual( [ 0, 0 ] );
		expect( getValueExtent( [ [ -1e200, 1e200 ] ] ) ).toEqual( [
			-1e100, 1e100,
		] );
	} );

	it.each( [
		[ [ 0, 0 ], false, { min: 0, max: 1, step: 1 } ],
		// A value at the limit adds a step, one below does not.
		[ [ 0, 89 ], false, { min: 0, max: 90, step: 30 } ],
		// The other end is exactly a step, this one less.
		[ [ -0.5, 1 ], true, { min: -0.75, max: 2, step: 1 } ],
		[ [ -1, 1.5 ], true, { min: -2, max: 2, step: 1 } ],
		[ [ -0.3, 0.3 ], false, { min: -0.4, max: 0.4, step: 0.2 } ],
	] as const )(
		'returns for %p, whole %p, %p',
		( extent, isWhole, domain ) => {
			expect( calculateDomain( extent, isWhole ) ).toEqual( domain );
		}
	);

	it( 'draws values to scale at two decimals', () => {
		const scale = createYScale( { min: -10, max: 20, step: 10 }, 5, 100 );
		expect( [ -10, 0, 20 ].map( scale ) ).toEqual( [ 105, 71.67, 5 ] );
	} );

	it( 'has ticks above and below zero', () => {
		const ticks = createYTicks(
			{ min: -0.3, max: 0.3, step: 0.1 },
			( value ) => 100 - value * 10,
			( value ) => value.toFixed( 1 )
		);
		expect( ticks ).toEqual(
			[ -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3 ].map( ( value ) => ( {
				value,
				y: 100 - value * 10,
				label: value.toFixed( 1 ),
			} ) )
		);
		expect(
			createYTicks( { min: -2, max: 9, step: 8 }, () => 0, String ).map(
				( { value } ) => value
			)
		).toEqual( [ 0, 8 ] );
	} );
} );
