import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createBatchClient } from '../../../setup/batch-client.mjs';
import { client, php, signIn } from '../../../setup/site.mjs';

/**
 * REST clients for users of each role and for requests without a valid session.
 *
 * @param {string} prefix Prefix of the logins, unique to the test file because files run in parallel.
 */
export async function signInUsers( prefix ) {
	php( `
		foreach ( array( 'customer' => 'subscriber', 'manager' => 'shop_manager' ) as $name => $role ) {
			$name = '${ prefix }_' . $name;
			$user = get_user_by( 'login', $name );
			$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'test-pass-1', 'user_email' => $name . '@example.test' ) );
			( new WP_User( $id ) )->set_role( $role );
		}
		return true;
	` );
	const admin = await signIn();
	return {
		admin,
		manager: await signIn( `${ prefix }_manager` ),
		customer: await signIn( `${ prefix }_customer` ),
		visitor: client(),
		/** Clients that send many requests in one process. */
		batches: {
			visitor: createBatchClient( '' ),
			customer: createBatchClient( `${ prefix }_customer` ),
			manager: createBatchClient( `${ prefix }_manager` ),
		},
	};
}

/**
 * Adds a test that users without permission are rejected. That WordPress ignores
 * cookies without a valid nonce is tested in `access.test.mjs`.
 *
 * @param {() => Awaited<ReturnType<typeof signInUsers>>}                                            users
 * @param {{ method: string, route: string, body?: unknown, query?: object, adminOnly?: boolean }[]} endpoints
 *                                                                                                             With valid parameters, because WordPress validates them before it checks permissions.
 */
export const itRejectsUnauthorizedUsers = ( users, endpoints ) =>
	it( 'rejects unauthorized users', async () => {
		const { visitor, customer, manager } = users().batches;
		await Promise.all(
			endpoints.flatMap( ( { adminOnly, ...endpoint } ) =>
				/** @type {[ ReturnType<typeof createBatchClient>, number ][]} */ ( [
					[ visitor, 401 ],
					[ customer, 403 ],
					...( adminOnly ? [ [ manager, 403 ] ] : [] ),
				] ).map( ( [ user, status ] ) =>
					assertRejected( user, endpoint, status )
				)
			)
		);
	} );

/**
 * Asserts that an endpoint rejects a user.
 *
 * @param {ReturnType<typeof createBatchClient>}                              user
 * @param {{ method: string, route: string, body?: unknown, query?: object }} endpoint
 * @param {number}                                                            status
 */
async function assertRejected( user, { method, route, body, query }, status ) {
	const response = await ( method === 'GET'
		? user.get( route, query )
		: user.send( method, route, body ) );
	const about = `${ method } ${ route } ${ response.text }`;
	assert.equal( response.status, status, about );
	assert.match( response.body.code, /^woocommerce_rest_cannot_/, about );
	assert.deepEqual( response.body.data, { status }, about );
}

/** Error details that belong in a log, never in a response. */
const INTERNALS =
	/SQLSTATE|SQL syntax|WordPress database error|Fatal error|Warning:|Notice:|Deprecated:|Stack trace|TypeError|\.php\b.*on line|critical error/i;

/** Asserts that a request was rejected with 400, without exposing error details. */
export function assertBadRequest( response, about = '' ) {
	assert.equal( response.status, 400, `${ about } ${ response.text }` );
	assertNoInternals( response, about );
}

/** Asserts that a response exposes no error details. */
export function assertNoInternals( response, about = '' ) {
	assert.doesNotMatch( response.text, INTERNALS, about );
	assert.notEqual( response.status, 500, `${ about } ${ response.text }` );
}

/** Inputs that break code which does not escape or validate. */
export const HOSTILE = [
	"' OR 1=1 --",
	'" ; DROP TABLE wp_posts; --',
	'%',
	'_',
	'%s %d %1$s',
	'<script>alert(1)</script>',
	'\\',
	'../../wp-config.php',
	'a\0b',
	'\ud800',
];

/** Longer than any stored text. Only for request bodies: URLs of this length are rejected by servers. */
export const LONG = 'x'.repeat( 100_000 );

/** Sends a request whose body is invalid JSON. */
export async function sendInvalidJson( user, method, route, url ) {
	const response = await fetch( new URL( `/wp-json${ route }`, url ), {
		method,
		headers: { ...user.headers, 'content-type': 'application/json' },
		body: '{"a":',
	} );
	const text = await response.text();
	return { status: response.status, text, body: JSON.parse( text ) };
}
