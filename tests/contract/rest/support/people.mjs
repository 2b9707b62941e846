import assert from 'node:assert/strict';
import { it } from 'node:test';
import { client, php, signIn } from '../../../setup/site.mjs';

/**
 * People of each role, signed in, and those who are not.
 *
 * @param {string} prefix Of the names of accounts; one for each test file, because files run at the same time.
 */
export async function people( prefix ) {
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
 * Tests that an endpoint refuses those who may not use it.
 *
 * @param {() => Awaited<ReturnType<typeof people>>}                                                 who
 * @param {{ method: string, route: string, body?: unknown, query?: object, adminOnly?: boolean }[]} endpoints
 *                                                                                                             With parameters that are right: WordPress looks at those first.
 */
export function itRefusesStrangers( who, endpoints ) {
	for ( const { method, route, body, query, adminOnly } of endpoints ) {
		const ask = ( person ) =>
			method === 'GET'
				? person.get( route, query )
				: person.send( method, route, body );

		it( `${ method } ${ route } refuses those who may not`, async () => {
			const { visitor, withoutNonce, wrongNonce, customer, manager } =
				who();
			const refused = adminOnly ? [ customer, manager ] : [ customer ];
			const [ forged, ...others ] = await Promise.all(
				[ wrongNonce, visitor, withoutNonce, ...refused ].map( ask )
			);
			for ( const answer of others.slice( 0, 2 ) ) {
				assert.equal( answer.status, 401, answer.text );
				assert.match( answer.body.code, /^woocommerce_rest_cannot_/ );
				assert.deepEqual( answer.body.data, { status: 401 } );
			}
			assert.equal( forged.status, 403 );
			assert.equal( forged.body.code, 'rest_cookie_invalid_nonce' );
			for ( const answer of others.slice( 2 ) ) {
				assert.equal( answer.status, 403, answer.text );
				assert.match( answer.body.code, /^woocommerce_rest_cannot_/ );
			}
		} );
	}
}

/**
 * Tests that paths tell what they take and answer.
 *
 * @param {() => Awaited<ReturnType<typeof people>>} who
 * @param {string[]}                                 routes
 */
export function itTellsItsSchema( who, routes ) {
	for ( const route of routes ) {
		it( `OPTIONS ${ route } tells the schema`, async () => {
			const { status, body } = await who().admin.send( 'OPTIONS', route );
			assert.equal( status, 200 );
			assert.equal( typeof body.schema?.title, 'string', route );
			assert.ok( body.endpoints.length > 0 );
		} );
	}
}

/** What belongs into a log and never into an answer. */
const INSIDE =
	/SQLSTATE|SQL syntax|WordPress database error|Fatal error|Warning:|Notice:|Deprecated:|Stack trace|TypeError|\.php\b.*on line|critical error/i;

/** Asserts that an answer is a refusal of wrong parameters that tells nothing of the inside. */
export function assertBad( answer, about = '' ) {
	assert.equal( answer.status, 400, `${ about } ${ answer.text }` );
	assertClean( answer, about );
}

/** Asserts that an answer tells nothing of the inside. */
export function assertClean( answer, about = '' ) {
	assert.doesNotMatch( answer.text, INSIDE, about );
	assert.notEqual( answer.status, 500, `${ about } ${ answer.text }` );
}

/** Texts that have broken other shops. */
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

/** Longer than any text that a shop has; for bodies, because addresses end before. */
export const LONG = 'x'.repeat( 100_000 );

/** Sends a body that is no JSON. */
export async function sendBroken( person, method, route, url ) {
	const response = await fetch( new URL( `/wp-json${ route }`, url ), {
		method,
		headers: { ...person.headers, 'content-type': 'application/json' },
		body: '{"a":',
	} );
	const text = await response.text();
	return { status: response.status, text, body: JSON.parse( text ) };
}
