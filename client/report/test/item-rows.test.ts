import { buildItemRows, getItemSeries } from '../item-rows';

const segment = ( id: number, label: string, sold: number ) => ( {
	segment_id: id,
	segment_label: label,
	subtotals: { items_sold: sold },
} );

/** The segments of stats are next to the metrics. */
const createTotals = ( segments: object[] ) => {
	const totals: Record< string, number > = { items_sold: 9 };
	return Object.assign( totals, { segments } );
};

const interval = ( day: string, segments: object[] ) => ( {
	interval: day,
	date_start: `${ day } 00:00:00`,
	date_end: `${ day } 23:59:59`,
	subtotals: createTotals( segments ),
} );

const getSeries = ( segments: object[], field = 'items_sold' ) =>
	getItemSeries( { totals: createTotals( segments ), intervals: [] }, field );

describe( 'getItemSeries', () => {
	it( 'returns the items with decoded names and totals', () => {
		expect( getSeries( [ segment( 3, 'Salt &amp; Pepper', 4 ) ] ) ).toEqual(
			[ { key: '3', label: 'Salt & Pepper', total: 4, values: [] } ]
		);
		expect( getSeries( [] ) ).toEqual( [] );
		expect(
			getItemSeries( { totals: {}, intervals: [] }, 'items_sold' )
		).toEqual( [] );
	} );

	it( 'adds the id to duplicate names', () => {
		expect(
			getSeries( [
				segment( 3, 'Mug', 1 ),
				segment( 4, 'Mug', 1 ),
				segment( 5, 'Cup', 1 ),
			] ).map( ( { label } ) => label )
		).toEqual( [ 'Mug (#3)', 'Mug (#4)', 'Cup' ] );
	} );
} );

it( 'labels an item without a name with its id, and its missing total with 0', () => {
	expect( getSeries( [ segment( 3, '', 4 ) ], 'net_revenue' ) ).toEqual( [
		{ key: '3', label: '#3', total: 0, values: [] },
	] );
} );

describe( 'buildItemRows', () => {
	const build = (
		intervals: ReturnType< typeof interval >[],
		now: string,
		field = 'items_sold'
	) => {
		const totals = createTotals( [
			segment( 3, 'Mug', 2 ),
			segment( 4, 'Cup', 0 ),
		] );
		return buildItemRows(
			intervals,
			getItemSeries( { totals, intervals }, field ),
			now
		);
	};

	it( 'has a value for each item, 0 for missing segments', () => {
		expect(
			build(
				[ interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ) ],
				'2026-03-05T10:00:00'
			)
		).toEqual( [
			{
				date: '2026-03-01T00:00:00',
				3: { label: 'Mug', value: 2 },
				4: { label: 'Cup', value: 0 },
			},
		] );
	} );

	it( 'has no values for future intervals', () => {
		const [ today, tomorrow ] = build(
			[
				interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ),
				interval( '2026-03-02', [ segment( 3, 'Mug', 0 ) ] ),
			],
			'2026-03-01T10:00:00'
		);
		expect( today ).toHaveProperty( [ '3', 'value' ], 2 );
		expect( tomorrow ).toHaveProperty( [ '3', 'value' ], null );
	} );

	it( 'has a value for the interval that starts at this minute', () => {
		const [ row ] = build(
			[ interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ) ],
			'2026-03-01T00:00:00'
		);
		expect( row ).toHaveProperty( [ '3', 'value' ], 2 );
	} );

	it( 'has 0 for an item without the metric', () => {
		const [ row ] = build(
			[ interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ) ],
			'2026-03-05T10:00:00',
			'net_revenue'
		);
		expect( row ).toHaveProperty( [ '3', 'value' ], 0 );
	} );
} );
