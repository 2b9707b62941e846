import { php } from './site.mjs';

/** A role that only views reports, such as a bookkeeper's. */
export const READER = 'storedeck_test_reader';

/**
 * Creates an account on the live site, or reuses it.
 *
 * @param {string} user Its name, a different one for each test file because files run at the same time.
 * @param {string} role `subscriber`, `shop_manager`, READER …
 * @return {{ user: string, password: string }} Its credentials.
 */
export function makeAccount( user, role ) {
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
