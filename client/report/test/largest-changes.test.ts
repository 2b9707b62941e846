import { getLargestChanges } from '../largest-changes';

const stats = ( values: Record< string, number > ) => ( {
	totals: {
		segments: Object.entries( values ).map( ( [ id, sales ] ) => ( {
			segment_id: Number( id ),
			segment_label: id === '3' ? '' : `Tea &amp; ${ id }`,
			subtotals: { sales },
		} ) ),
	} as never,
	intervals: [],
} );

const find = (
	now: Record< string, number >,
	before: Record< string, number >,
	metric = 'sales'
) => getLargestChanges( stats( now ), stats( before ), metric, 2 );

it( 'has the items of both periods, the largest change first', () => {
	const { increases = [], decreases = [] } =
		find( { 1: 5, 2: 9, 4: 3 }, { 2: 1, 4: 30, 5: 4, 6: 1 } ) ?? {};
	expect( increases ).toEqual( [
		{ id: 2, label: 'Tea & 2', value: 9, previous: 1, difference: 8 },
		{ id: 1, label: 'Tea & 1', value: 5, previous: 0, difference: 5 },
	] );
	// The item that is not sold any more, too, and no more than two.
	expect(
		decreases.map( ( { id, difference } ) => [ id, difference ] )
	).toEqual( [
		[ 4, -27 ],
		[ 5, -4 ],
	] );
} );

it( 'leaves out what did not change, whatever the float noise', () => {
	expect( find( { 1: 0.1 + 0.2, 2: 7 }, { 1: 0.3, 2: 7 } ) ).toEqual( {
		increases: [],
		decreases: [],
	} );
} );

it( 'tells items with texts as ids from each other', () => {
	const segments = ( values: Record< string, number > ) => ( {
		totals: {
			segments: Object.entries( values ).map( ( [ id, sales ] ) => ( {
				segment_id: id,
				segment_label: id,
				subtotals: { sales },
			} ) ),
		} as never,
		intervals: [],
	} );
	expect(
		getLargestChanges(
			segments( { FR: 5, US: 9 } ),
			segments( { FR: 7, DE: 1, US: 1 } ),
			'sales'
		)
	).toMatchObject( {
		increases: [ { id: 'US', difference: 8 } ],
		decreases: [
			{ id: 'FR', difference: -2 },
			{ id: 'DE', difference: -1 },
		],
	} );
} );

it( 'names an item without a name by its id', () => {
	expect( find( { 3: 1 }, {} )?.increases[ 0 ]?.label ).toBe( '#3' );
} );

it( 'is undefined for a metric that items do not have', () => {
	expect( find( { 1: 1 }, {}, 'fees' ) ).toBeUndefined();
	expect( find( {}, {}, 'fees' ) ).toEqual( {
		increases: [],
		decreases: [],
	} );
} );
