import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * What answers an address: a file as it is, a script, another address, or an error.
 *
 * @typedef {{ kind: 'static', file: string, stats: import('node:fs').Stats }
 *   | { kind: 'php', script: string }
 *   | { kind: 'redirect', to: string }
 *   | { kind: 'error', status: 400 | 403 | 404 }} Route
 */

const SCRIPT = /\.(php\d?|phtml|phar|inc)$/i;
const SECRET =
	/(^|\/)(wp-config[^/]*|[^/]*\.(sqlite\d?|sqlite-\w+|db|sql|log|bak|swp|ini|lock)|[^/]*~|composer\.(json|lock))$/i;
const PRIVATE_FOLDER = /deny\s+from\s+all|require\s+all\s+denied/i;

/**
 * @param {string} path
 * @return {Promise<import('node:fs').Stats | null>} Null when there is no such thing.
 */
const statOrNull = ( path ) => stat( path ).catch( () => null );

/**
 * @param {number} status
 * @return {Route} An error.
 */
const error = ( status ) => ( {
	kind: 'error',
	status: status === 400 || status === 403 ? status : 404,
} );

/**
 * @param {string} path The path of an address, without its query.
 * @return {string[] | null} Decoded segments; null when the path is malformed or climbs.
 */
function segmentsOf( path ) {
	let decoded;
	try {
		decoded = decodeURIComponent( path );
	} catch {
		return null;
	}
	const segments = decoded.split( '/' ).filter( Boolean );
	const isHostile =
		! path.startsWith( '/' ) ||
		/[\\\0]/.test( decoded ) ||
		segments.includes( '..' ) ||
		segments.includes( '.' );
	return isHostile ? null : segments;
}

/**
 * @param {string} real   A path with links resolved.
 * @param {string} folder Likewise.
 * @return {boolean} Whether the one lies in the other.
 */
function isInside( real, folder ) {
	return real === folder || real.startsWith( folder + sep );
}

/**
 * Plugins keep private files under uploads and shield them with an .htaccess,
 * which Apache would obey.
 *
 * @param {string}   root
 * @param {string[]} segments
 * @return {Promise<boolean>} Whether a folder on the way says no.
 */
async function isShielded( root, segments ) {
	for ( let depth = 2; depth < segments.length; depth++ ) {
		const file = join( root, ...segments.slice( 0, depth ), '.htaccess' );
		const text = await readFile( file, 'utf8' ).catch( () => '' );
		if ( PRIVATE_FOLDER.test( text ) ) {
			return true;
		}
	}
	return false;
}

/**
 * @param {string} path Relative, with forward slashes, of an existing script.
 * @return {boolean} Whether a browser may call it: as on a well-kept host, not in uploads and not the library.
 */
function isCallable( path ) {
	return (
		/\.php$/.test( path ) &&
		! SECRET.test( path ) &&
		! /^wp-content\/uploads\//i.test( path ) &&
		! /^wp-includes\/(?!ms-files\.php$)/i.test( path )
	);
}

/**
 * Decides what answers an address. Everything that is neither a public file nor
 * a script goes to WordPress' index.php, which knows the permalinks and
 * /wp-json/.
 *
 * @param {string}   path  The path of the address as sent, without its query.
 * @param {string}   root  The WordPress folder.
 * @param {string[]} links Folders outside of it that links in it may lead to.
 * @return {Promise<Route>} The answer.
 */
export async function route( path, root, links ) {
	const segments = segmentsOf( path );
	if ( ! segments ) {
		return error( 400 );
	}
	const isHidden = segments.some( ( part ) => part.startsWith( '.' ) );
	if ( isHidden && segments[ 0 ] !== '.well-known' ) {
		return error( 403 );
	}

	// A script may be followed by more path: /index.php/wp-json/.
	for ( let depth = 1; depth <= segments.length; depth++ ) {
		const relative = segments.slice( 0, depth ).join( '/' );
		if ( SCRIPT.test( relative ) ) {
			const stats = await statOrNull( join( root, relative ) );
			if ( stats?.isFile() ) {
				return isCallable( relative )
					? { kind: 'php', script: `/${ relative }` }
					: error( 403 );
			}
		}
	}

	const relative = segments.join( '/' );
	if ( SECRET.test( relative ) ) {
		return error( 403 );
	}
	const file = join( root, ...segments );
	const stats = await statOrNull( file );
	if ( stats?.isFile() && ! path.endsWith( '/' ) ) {
		const real = await realpath( file );
		const allowed = await Promise.all(
			[ root, ...links ].map( ( one ) =>
				realpath( one ).catch( () => one )
			)
		);
		const isPublic =
			allowed.some( ( folder ) => isInside( real, folder ) ) &&
			! SCRIPT.test( real ) &&
			! SECRET.test( real ) &&
			! ( await isShielded( root, segments ) );
		return isPublic ? { kind: 'static', file: real, stats } : error( 403 );
	}
	if ( stats?.isDirectory() && segments.length ) {
		const script = `${ relative }/index.php`;
		const index = await statOrNull( join( root, script ) );
		if ( index?.isFile() && isCallable( script ) ) {
			return path.endsWith( '/' )
				? { kind: 'php', script: `/${ script }` }
				: {
						kind: 'redirect',
						to: `/${ segments
							.map( encodeURIComponent )
							.join( '/' ) }/`,
				  };
		}
	}
	if ( /^wp-(admin|includes|content)(\/|$)/.test( relative ) ) {
		return error( 404 );
	}
	return { kind: 'php', script: '/index.php' };
}
