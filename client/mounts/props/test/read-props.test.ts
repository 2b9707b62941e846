import fc from 'fast-check';
import {
	day,
	oneOf,
	parameters,
	required,
	text,
	texts,
	whole,
} from '../fields';
import { PropsProblem, readProps } from '../read-props';

const schema = {
	report: required( oneOf( () => [ 'orders', 'revenue' ] as const ) ),
	title: text(),
	rows: whole( 1, 20 ),
	figures: texts(),
	after: day(),
	query: parameters(),
};

const problemsOf = ( json: string | undefined ) => {
	try {
		readProps( schema, json );
	} catch ( error ) {
		if ( error instanceof PropsProblem ) {
			return error.problems;
		}
		throw error;
	}
	return [];
};

describe( 'the props of a placeholder', () => {
	it( 'are read', () => {
		expect(
			readProps(
				schema,
				JSON.stringify( {
					report: 'orders',
					title: 'Ours',
					rows: '7',
					figures: [ 'a', 'b' ],
					after: '2024-02-29',
					query: { status_is: 'completed' },
				} )
			)
		).toEqual( {
			report: 'orders',
			title: 'Ours',
			rows: 7,
			figures: [ 'a', 'b' ],
			after: '2024-02-29',
			query: { status_is: 'completed' },
		} );
	} );

	it( 'may leave out what is not required, also as null', () => {
		expect(
			readProps( schema, '{"report":"revenue","title":null}' )
		).toEqual( { report: 'revenue' } );
	} );

	it.each( [
		[ undefined, 'report is missing: expected one of orders, revenue.' ],
		[ '[]', 'report is missing: expected one of orders, revenue.' ],
		[ '{"report":', 'data-props is not valid JSON.' ],
		[ '"orders"', 'data-props is not an object.' ],
		[
			'{"report":"sales"}',
			'report: expected one of orders, revenue, found "sales".',
		],
		[
			'{"report":"orders","rows":21}',
			'rows: expected a whole number from 1 to 20, found 21.',
		],
		[
			'{"report":"orders","rows":"2.5"}',
			'rows: expected a whole number from 1 to 20, found "2.5".',
		],
		[
			'{"report":"orders","after":"2026-02-30"}',
			'after: expected a day written YYYY-MM-DD, found "2026-02-30".',
		],
		[
			'{"report":"orders","figures":[1]}',
			'figures: expected a list of texts, found [1].',
		],
		[
			'{"report":"orders","query":["a"]}',
			'query: expected an object of texts, found ["a"].',
		],
		[
			'{"report":"orders","colour":"red"}',
			'colour is unknown; there are report, title, rows, figures, after, query.',
		],
	] )( 'that are %s say what is wrong', ( json, problem ) => {
		expect( problemsOf( json ) ).toEqual( [ problem ] );
	} );

	it( 'say everything that is wrong at once', () => {
		expect(
			problemsOf( '{"report":"x","rows":0,"colour":"red"}' )
		).toHaveLength( 3 );
	} );

	it( 'never say more of a hostile value than a line', () => {
		const [ problem ] = problemsOf(
			JSON.stringify( { report: 'x'.repeat( 100_000 ) } )
		);
		expect( problem?.length ).toBeLessThan( 150 );
	} );

	it( 'are read or refused with a reason, whatever they are', () => {
		const check = fc.check(
			fc.property( fc.oneof( fc.json(), fc.string() ), ( json ) => {
				const isRead = problemsOf( json ).length === 0;
				return (
					! isRead ||
					/^(orders|revenue)$/.test(
						readProps( schema, json ).report
					)
				);
			} )
		);
		expect( check.counterexample ).toBeNull();
	} );

	it( 'cannot be taken from what every object has', () => {
		expect(
			problemsOf( '{"report":"orders","__proto__":{"rows":3}}' )
		).toEqual( [
			'__proto__ is unknown; there are report, title, rows, figures, after, query.',
		] );
	} );
} );
