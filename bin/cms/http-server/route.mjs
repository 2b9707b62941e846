import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * How a request is handled: with a static file, a PHP script, a redirect or an
 * error.
 *
 * @typedef {{ kind: 'static', file: string } | { kind: 'php', script: string }
 *   | { kind: 'redirect', to: string } | { kind: 'error', status: 400 | 403 | 404 }} Route
 */

const SCRIPT = /\.(php\d?|phtml|phar|inc)$/i;
const SECRET =
	/(^|\/)(wp-config[^/]*|[^/]*\.(sqlite\d?|sqlite-\w+|db|sql|log|bak|swp|ini|lock)|[^/]*~|composer\.(json|lock))$/i;
const PRIVATE_FOLDER = /deny\s+from\s+all|require\s+all\s+denied/i;

/** As on a secured server, scripts in uploads and wp-includes are not run. */
const CALLABLE =
	/^(?!wp-content\/uploads\/|wp-includes\/(?!ms-files\.php$)).*\.php$/;

/** @type {Route} */
const FORBIDDEN = { kind: 'error', status: 403 };

/** @param {string} path */
const statOrNull = ( path ) => stat( path ).catch( () => null );

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
	const isUnsafe =
		! path.startsWith( '/' ) || /[\\\0]|(^|\/)\.\.?(\/|$)/.test( decoded );
	return isUnsafe ? null : decoded.split( '/' ).filter( Boolean );
}

/**
 * Whether a file may be sent. Plugins protect private files in the uploads folder
 * with .htaccess files. Apache evaluates them; this server only recognizes that
 * they deny access.
 *
 * @param {string}   file     Path with resolved symbolic links.
 * @param {string[]} segments Of the URL.
 * @param {string}   root     The WordPress folder.
 * @param {string[]} links    Folders outside of it that symbolic links may point to.
 */
async function isPublic( file, segments, root, links ) {
	if ( SCRIPT.test( file ) || SECRET.test( file ) ) {
		return false;
	}
	for ( let depth = 2; depth < segments.length; depth++ ) {
		const rules = join( root, ...segments.slice( 0, depth ), '.htaccess' );
		const text = await readFile( rules, 'utf8' ).catch( () => '' );
		if ( PRIVATE_FOLDER.test( text ) ) {
			return false;
		}
	}
	const folders = await Promise.all(
		[ root, ...links ].map( ( one ) => realpath( one ).catch( () => one ) )
	);
	return folders.some( ( folder ) => file.startsWith( folder + sep ) );
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
		return { kind: 'error', status: 400 };
	}
	const isHidden = segments.some( ( part ) => part.startsWith( '.' ) );
	if ( isHidden && segments[ 0 ] !== '.well-known' ) {
		return FORBIDDEN;
	}
	// A script may be followed by path info: /index.php/wp-json/.
	for ( let depth = 1; depth <= segments.length; depth++ ) {
		const script = segments.slice( 0, depth ).join( '/' );
		if (
			SCRIPT.test( script ) &&
			( await statOrNull( join( root, script ) ) )?.isFile()
		) {
			return CALLABLE.test( script ) && ! SECRET.test( script )
				? { kind: 'php', script: `/${ script }` }
				: FORBIDDEN;
		}
	}
	const relative = segments.join( '/' );
	if ( SECRET.test( relative ) ) {
		return FORBIDDEN;
	}
	const stats = await statOrNull( join( root, relative ) );
	if ( stats?.isFile() && ! path.endsWith( '/' ) ) {
		const file = await realpath( join( root, relative ) );
		return ( await isPublic( file, segments, root, links ) )
			? { kind: 'static', file }
			: FORBIDDEN;
	}
	const index = `${ relative }/index.php`;
	if (
		stats?.isDirectory() &&
		CALLABLE.test( index ) &&
		( await statOrNull( join( root, index ) ) )?.isFile()
	) {
		const to = `/${ segments.map( encodeURIComponent ).join( '/' ) }/`;
		return relative && ! path.endsWith( '/' )
			? { kind: 'redirect', to }
			: {
					kind: 'php',
					script: join( '/', index ).replaceAll( sep, '/' ),
			  };
	}
	return /^wp-(admin|includes|content)(\/|$)/.test( relative )
		? { kind: 'error', status: 404 }
		: { kind: 'php', script: '/index.php' };
}
