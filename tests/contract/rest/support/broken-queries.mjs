import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { client, site } from '../../../setup/site.mjs';

/**
 * Makes queries of a table fail for requests that carry a certain header, and
 * for no others; files that run at the same time notice nothing.
 *
 * @param {string} name  Of the test file.
 * @param {string} table Name without prefix.
 * @return {{ mend: () => void, client: ( headers: Object ) => Object }} How to end it, and a client with the header.
 */
export function breakQueriesOf( name, table ) {
	const dir = path.join( site.wpPath, 'wp-content/mu-plugins' );
	const file = path.join( dir, `break-${ name }.php` );
	mkdirSync( dir, { recursive: true } );
	writeFileSync(
		file,
		`<?php
if ( '${ name }' === ( $_SERVER['HTTP_X_BREAK'] ?? '' ) ) {
	add_filter( 'query', static fn( $sql ) => false !== strpos( $sql, '${ table }' ) ? 'SELECT no_such_column FROM no_such_table' : $sql );
}
`
	);
	return {
		mend: () => rmSync( file, { force: true } ),
		client: ( { headers } ) => client( { ...headers, 'x-break': name } ),
	};
}
