import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startCms } from '../../bin/cms/index.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';

/**
 * An option of a benchmark or a soak test, `--NAME=VALUE`. A number if the fallback is
 * one.
 *
 * @param {string} name
 * @param {any}    [fallback] If it is not given.
 */
export function option( name, fallback ) {
	const start = `--${ name }=`;
	const value = process.argv
		.find( ( word ) => word.startsWith( start ) )
		?.slice( start.length );
	return typeof fallback === 'number'
		? Number( value ?? fallback )
		: value ?? fallback;
}

/**
 * Starts a store to measure on native PHP.
 *
 * @param {Object}   options
 * @param {string}   options.dir       Its folder, which is deleted before and after, and the one with `-server` after its name.
 * @param {string}   [options.db]      `mariadb` or `sqlite`.
 * @param {boolean}  [options.keep]    Whether the folders stay for the next start.
 * @param {string[]} [options.args]    Arguments of MariaDB.
 * @param {string}   [options.mustUse] File with a plugin that must be used.
 * @param {Object}   options.site      Options of `startCms()`.
 */
export async function startStore( {
	dir,
	db = 'mariadb',
	keep = false,
	args = [],
	mustUse = '',
	site: options,
} ) {
	const remove = () => {
		for ( const folder of keep ? [] : [ dir, `${ dir }-server` ] ) {
			rmSync( folder, { recursive: true, force: true } );
		}
	};
	remove();
	const server =
		db === 'mariadb'
			? await startMariadb( { dir: `${ dir }-server`, keep, args } )
			: null;
	const site = await startCms( {
		dir,
		db: server?.url ?? 'sqlite',
		php: 'native',
		log: createProgress(),
		...options,
	} );
	if ( mustUse ) {
		const folder = path.join( site.wpPath, 'wp-content/mu-plugins' );
		mkdirSync( folder, { recursive: true } );
		writeFileSync(
			path.join( folder, 'storedeck-bench.php' ),
			readFileSync( mustUse )
		);
	}
	return {
		site,
		stop: async () => {
			await site.stop();
			await server?.stop();
			remove();
		},
	};
}

/** The cookie of the administrator, and a nonce for the REST API. */
export async function readSession(
	/** @type {import('../../bin/cms/index.mjs').Cms} */ site
) {
	const cookie = await site.loginCookies();
	const response = await fetch(
		`${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`,
		{ headers: { cookie } }
	);
	return { cookie, nonce: await response.text() };
}

/** The middle of the values, or the higher one of two. */
export const median = ( /** @type {number[]} */ values ) =>
	values.toSorted( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];
