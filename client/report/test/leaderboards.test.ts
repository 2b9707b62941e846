import { readLeaderboards, readRowCount } from '../leaderboards';

it( 'reads the names, headers and cells of leaderboards', () => {
	expect(
		readLeaderboards( [
			{
				id: 'products',
				label: 'Top products',
				headers: [ { label: 'Product' }, null ],
				rows: [
					[
						{ display: '<a href="#">Cap</a>', value: 'Cap' },
						{ display: '3', value: 3, format: 'number' },
						{ value: 45.5, format: 'currency' },
					],
				],
			},
			{ id: 'failed', rows: [], error: { message: 'Not today.' } },
		] )
	).toEqual( [
		{
			id: 'products',
			label: 'Top products',
			headers: [ 'Product', '' ],
			rows: [
				[
					{
						display: '<a href="#">Cap</a>',
						value: 'Cap',
						isNumeric: false,
					},
					{ display: '3', value: 3, isNumeric: true },
					{ display: '45.5', value: 45.5, isNumeric: true },
				],
			],
			error: '',
		},
		{ id: 'failed', label: '', headers: [], rows: [], error: 'Not today.' },
	] );
} );

it( 'reads invalid leaderboards, rows and cells of a plugin as empty', () => {
	const EMPTY = { display: '', value: '', isNumeric: false };
	expect(
		readLeaderboards( [
			null,
			{ id: 'none', label: {}, headers: null },
			{ id: 'text', rows: 'x' },
			{ id: 'cells', rows: [ null, [ null, { display: {} } ] ] },
		] ).map( ( { rows } ) => rows )
	).toEqual( [ [], [], [ [], [ EMPTY, EMPTY ] ] ] );
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
