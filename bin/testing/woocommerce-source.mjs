import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../cms/compare-versions.mjs';
import { UserError } from '../cms/user-error.mjs';
import { ensureCached, unzip } from '../cms/wordpress-source.mjs';
import { SkippedSuite } from './results.mjs';

const WORDPRESS = '6.9';
const WOOCOMMERCE = '9.9.5';
const SERVER = 'https://downloads.wordpress.org';

const PLUGIN = 'wp-content/plugins/woocommerce/woocommerce.php';

/** Archives, and the folders that their folders become. */
const ARCHIVES = [
	[ `release/wordpress-${ WORDPRESS }.zip`, 'wordpress', '' ],
	[
		`plugin/woocommerce.${ WOOCOMMERCE }.zip`,
		'woocommerce',
		'wp-content/plugins/woocommerce/',
	],
];

async function download( file, signal ) {
	const url = `${ SERVER }/${ file }`;
	try {
		const response = await fetch( url, { signal } );
		if ( response.ok ) {
			return Buffer.from( await response.arrayBuffer() );
		}
		throw new Error( `status ${ response.status }` );
	} catch ( error ) {
		signal?.throwIfAborted();
		const { message, cause } = /** @type {any} */ ( error );
		throw new SkippedSuite(
			`Could not download ${ url } (${
				cause?.code ?? message
			}). Give the folder of a WordPress with WooCommerce: npm test -- woocommerce --wp=PATH`
		);
	}
}

const hasWooCommerce = ( folder ) => existsSync( path.join( folder, PLUGIN ) );

/** The version of the WooCommerce in a WordPress folder. */
export const readVersion = ( folder ) =>
	/^[ *]*Version:\s*(\S+)/m.exec(
		readFileSync( path.join( folder, PLUGIN ), 'utf8' )
	)?.[ 1 ] ?? path.basename( folder );

/** The WordPress folders with WooCommerce in a folder of several of them, by version, or the given one. */
export function listWooCommerces( /** @type {string} */ folder ) {
	if ( hasWooCommerce( folder ) || ! existsSync( folder ) ) {
		return [ folder ];
	}
	const found = readdirSync( folder )
		.map( ( name ) => path.join( folder, name ) )
		.filter( hasWooCommerce );
	return found.length === 0
		? [ folder ]
		: found.sort( ( one, other ) =>
				compareVersions( readVersion( one ), readVersion( other ) )
		  );
}

/**
 * A WordPress folder that contains WooCommerce: the given one, or one that is
 * downloaded from WordPress.org into the cache.
 *
 * @param {string}        root
 * @param {string | null} wp       Given folder.
 * @param {AbortSignal}   [signal]
 * @return {Promise<string>} Path of the folder.
 * @throws {UserError} If the given folder contains no WooCommerce.
 * @throws {SkippedSuite} If it cannot be downloaded.
 */
export async function findWooCommerce( root, wp, signal ) {
	if ( wp ) {
		if ( ! hasWooCommerce( wp ) ) {
			throw new UserError(
				`${ wp } is not a WordPress folder with WooCommerce (${ PLUGIN } is missing).`
			);
		}
		return wp;
	}
	return ensureCached(
		path.join( root, '.cache/woocommerce' ),
		`wordpress-${ WORDPRESS }-woocommerce-${ WOOCOMMERCE }`,
		async ( folder ) => {
			for ( const [ file, from, to ] of ARCHIVES ) {
				await unzip(
					await download( file, signal ),
					folder,
					( name ) =>
						name.startsWith( `${ from }/` )
							? to + name.slice( from.length + 1 )
							: null
				);
			}
		}
	);
}
