import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The live site of this test run: `{ url, user, password, wpPath, db, php }`.
 * The test runner starts it and describes it in STOREDECK_SITE.
 */
export const site = readSite();

function readSite() {
	if ( ! process.env.STOREDECK_SITE ) {
		throw new Error(
			'STOREDECK_SITE is not set: run these files with "npm test -- rest" or "npm test -- e2e".'
		);
	}
	return JSON.parse( process.env.STOREDECK_SITE );
}

/** URL of a route; lists in the query become `name[]`. */
export const rest = ( route, query = {} ) => {
	const url = new URL( `/wp-json${ route }`, site.url );
	for ( const [ key, value ] of Object.entries( query ) ) {
		if ( Array.isArray( value ) ) {
			value.forEach( ( item ) =>
				url.searchParams.append( `${ key }[]`, item )
			);
		} else {
			url.searchParams.set( key, value );
		}
	}
	return url;
};

/** A cookie jar. */
class CookieJar {
	#cookies = new Map();

	keep( response ) {
		for ( const line of response.headers.getSetCookie() ) {
			const [ pair ] = line.split( ';' );
			const at = pair.indexOf( '=' );
			this.#cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}
	}

	set( name, value ) {
		this.#cookies.set( name, value );
	}

	get header() {
		return [ ...this.#cookies ]
			.map( ( pair ) => pair.join( '=' ) )
			.join( '; ' );
	}
}

/**
 * Logs in through the form and returns a small REST client:
 * `get( route, query )` and `send( method, route, body )`, each giving
 * `{ status, headers, body }`.
 *
 * @param {string} user
 * @param {string} password
 */
export async function signIn( user = site.user, password = site.password ) {
	const jar = new CookieJar();
	// The login form sets this cookie to test that cookies work.
	jar.set( 'wordpress_test_cookie', 'WP%20Cookie%20check' );
	const login = await fetch( new URL( '/wp-login.php', site.url ), {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: jar.header },
		body: new URLSearchParams( {
			log: user,
			pwd: password,
			testcookie: '1',
		} ),
	} );
	jar.keep( login );
	if ( login.status !== 302 ) {
		throw new Error( `Signing in as ${ user } answered ${ login.status }` );
	}
	const nonce = await (
		await fetch(
			new URL( '/wp-admin/admin-ajax.php?action=rest-nonce', site.url ),
			{
				headers: { cookie: jar.header },
			}
		)
	).text();
	return client( { cookie: jar.header, 'x-wp-nonce': nonce } );
}

/** A REST client that sends the given headers. */
export function client( headers = {} ) {
	const call = async ( url, options ) => {
		const response = await fetch( url, options );
		const text = await response.text();
		let body;
		try {
			body = JSON.parse( text );
		} catch {
			throw new Error(
				`${ url } answered ${
					response.status
				} with no JSON: ${ text.slice( 0, 300 ) }`
			);
		}
		return {
			status: response.status,
			headers: response.headers,
			body,
			text,
		};
	};
	return {
		headers,
		get: ( route, query ) => call( rest( route, query ), { headers } ),
		send: ( method, route, body ) =>
			call( rest( route ), {
				method,
				headers: { ...headers, 'content-type': 'application/json' },
				body: JSON.stringify( body ),
			} ),
	};
}

const here = path.dirname( fileURLToPath( import.meta.url ) );

/*
 * Each call is a PHP of its own. Compiling WordPress is half of what it does, so
 * the compiled scripts are cached next to the site; changed ones are recompiled.
 * A PHP without OPcache ignores these settings.
 */
const COMPILED = path.join( site.wpPath, '../opcache' );
mkdirSync( COMPILED, { recursive: true } );
const KEEP_COMPILED = [
	'opcache.enable_cli=1',
	`opcache.file_cache=${ COMPILED }`,
	'opcache.file_cache_only=1',
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Arguments of a `php` that runs code inside the site's WordPress.
 *
 * @param {string} code PHP statements ending in a `return`.
 */
const phpArguments = ( code ) => [
	...KEEP_COMPILED,
	path.join( here, 'sql.php' ),
	site.wpPath,
	'--php',
	code,
];

/** What a `php` printed. */
function run( args, input = '' ) {
	const output = execFileSync( 'php', args, {
		encoding: 'utf8',
		input,
		stdio: [ 'pipe', 'pipe', 'inherit' ],
		maxBuffer: 512 * 1024 * 1024,
	} );
	return JSON.parse( output );
}

/**
 * Reads rows directly from the site's database, without anything that the
 * plugin computes. `{prefix}` stands for the table prefix.
 *
 * @param {string} query
 */
export function sql( query ) {
	return run( [
		...KEEP_COMPILED,
		path.join( here, 'sql.php' ),
		site.wpPath,
		query,
	] );
}

/**
 * Runs PHP code inside the site's WordPress and returns its result.
 *
 * @param {string} code  PHP statements ending in a `return`.
 * @param {any}    given What the code finds in `$given`: of any length, and as it is.
 */
export function php( code, given = null ) {
	return run( phpArguments( code ), JSON.stringify( given ) );
}

/**
 * Starts PHP code inside the site's WordPress in a process of its own.
 *
 * @param {string} code PHP statements ending in a `return`.
 * @return {{ kill: () => void, ended: Promise<{ code: number | null, output: string }> }} The process; what it printed is JSON unless it failed.
 */
export function startPhp( code ) {
	const child = spawn( 'php', phpArguments( code ), {
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	let output = '';
	child.stdout.on( 'data', ( data ) => ( output += data ) );
	child.stderr.on( 'data', ( data ) => ( output += data ) );
	return {
		kill: () => child.kill( 'SIGKILL' ),
		ended: new Promise( ( resolve ) =>
			child.on( 'close', ( status ) =>
				resolve( { code: status, output } )
			)
		),
	};
}

/** A value of JSON as PHP code of the same value; objects become arrays. */
export const asPhp = ( value ) =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;
