import assert from 'node:assert/strict';
import { php } from '../../../setup/site.mjs';

/** A past date range with many orders. */
export const RANGE = {
	after: '2024-01-01T00:00:00',
	before: '2026-06-30T23:59:59',
};

/** Route of a report. */
export const reportRoute = ( type ) => `/wc-analytics/reports/${ type }`;

/** The rows of a CSV file as lists of cells, without the byte order mark. */
export function parseCsv( text ) {
	/** @type {string[][]} */
	const lines = [ [] ];
	const pattern = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;
	for ( const [ , quoted, plain, end ] of text
		.slice( 1 )
		.matchAll( pattern ) ) {
		lines[ lines.length - 1 ].push(
			quoted === undefined ? plain : quoted.replaceAll( '""', '"' )
		);
		if ( end === '\n' ) {
			lines.push( [] );
		} else if ( end === '' ) {
			break;
		}
	}
	return lines;
}

/** Waits until an export is complete and returns its status. */
export async function waitForExport( user, type, id ) {
	for ( let attempt = 0; attempt < 60; attempt++ ) {
		const response = await user.get(
			`${ reportRoute( type ) }/export/${ id }/status`
		);
		assert.equal( response.status, 200, response.text );
		if ( response.body.status !== 'processing' ) {
			return response.body;
		}
	}
	throw new Error( 'The export did not complete.' );
}

/** Reads a file to its end: a connection with an unread response would keep the process of the test alive. */
export async function download( user, url ) {
	const response = await fetch( url, {
		headers: user.headers,
		redirect: 'manual',
	} );
	return new Response( await response.arrayBuffer(), response );
}

/** Exports a report and returns the rows of the file. */
export async function exportReport( user, type, args ) {
	const { status, body, text } = await user.send(
		'POST',
		`${ reportRoute( type ) }/export`,
		{ report_args: args }
	);
	assert.equal( status, 200, text );
	assert.match( body.export_id, /^[0-9a-f]{32}$/ );
	const done = await waitForExport( user, type, body.export_id );
	assert.equal( done.percent_complete, 100 );
	const file = await download( user, done.download_url );
	assert.equal( file.status, 200 );
	return parseCsv(
		new TextDecoder( 'utf-8', { ignoreBOM: true } ).decode(
			await file.arrayBuffer()
		)
	);
}

/** All rows of a report. The pages after the first are requested in parallel. */
export async function readPages( user, path, query, rows = ( body ) => body ) {
	const read = ( page ) =>
		user.get( path, { ...query, page, per_page: 100 } );
	const first = await read( 1 );
	const count = Number( first.headers.get( 'x-wp-totalpages' ) );
	const others = await Promise.all(
		Array.from( { length: Math.max( 0, count - 1 ) }, ( _, index ) =>
			read( index + 2 )
		)
	);
	return [ first, ...others ].flatMap( ( { body } ) => rows( body ) );
}

/** Deletes the exports of a user with their files. */
export const deleteExports = ( login ) =>
	php( `
		$owner = get_user_by( 'login', '${ login }' )->ID;
		foreach ( $GLOBALS['wpdb']->get_col( "SELECT id FROM wp_storedeck_jobs WHERE type = 'export' AND owner = $owner" ) as $id ) {
			$job = \\Storedeck\\Jobs\\Job_Store::find( $id );
			\\Storedeck\\Jobs\\Job_Types::create_handler( $job->type )->discard( $job );
			\\Storedeck\\Jobs\\Job_Store::delete( $id );
		}
		return true;
	` );
