import { execFileSync } from 'node:child_process';

/** Makes the zip in a process of its own, with the edits of the standard input. */
const MAKE = `
	import { createHash } from 'node:crypto';
	import { text } from 'node:stream/consumers';
	import { createPluginZip } from './bin/release/plugin-zip.mjs';
	const { zip } = await createPluginZip( process.cwd(), JSON.parse( await text( process.stdin ) ) );
	process.stdout.write( createHash( 'sha256' ).update( zip ).digest( 'hex' ) );
`;

/**
 * The hash of a zip that is made in a time zone.
 *
 * @param {string}                         root    The repository.
 * @param {string}                         zone    Such as America/Lima.
 * @param {import('../sources.mjs').Edits} [edits] Texts that replace files.
 */
export const hashZip = ( root, zone, edits = {} ) =>
	execFileSync( process.execPath, [ '--input-type=module', '-e', MAKE ], {
		cwd: root,
		encoding: 'utf8',
		input: JSON.stringify( edits ),
		env: { ...process.env, TZ: zone },
	} );

/**
 * Checks that the zip has the same bytes whenever and wherever it is made.
 *
 * @param {import('./index.mjs').Release} release
 * @return {string[]} Problems.
 */
export const checkReproducible = ( { root, edits, hash } ) =>
	[ 'Pacific/Auckland', 'America/Lima' ]
		.filter( ( zone ) => hashZip( root, zone, edits ) !== hash )
		.map( ( zone ) => `Made again in ${ zone }, the zip has other bytes.` );
