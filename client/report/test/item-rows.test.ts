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

describe( 'getItemSeries', () => {
	it( 'returns the items with decoded names and totals', () => {
		expect(
			getItemSeries(
				createTotals( [ segment( 3, 'Salt &amp; Pepper', 4 ) ] ),
				'items_sold'
			)
		).toEqual( [ { key: '3', label: 'Salt & Pepper', total: 4 } ] );
		expect( getItemSeries( createTotals( [] ), 'items_sold' ) ).toEqual(
			[]
		);
		expect( getItemSeries( {}, 'items_sold' ) ).toEqual( [] );
	} );

	it( 'adds the id to duplicate names', () => {
		expect(
			getItemSeries(
				createTotals( [
					segment( 3, 'Mug', 1 ),
					segment( 4, 'Mug', 1 ),
					segment( 5, 'Cup', 1 ),
				] ),
				'items_sold'
			).map( ( { label } ) => label )
		).toEqual( [ 'Mug (#3)', 'Mug (#4)', 'Cup' ] );
	} );
} );

it( 'labels an item without a name with its id, and its missing total with 0', () => {
	const [ item ] = getItemSeries(
		createTotals( [ segment( 3, '', 4 ) ] ),
		'net_revenue'
	);
	expect( item ).toEqual( { key: '3', label: '#3', total: 0 } );
} );

describe( 'buildItemRows', () => {
	const series = [
		{ key: '3', label: 'Mug', total: 2 },
		{ key: '4', label: 'Cup', total: 0 },
	];

	it( 'has a value for each item, 0 for missing segments', () => {
		expect(
			buildItemRows( {
				intervals: [
					interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ),
				],
				series,
				field: 'items_sold',
				now: '2026-03-05T10:00:00',
			} )
		).toEqual( [
			{
				date: '2026-03-01T00:00:00',
				3: { label: 'Mug', value: 2 },
				4: { label: 'Cup', value: 0 },
			},
		] );
	} );

	it( 'has no values for future intervals', () => {
		const [ today, tomorrow ] = buildItemRows( {
			intervals: [
				interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ),
				interval( '2026-03-02', [ segment( 3, 'Mug', 0 ) ] ),
			],
			series,
			field: 'items_sold',
			now: '2026-03-01T10:00:00',
		} );
		expect( today ).toHaveProperty( [ '3', 'value' ], 2 );
		expect( tomorrow ).toHaveProperty( [ '3', 'value' ], null );
	} );

	it( 'has a value for the interval that starts at this minute', () => {
		const [ row ] = buildItemRows( {
			intervals: [ interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ) ],
			series,
			field: 'items_sold',
			now: '2026-03-01T00:00:00',
		} );
		expect( row ).toHaveProperty( [ '3', 'value' ], 2 );
	} );

	it( 'has 0 for an item without the metric', () => {
		const [ row ] = buildItemRows( {
			intervals: [ interval( '2026-03-01', [ segment( 3, 'Mug', 2 ) ] ) ],
			series,
			field: 'net_revenue',
			now: '2026-03-05T10:00:00',
		} );
		expect( row ).toHaveProperty( [ '3', 'value' ], 0 );
	} );
} );
