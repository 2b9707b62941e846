import { describeChart } from '../describe-chart';
import { describeKeys } from '../describe-keys';
import {
	describePoint,
	describeValue,
	type PlotData,
	type PlotSeries,
} from '../describe-point';
import { getSeriesClass } from '../series-style';

const formatDate = ( time: number ) => `day ${ time }`;
const formatValue = ( value: number ) => `$${ value }`;

describe( 'describeChart', () => {
	const one = { label: 'May', values: [ 1, 5, 3 ], total: 9 };
	const two = { label: 'April', values: [ 0, 9, 2 ], total: 11 };
	const describeWith = (
		changes: Partial< Parameters< typeof describeChart >[ 0 ] > = {}
	) =>
		describeChart( {
			type: 'line',
			dates: [ 1, 2, 3 ],
			series: [ one, two ],
			isCompare: true,
			formatDate,
			formatValue,
			...changes,
		} );
	const range = 'Line chart from day 1 to day 3.';
	const extremes = 'Highest: $5, day 2. Lowest: $1, day 1.';

	it( 'is empty without dates', () => {
		expect( describeWith( { dates: [] } ) ).toBe( '' );
	} );

	it( 'names the type, the range and the extremes', () => {
		expect( describeWith( { series: [ one ], isCompare: false } ) ).toBe(
			`${ range } ${ extremes }`
		);
		expect(
			describeWith( { type: 'bar', series: [], isCompare: false } )
		).toBe( 'Bar chart from day 1 to day 3.' );
	} );

	it( 'names the series of the extremes among several items', () => {
		expect( describeWith( { isCompare: false } ) ).toBe(
			`${ range } Highest: $9, April, day 2. Lowest: $0, April, day 1.`
		);
		expect(
			describeWith( {
				isCompare: false,
				series: [ one, { ...two, label: '' } ],
			} )
		).toBe( `${ range } Highest: $9, day 2. Lowest: $0, day 1.` );
	} );

	it.each( [
		[ 11, 'May: $9, down 18% from April: $11.' ],
		[ 6, 'May: $9, up 50% from April: $6.' ],
		[ 9, 'May: $9, about the same as April: $9.' ],
	] )( 'compares the total with %d', ( total, change ) => {
		expect( describeWith( { series: [ one, { ...two, total } ] } ) ).toBe(
			`${ range } ${ extremes } ${ change }`
		);
	} );

	it( 'compares with another total, or with none', () => {
		expect(
			describeWith( {
				comparedWith: { label: 'April so far', total: 3 },
			} )
		).toBe(
			`${ range } ${ extremes } May: $9, up 200% from April so far: $3.`
		);
		for ( const comparedWith of [ null, { label: 'x', total: 0 } ] ) {
			expect( describeWith( { comparedWith } ) ).toBe(
				`${ range } ${ extremes }`
			);
		}
		expect( describeWith( { series: [ one ] } ) ).toBe(
			`${ range } ${ extremes }`
		);
	} );

	it.each( [
		[ 2, [ 3, 5, 6 ], ' In progress, not included: day 3.' ],
		[ 1, [ 5, 6, 1 ], ' In progress, not included: from day 2.' ],
		[ 2, [ 3, 5, 4 ], '' ],
		[ undefined, [ 3, 4, 5 ], '' ],
	] )(
		'explains from date %p of %j why a value is not included',
		( unfinishedIndex, values, text ) => {
			const summary = describeWith( {
				unfinishedIndex,
				series: [ { ...one, values } ],
			} );
			expect( summary.match( / In progress.*$/ )?.[ 0 ] ?? '' ).toBe(
				text
			);
		}
	);

	it( 'counts the dates with notes', () => {
		const mark = { index: 0, x: 0, labels: [ 'Sale' ] };
		const series = [ one ];
		expect( describeWith( { series, annotations: [] } ) ).toBe(
			`${ range } ${ extremes }`
		);
		expect( describeWith( { series, annotations: [ mark ] } ) ).toBe(
			`${ range } ${ extremes } 1 date has notes.`
		);
		expect( describeWith( { series, annotations: [ mark, mark ] } ) ).toBe(
			`${ range } ${ extremes } 2 dates have notes.`
		);
	} );
} );

describe( 'describeKeys', () => {
	const zoom = 'Press Enter to zoom in';
	const note = 'Press N / Shift+N';

	it.each( [
		[ false, false ],
		[ true, false ],
		[ false, true ],
		[ true, true ],
	] )(
		'names keys to zoom %p and of notes %p',
		( canZoom, hasAnnotations ) => {
			const text = describeKeys( { canZoom, hasAnnotations } );
			expect( text ).toMatch(
				/^Use the left and right arrow keys .*\.$/
			);
			expect( text.includes( zoom ) ).toBe( canZoom );
			expect( text.includes( note ) ).toBe( hasAnnotations );
			expect( text ).not.toContain( 'false' );
		}
	);
} );

