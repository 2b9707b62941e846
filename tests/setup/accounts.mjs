import { php } from './site.mjs';

/** Reads reports and nothing else, as some shops let their bookkeeper. */
export const READER = 'storedeck_test_reader';

/**
 * An account of the live shop; the same one when it is there already.
 *
 * @param {string} user Its name; one for each test file, because files run at the same time.
 * @param {string} role `subscriber`, `shop_manager`, READER …
 * @return {{ user: string, password: string }} What it signs in with.
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
