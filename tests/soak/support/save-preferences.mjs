/**
 * PHP code that stores what a user can have stored: preferences, favorites and a
 * saved view that is pinned. Returns the id of the view.
 *
 * A value of a preference is a text, `{ php }` for one that is stored as it is, as
 * other plugins do, or `{ base64 }` for bytes that are no text.
 */
export const SAVE_PREFERENCES = `
	$user = get_user_by( 'login', $given['user'] )->ID;
	wp_set_current_user( $user );
	$given['preferences']['woocommerce_navigation_favorites'] = $given['favorites'];
	foreach ( $given['preferences'] as $name => $value ) {
		$stored = is_array( $value ) ? $value['php'] ?? base64_decode( $value['base64'] ?? '' ) : $value;
		$key    = 'woocommerce_navigation_favorites' === $name ? $name : 'woocommerce_admin_' . $name;
		// The database refuses bytes that are no text: the earlier value stays.
		update_user_meta( $user, $key, wp_slash( $stored ) );
	}
	$views = '/storedeck/v1/views';
	foreach ( rest_do_request( new WP_REST_Request( 'GET', $views ) )->get_data() as $view ) {
		rest_do_request( new WP_REST_Request( 'DELETE', $views . '/' . $view['id'] ) );
	}
	$request = new WP_REST_Request( 'POST', $views );
	$request->set_body_params( $given['view'] );
	$view = rest_do_request( $request )->get_data();
	if ( isset( $view['id'] ) ) {
		rest_do_request( new WP_REST_Request( 'POST', $views . '/' . $view['id'] . '/pin' ) );
	}
	return $view['id'] ?? '';
`;

/** PHP code that returns the names of all preferences. */
export const GET_PREFERENCE_NAMES = `
	$user = get_user_by( 'login', $given['user'] )->ID;
	wp_set_current_user( $user );
	return array_keys( (array) Storedeck\\Settings\\User_Preferences::get( array( 'id' => $user ) ) );
`;
