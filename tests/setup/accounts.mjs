import { php } from './site.mjs';

/** A role with the capability to view reports and no other. */
export const READER = 'storedeck_test_reader';

/**
 * Creates a user on the live site, or changes the role of an existing one.
 *
 * @param {string} user Login, unique to the test file because files run in parallel.
 * @param {string} role `subscriber`, `shop_manager`, `READER` …
 * @return {{ user: string, password: string }} The credentials.
 */
export function createAccount( user, role ) {
	const password = 'test-pass-1';
	php( `
		if ( null === get_role( '${ READER }' ) ) {
			add_role( '${ READER }', 'Report reader', array( 'read' => true, 'view_woocommerce_reports' => true ) );
		}
		$user = get_user_by( 'login', '${ user }' );
		$id = $user ? $user->ID : wp_insert_user( array( 'user_login' => '${ user }', 'user_pass' => '${ password }', 'user_email' => '${ user }@example.test' ) );
		( new WP_User( $id ) )->set_role( '${ role }' );
		return true;
	` );
	return { user, password };
}
