import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSyncFn } from 'synckit';
import { commandSettings } from '../../bin/cms/php-settings.mjs';

let known = { text: '', site: {} };

const { fetch } = globalThis;

/*
 * Each request of a test has a connection of its own: `php()` blocks this process,
 * and the server closes idle connections meanwhile.
 */
globalThis.fetch = ( url, options = {} ) =>
	fetch( url, {
		...options,
		headers: [
			...new Headers( options.headers ),
			[ 'connection', 'close' ],
		],
	} );

/**
 * The live site of the tests: `{ url, user, password, wpPath, db, php }`, as
 * STOREDECK_SITE describes it. The runner of the tests starts it. In the browser
 * tests, it is known from the first hook on.
 */
export const site = /** @type {Record<string, any>} */ (
	new Proxy( {}, { get: ( _, name ) => readSite()[ name ] } )
);

function readSite() {
	const text = process.env.STOREDECK_SITE;
	if ( ! text ) {
		throw new Error(
			'STOREDECK_SITE is not set: run these files with "npm test -- rest" or "npm test -- e2e", and read the site in tests and hooks only.'
		);
	}
	if ( known.text !== text ) {
		known = { text, site: JSON.parse( text ) };
	}
	return known.site;
}

/** The path of a must-use plugin of the site. */
export const mustUse = ( name ) =>
	path.join( site.wpPath, 'wp-content/mu-plugins', name );

/** Keeps WP-Cron, which the site's server starts after a change, from doing anything. */
export const stopCron = () =>
	writeFileSync(
		mustUse( 'storedeck-no-cron.php' ),
		'<?php if ( defined( "DOING_CRON" ) ) { exit; }'
	);

/**
 * PHP code that corrects the sums of reports after rows were changed by SQL.
 *
 * @param {string}   first  First day.
 * @param {string}   last   Last day.
 * @param {string[]} tables Tables of the rows that were changed; none for all.
 */
export const repairSums = ( first, last, tables = [] ) => `
	\\Storedeck\\Reports\\Sums\\Sum_Maintenance::repair_all( '${ first }', '${ last }', json_decode( '${ JSON.stringify(
		tables
	) }' ) );
	for ( $customer = 900000000; array() !== ( $customers = \\Storedeck\\Reports\\Sums\\Customer_Metrics_Table::get_next( $customer, 500 ) ); ) {
		\\Storedeck\\Reports\\Sums\\Customer_Metrics_Table::repair( $customers );
		$customer = end( $customers );
	}
	do_action( 'storedeck_data_changed' );
`;

/**
 * PHP code that runs all jobs until none is open. Tests whose rows have no
 * orders begin with it: the reconciliation after an installation deletes them.
 */
export const RUN_JOBS = `
	while ( array() !== \\Storedeck\\Jobs\\Job_Store::open() ) {
		\\Storedeck\\Jobs\\Job_Queue::process();
		// Another process may be running one.
		usleep( 50000 );
	}
`;

/** Tables of sums of `storedeck_order_stats` alone. */
export const ORDER_SUMS = [ 'orders', 'customers' ];

/** The URL of a REST route. Arrays in the query become `name[]` parameters. */
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

/** PHP code that begins a session of a user; the login form would compute a slow hash of the password. */
const BEGIN_SESSION = `
	$user    = get_user_by( 'login', $given );
	$expires = time() + DAY_IN_SECONDS;
	$token   = WP_Session_Tokens::get_instance( $user->ID )->create( $expires );
	$cookies = array();
	foreach ( array( 'auth' => AUTH_COOKIE, 'logged_in' => LOGGED_IN_COOKIE ) as $scheme => $name ) {
		$_COOKIE[ $name ] = wp_generate_auth_cookie( $user->ID, $expires, $scheme, $token );
		$cookies[]        = $name . '=' . rawurlencode( $_COOKIE[ $name ] );
	}
	wp_set_current_user( $user->ID );
	return array( 'cookie' => implode( '; ', $cookies ), 'x-wp-nonce' => wp_create_nonce( 'wp_rest' ) );
`;

/** Begins a session of a user and returns a REST client, see `client`. */
export const signIn = async ( login = site.user ) =>
	client( php( BEGIN_SESSION, login ) );

/**
 * A REST client that sends the given headers: `get( route, query )` and
 * `send( method, route, body )`, both of which return
 * `{ status, headers, body, text }`.
 */
export function client( headers = {} ) {
	const call = async ( url, options ) => {
		const response = await globalThis.fetch( url, options );
		const text = await response.text();
		let body;
		try {
			body = JSON.parse( text );
		} catch {
			throw new Error(
				`The response of ${ url } (${
					response.status
				}) is not JSON: ${ text.slice( 0, 300 ) }`
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

const requestCode = createSyncFn( path.join( here, 'code-server.mjs' ) );

/** Runs code or a query in the site's WordPress and returns the JSON that PHP prints. */
function runCode( call ) {
	const { isOk, text } = requestCode( { wordpress: site.wpPath, ...call } );
	if ( ! isOk ) {
		throw new Error( text || 'PHP failed. See debug.log of the site.' );
	}
	return JSON.parse( text );
}

/**
 * Runs an SQL query on the site's database without loading plugins.
 *
 * @param {string} query `{prefix}` is replaced with the table prefix.
 */
export const sql = ( query ) => runCode( { query } );

/**
 * Runs PHP code in the site's WordPress and returns its result.
 *
 * @param {string} code  PHP statements ending in a `return`.
 * @param {any}    given Value of the variable `$given`, which needs no escaping.
 */
export const php = ( code, given = null ) => runCode( { code, given } );

/** Arguments of PHP for a process that loads the site: it finds compiled scripts in a folder. */
export function commandArguments() {
	const cache = path.join( site.wpPath, '../opcache' );
	mkdirSync( cache, { recursive: true } );
	return commandSettings( cache );
}

/**
 * Starts PHP code in the site's WordPress, in a process of its own, without waiting
 * for its result.
 *
 * @param {string} code PHP statements ending in a `return`.
 * @return {{ kill: () => void, ended: Promise<{ code: number | null, output: string }> }} The process. Its output is JSON unless it failed.
 */
export function startPhp( code ) {
	const child = spawn(
		'php',
		[
			...commandArguments(),
			path.join( here, 'run-code.php' ),
			site.wpPath,
			code,
		],
		{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
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

/** Converts a JSON value to PHP code. Objects become arrays. */
export const asPhp = ( value ) =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;
