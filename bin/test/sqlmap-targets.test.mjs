import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findTargets, pathNames } from '../../tests/security/targets.mjs';

const routes = JSON.parse(
	readFileSync(
		new URL(
			'../../tests/contract/rest/support/routes.json',
			import.meta.url
		),
		'utf8'
	)
);

it( 'targets every parameter of every report, list and search', () => {
	const targets = findTargets( routes );
	const tried = new Set(
		targets.flatMap( ( { method, route, parameters } ) =>
			parameters.map( ( name ) => `${ method } ${ route } ${ name }` )
		)
	);
	for ( const [ route, endpoints ] of Object.entries( routes ) ) {
		if ( ! /^\/(wc-analytics|storedeck)/.test( route ) ) {
			continue;
		}
		const inPath = pathNames( route ).map( ( { name } ) => name );
		for ( const name of Object.keys( endpoints.GET ?? {} ) ) {
			assert.ok(
				inPath.includes( name ) ||
					tried.has( `GET ${ route } ${ name }` ),
				`${ route } ${ name }`
			);
		}
	}
	assert.ok( tried.has( 'POST /storedeck/v1/views name' ) );
	assert.ok(
		[ ...tried ].some( ( one ) => /\/export report_args$/.test( one ) )
	);
} );

it( 'requests each parameter alone with a value of its type', () => {
	const one = ( route, name ) => {
		const found = findTargets( routes ).find(
			( target ) =>
				target.route === route &&
				target.method === 'GET' &&
				target.parameters[ 0 ] === name
		);
		assert.ok( found, `${ route } ${ name }` );
		return found;
	};
	const customers = '/wc-analytics/reports/customers';
	assert.deepEqual( one( customers, 'search' ).query, [ [ 'search', 'a' ] ] );
	assert.equal( one( customers, 'search' ).isFree, true );
	assert.deepEqual( one( customers, 'orders_count_between' ).query, [
		[ 'orders_count_between[0]', '1' ],
		[ 'orders_count_between[1]', '1' ],
	] );
	assert.equal( one( customers, 'orders_count_between' ).isFree, false );
	assert.equal( one( customers, 'after' ).isFree, false );
	assert.deepEqual(
		one( '/wc-analytics/reports/orders', 'attribute_is' ).query,
		[
			[ 'attribute_is[0][0]', '1' ],
			[ 'attribute_is[0][1]', '1' ],
		]
	);
} );
