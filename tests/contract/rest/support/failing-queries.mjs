import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { client, site } from '../../../setup/site.mjs';

/**
 * Makes queries with a text fail for requests with a header, so that test files
 * which run in parallel are not affected.
 *
 * @param {string} name Name of the test file.
 * @param {string} text Text of the queries, for example a table name without prefix.
 * @return {{ restore: () => void, client: ( headers: Object ) => Object }} `restore` removes the filter, `client` returns a REST client that sends the header.
 */
export function failQueriesOf( name, text ) {
	const dir = path.join( site.wpPath, 'wp-content/mu-plugins' );
	const file = path.join( dir, `break-${ name }.php` );
	mkdirSync( dir, { recursive: true } );
	writeFileSync(
		file,
		`<?php
if ( '${ name }' === ( $_SERVER['HTTP_X_BREAK'] ?? '' ) ) {
	add_filter( 'query', static fn( $sql ) => false !== strpos( $sql, ${ JSON.stringify(
		text
	) } ) ? 'SELECT no_such_column FROM no_such_table' : $sql );
}
`
	);
	return {
		restore: () => rmSync( file, { force: true } ),
		client: ( { headers } ) => client( { ...headers, 'x-break': name } ),
	};
}
