import assert from 'node:assert/strict';
import { php } from '../../../setup/site.mjs';

/** A range in which the shop had many orders, and that is over. */
export const RANGE = {
	after: '2024-01-01T00:00:00',
	before: '2026-06-30T23:59:59',
};

/** Path of a report. */
export const report = ( type ) => `/wc-analytics/reports/${ type }`;

/** Cells of a CSV file, line by line, without the byte order mark. */
export function parse( text ) {
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

/** Waits until an export is done and answers its last status. */
export async function settled( person, type, id ) {
	for ( let look = 0; look < 60; look++ ) {
		const answer = await person.get(
			`${ report( type ) }/export/${ id }/status`
		);
		assert.equal( answer.status, 200, answer.text );
		if ( answer.body.status !== 'processing' ) {
			return answer.body;
		}
	}
	throw new Error( 'The export does not come to an end.' );
}

export const download = ( person, url ) =>
	fetch( url, { headers: person.headers, redirect: 'manual' } );

/** Exports a report and answers its cells. */
export async function exported( person, type, args ) {
	const { status, body, text } = await person.send(
		'POST',
		`${ report( type ) }/export`,
		{ report_args: args }
	);
	assert.equal( status, 200, text );
	assert.match( body.export_id, /^[0-9a-f]{32}$/ );
	const done = await settled( person, type, body.export_id );
	assert.equal( done.percent_complete, 100 );
	const file = await download( person, done.download_url );
	assert.equal( file.status, 200 );
	return parse(
		new TextDecoder( 'utf-8', { ignoreBOM: true } ).decode(
			await file.arrayBuffer()
		)
	);
}

/** All rows of a report: the first page, then the others at once. */
export async function pages( person, path, query, rows = ( body ) => body ) {
	const read = ( page ) =>
		person.get( path, { ...query, page, per_page: 100 } );
	const first = await read( 1 );
	const count = Number( first.headers.get( 'x-wp-totalpages' ) );
	const others = await Promise.all(
		Array.from( { length: Math.max( 0, count - 1 ) }, ( _, index ) =>
			read( index + 2 )
		)
	);
	return [ first, ...others ].flatMap( ( { body } ) => rows( body ) );
}

/** Forgets the exports of an account, and their files. */
export const forget = ( login ) =>
	php( `
		$owner = get_user_by( 'login', '${ login }' )->ID;
		foreach ( $GLOBALS['wpdb']->get_col( "SELECT id FROM wp_storedeck_jobs WHERE kind = 'export' AND owner = $owner" ) as $id ) {
			$job = \\Storedeck\\Jobs\\Job_Store::find( $id );
			\\Storedeck\\Jobs\\Job_Types::create_handler( $job->kind )->discard( $job );
			\\Storedeck\\Jobs\\Job_Store::delete( $id );
		}
		return true;
	` );
