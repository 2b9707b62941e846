import assert from 'node:assert/strict';
import { it } from 'node:test';
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
	const [ admin, manager, customer ] = await Promise.all( [
		signIn(),
		signIn( `${ prefix }_manager`, 'test-pass-1' ),
		signIn( `${ prefix }_customer`, 'test-pass-1' ),
	] );
	return {
		admin,
		manager,
		customer,
		visitor: client(),
		withoutNonce: client( { cookie: admin.headers.cookie } ),
		wrongNonce: client( { ...admin.headers, 'x-wp-nonce': 'wrong' } ),
	};
}

/**
 * Adds a test per endpoint that users without permission are rejected.
 *
 * @param {() => Awaited<ReturnType<typeof signInUsers>>}                                            users
 * @param {{ method: string, route: string, body?: unknown, query?: object, adminOnly?: boolean }[]} endpoints
 *                                                                                                             With valid parameters, because WordPress validates them before it checks permissions.
 */
export function itRejectsUnauthorizedUsers( users, endpoints ) {
	for ( const { method, route, body, query, adminOnly } of endpoints ) {
		const request = ( user ) =>
			method === 'GET'
				? user.get( route, query )
				: user.send( method, route, body );

		it( `${ method } ${ route } rejects unauthorized users`, async () => {
			const { visitor, withoutNonce, wrongNonce, customer, manager } =
				users();
			const denied = adminOnly ? [ customer, manager ] : [ customer ];
			const [ invalidNonce, ...others ] = await Promise.all(
				[ wrongNonce, visitor, withoutNonce, ...denied ].map( request )
			);
			for ( const response of others.slice( 0, 2 ) ) {
				assert.equal( response.status, 401, response.text );
				assert.match( response.body.code, /^woocommerce_rest_cannot_/ );
				assert.deepEqual( response.body.data, { status: 401 } );
			}
			assert.equal( invalidNonce.status, 403 );
			assert.equal( invalidNonce.body.code, 'rest_cookie_invalid_nonce' );
			for ( const response of others.slice( 2 ) ) {
				assert.equal( response.status, 403, response.text );
				assert.match( response.body.code, /^woocommerce_rest_cannot_/ );
			}
		} );
	}
}

/**
 * Adds a test per route that OPTIONS returns its schema.
 *
 * @param {() => Awaited<ReturnType<typeof signInUsers>>} users
 * @param {string[]}                                      routes
 */
export function itReturnsItsSchema( users, routes ) {
	for ( const route of routes ) {
		it( `OPTIONS ${ route } returns the schema`, async () => {
			const { status, body } = await users().admin.send(
				'OPTIONS',
				route
			);
			assert.equal( status, 200 );
			assert.equal( typeof body.schema?.title, 'string', route );
			assert.ok( body.endpoints.length > 0 );
		} );
	}
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
