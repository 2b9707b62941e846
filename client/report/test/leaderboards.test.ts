import {
	readLeaderboardRows,
	readLeaderboards,
	readRowCount,
} from '../leaderboards';

const toItems = ( ...items: { id: string; [ key: string ]: unknown }[] ) =>
	new Map( items.map( ( item ) => [ item.id, item ] ) );

describe( 'readLeaderboardRows', () => {
	it( 'returns undefined before the response', () => {
		expect( readLeaderboardRows( undefined, 'products' ) ).toBeUndefined();
	} );

	it( 'returns the cells of the leaderboard', () => {
		expect(
			readLeaderboardRows(
				toItems( {
					id: 'products',
					rows: [
						[
							{ display: '<a href="#">Cap</a>', value: 'Cap' },
							{ display: '3', value: 3, format: 'number' },
							{ value: 45.5, format: 'currency' },
						],
					],
				} ),
				'products'
			)
		).toEqual( [
			[
				{
					display: '<a href="#">Cap</a>',
					value: 'Cap',
					isNumeric: false,
				},
				{ display: '3', value: 3, isNumeric: true },
				{ display: '45.5', value: 45.5, isNumeric: true },
			],
		] );
	} );

	it( 'reads invalid rows and cells of a plugin as empty', () => {
		const items = toItems(
			{ id: 'none' },
			{ id: 'text', rows: 'x' },
			{ id: 'cells', rows: [ null, [ null, { display: {} } ] ] }
		);
		const EMPTY = { display: '', value: '', isNumeric: false };
		expect( readLeaderboardRows( items, 'unknown' ) ).toEqual( [] );
		expect( readLeaderboardRows( items, 'none' ) ).toEqual( [] );
		expect( readLeaderboardRows( items, 'text' ) ).toEqual( [] );
		expect( readLeaderboardRows( items, 'cells' ) ).toEqual( [
			[],
			[ EMPTY, EMPTY ],
		] );
	} );
} );

it( 'reads the names and headers of leaderboards', () => {
	expect(
		readLeaderboards(
			toItems(
				{
					id: 'products',
					label: 'Top products',
					headers: [ { label: 'Product' }, null ],
				},
				{ id: 'broken', label: {}, headers: null }
			)
		)
	).toEqual( [
		{
			id: 'products',
			label: 'Top products',
			headers: [ 'Product', '' ],
		},
		{ id: 'broken', label: '', headers: [] },
	] );
} );

it.each( [
	[ 1, 1 ],
	[ '20', 20 ],
	[ 0, 5 ],
	[ 21, 5 ],
	[ '', 5 ],
	[ undefined, 5 ],
] )( 'reads the number of rows %p as %d', ( preference, count ) => {
	expect( readRowCount( preference ) ).toBe( count );
} );