describe( 'describePoint', () => {
	const series = (
		key: string,
		values: Array< number | null >,
		changes: Partial< PlotSeries > = {}
	): PlotSeries => ( {
		key,
		label: key,
		total: 0,
		isComparison: false,
		values,
		getLabelDate: () => null,
		item: { key, label: key, total: 0, isVisible: true },
		...changes,
	} );
	const may = series( 'May', [ 1, null ] );
	const april = series( 'April', [ 3, 4 ], {
		isComparison: true,
		getLabelDate: ( index ) => index + 100,
	} );
	const data = ( changes: Partial< PlotData > = {} ): PlotData => ( {
		dates: [ 1, 2 ],
		unfinishedIndex: 1,
		series: [ may, april ],
		texts: {
			screenReaderDate: formatDate,
			tooltipDate: ( time ) => `on ${ time }`,
			value: formatValue,
		},
		...changes,
	} );
	const marks = [
		{ index: 0, x: 0, labels: [ 'Sale', 'News' ] },
		{ index: 2, x: 0, labels: [ 'Later' ] },
	];

	it( 'describes all values of a date', () => {
		const { tooltip, spoken } = describePoint(
			data(),
			{ index: 0, seriesIndex: 0 },
			false
		);
		expect( tooltip ).toEqual( {
			title: 'on 1',
			notes: [],
			rows: [
				{
					label: 'May',
					value: '$1',
					series: may.item,
					isComparison: false,
					isCurrent: false,
				},
				{
					label: 'on 100',
					value: '$3',
					series: april.item,
					isComparison: true,
					isCurrent: false,
				},
			],
		} );
		expect( spoken ).toBe( 'day 1, May: $1' );
	} );

	it( 'marks the active series of the keyboard and uses its date', () => {
		const { tooltip, spoken } = describePoint(
			data( { tooltipTitle: 'Net sales' } ),
			{ index: 0, seriesIndex: 1 },
			true
		);
		expect( tooltip.title ).toBe( 'Net sales' );
		expect( tooltip.rows.map( ( { isCurrent } ) => isCurrent ) ).toEqual( [
			false,
			true,
		] );
		expect( spoken ).toBe( 'day 100, April: $3' );
	} );

	it( 'mentions progress from its first date, but not of the comparison', () => {
		const spokenAt = ( index: number, seriesIndex = 0 ) =>
			describePoint( data(), { index, seriesIndex }, true ).spoken;
		expect( spokenAt( 0 ) ).toBe( 'day 1, May: $1' );
		expect( spokenAt( 1 ) ).toBe( 'day 2, May: No data. In progress' );
		expect( spokenAt( 1, 1 ) ).toBe( 'day 101, April: $4' );
		const only = data( { series: [ april ] } );
		const point = { index: 1, seriesIndex: 0 };
		expect( describePoint( only, point, true ).tooltip.notes ).toEqual(
			[]
		);
	} );

	it( 'adds the change from the comparison where both are complete', () => {
		const texts = {
			...data().texts,
			change: ( value: number, previous: number ) =>
				`from ${ previous } to ${ value }`,
		};
		const describeAt = (
			index: number,
			seriesIndex: number,
			changes: Partial< PlotData > = {}
		) =>
			describePoint(
				data( { texts, ...changes } ),
				{ index, seriesIndex },
				true
			);
		expect( describeAt( 0, 0 ).tooltip.notes ).toEqual( [ 'from 3 to 1' ] );
		expect( describeAt( 0, 0 ).spoken ).toBe(
			'day 1, May: $1. from 3 to 1'
		);
		expect( describeAt( 0, 1 ).spoken ).toBe( 'day 100, April: $3' );
		for ( const { tooltip } of [
			describeAt( 1, 0 ),
			describeAt( 1, 0, { unfinishedIndex: 2 } ),
			describeAt( 0, 0, { unfinishedIndex: 0, series: [ may, april ] } ),
			describeAt( 0, 0, { series: [ may ] } ),
			describeAt( 0, 0, { series: [ may, may ] } ),
		] ) {
			expect( tooltip.notes?.join() ).not.toContain( 'from' );
		}
	} );

	it( 'adds the notes of the date', () => {
		const first = { index: 0, seriesIndex: 0 };
		const { tooltip, spoken } = describePoint(
			data( { unfinishedIndex: 0 } ),
			first,
			true,
			marks
		);
		expect( tooltip.notes ).toEqual( [ 'In progress', 'Sale', 'News' ] );
		expect( spoken ).toBe( 'day 1, May: $1. In progress. Sale. News' );
	} );

	it( 'announces nothing without a series', () => {
		const point = { index: 0, seriesIndex: 2 };
		expect( describePoint( data(), point, true ).spoken ).toBe( '' );
	} );

	it.each( [ null, undefined, NaN ] )( 'describes the gap %p', ( value ) => {
		expect( describeValue( value, formatValue ) ).toBe( 'No data' );
		expect( describeValue( 0, formatValue ) ).toBe( '$0' );
	} );
} );

describe( 'getSeriesClass', () => {
	it.each( [
		[ 0, true, 'woocommerce-chart__series is-slot-0 is-comparison' ],
		[ 2, false, 'woocommerce-chart__series is-slot-2' ],
		[ undefined, false, 'woocommerce-chart__series' ],
	] )( 'names slot %p, compared %p', ( slot, isComparison, name ) => {
		expect( getSeriesClass( { slot }, isComparison ) ).toBe( name );
	} );
} );
