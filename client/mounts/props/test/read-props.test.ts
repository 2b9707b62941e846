import fc from 'fast-check';
import {
	date,
	oneOf,
	stringMap,
	required,
	string,
	stringList,
	wholeNumber,
} from '../fields';
import { InvalidPropsError, readProps } from '../read-props';

const schema = {
	report: required( oneOf( () => [ 'orders', 'revenue' ] as const ) ),
	title: string(),
	rows: wholeNumber( 1, 20 ),
	metrics: stringList(),
	after: date(),
	query: stringMap(),
};

const problemsOf = ( json: string | undefined ) => {
	try {
		readProps( schema, json );
	} catch ( error ) {
		if ( error instanceof InvalidPropsError ) {
			return error.messages;
		}
		throw error;
	}
	return [];
};

describe( 'readProps', () => {
	it( 'reads the props', () => {
		expect(
			readProps(
				schema,
				JSON.stringify( {
					report: 'orders',
					title: 'Ours',
					rows: '7',
					metrics: [ 'a', 'b' ],
					after: '2024-02-29',
					query: { status_is: 'completed' },
				} )
			)
		).toEqual( {
			report: 'orders',
			title: 'Ours',
			rows: 7,
			metrics: [ 'a', 'b' ],
			after: '2024-02-29',
			query: { status_is: 'completed' },
		} );
	} );

	it( 'accepts missing and null optional props', () => {
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
			'after: expected a date in the format YYYY-MM-DD, found "2026-02-30".',
		],
		[
			'{"report":"orders","metrics":[1]}',
			'metrics: expected a list of strings, found [1].',
		],
		[
			'{"report":"orders","query":["a"]}',
			'query: expected an object of strings, found ["a"].',
		],
		[
			'{"report":"orders","color":"red"}',
			'Unknown prop color. Expected one of: report, title, rows, metrics, after, query.',
		],
	] )( 'reports what is wrong with %s', ( json, message ) => {
		expect( problemsOf( json ) ).toEqual( [ message ] );
	} );

	it( 'reports all invalid props at once', () => {
		expect(
			problemsOf( '{"report":"x","rows":0,"color":"red"}' )
		).toHaveLength( 3 );
	} );

	it( 'truncates long values', () => {
		const [ message ] = problemsOf(
			JSON.stringify( { report: 'x'.repeat( 100_000 ) } )
		);
		expect( message?.length ).toBeLessThan( 150 );
	} );

	it( 'reads any value or throws an InvalidPropsError', () => {
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

	it( 'ignores inherited properties', () => {
		expect(
			problemsOf( '{"report":"orders","__proto__":{"rows":3}}' )
		).toEqual( [
			'Unknown prop __proto__. Expected one of: report, title, rows, metrics, after, query.',
		] );
	} );
} );
