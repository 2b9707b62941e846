import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * How a request is handled: with a static file, a PHP script, a redirect or an
 * error.
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
 * @return {Promise<import('node:fs').Stats | null>} Null if the path does not exist.
 */
const statOrNull = ( path ) => stat( path ).catch( () => null );

/**
 * @param {number} status
 * @return {Route} An error response; other statuses become 404.
 */
const errorRoute = ( status ) => ( {
	kind: 'error',
	status: status === 400 || status === 403 ? status : 404,
} );

/**
 * @param {string} path Path of a URL, without the query.
 * @return {string[] | null} Decoded segments, or null if the path is malformed or contains `.` or `..`.
 */
function segmentsOf( path ) {
	let decoded;
	try {
		decoded = decodeURIComponent( path );
	} catch {
		return null;
	}
	const segments = decoded.split( '/' ).filter( Boolean );
	const isUnsafe =
		! path.startsWith( '/' ) ||
		/[\\\0]/.test( decoded ) ||
		segments.includes( '..' ) ||
		segments.includes( '.' );
	return isUnsafe ? null : segments;
}

/**
 * @param {string} real   A path with resolved symbolic links.
 * @param {string} folder A folder with resolved symbolic links.
 * @return {boolean} Whether the path is in the folder.
 */
function isInside( real, folder ) {
	return real === folder || real.startsWith( folder + sep );
}

/**
 * Plugins protect private files in the uploads folder with .htaccess files.
 * Apache evaluates them; this server only recognizes that they deny access.
 *
 * @param {string}   root
 * @param {string[]} segments
 * @return {Promise<boolean>} Whether an .htaccess file in a parent folder denies access.
 */
async function isDenied( root, segments ) {
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
 * @param {string} path Relative path of an existing script, with forward slashes.
 * @return {boolean} Whether the script may be requested. As on a secured server, scripts in uploads and wp-includes may not.
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
 * Decides how a request is handled. Everything that is neither a public file
 * nor a script is handled by WordPress' index.php, which resolves permalinks
 * and /wp-json/.
 *
 * @param {string}   path  Path of the request URL as sent, without the query.
 * @param {string}   root  The WordPress folder.
 * @param {string[]} links Folders outside of it that symbolic links may point to.
 * @return {Promise<Route>} The route.
 */
export async function resolveRoute( path, root, links ) {
	const segments = segmentsOf( path );
	if ( ! segments ) {
		return errorRoute( 400 );
	}
	const isHidden = segments.some( ( part ) => part.startsWith( '.' ) );
	if ( isHidden && segments[ 0 ] !== '.well-known' ) {
		return errorRoute( 403 );
	}

	// A script may be followed by path info: /index.php/wp-json/.
	for ( let depth = 1; depth <= segments.length; depth++ ) {
		const relative = segments.slice( 0, depth ).join( '/' );
		if ( SCRIPT.test( relative ) ) {
			const stats = await statOrNull( join( root, relative ) );
			if ( stats?.isFile() ) {
				return isCallable( relative )
					? { kind: 'php', script: `/${ relative }` }
					: errorRoute( 403 );
			}
		}
	}

	const relative = segments.join( '/' );
	if ( SECRET.test( relative ) ) {
		return errorRoute( 403 );
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
			! ( await isDenied( root, segments ) );
		return isPublic
			? { kind: 'static', file: real, stats }
			: errorRoute( 403 );
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
		return errorRoute( 404 );
	}
	return { kind: 'php', script: '/index.php' };
}
