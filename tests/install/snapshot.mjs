import { php } from '../setup/site.mjs';

/**
 * What a plugin can leave in a site: names of tables and options, scheduled
 * events, roles with their capabilities, types of content, and keys of user meta.
 * Values that WordPress itself adds and removes are left out.
 */
export const takeSnapshot = () =>
	php( `
		global $wpdb;
		wp_cache_flush();
		$options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options" );
		$own     = static fn( $name ) => ! preg_match( '/^_(site_)?transient_|^(recently_activated|active_plugins|cron|rewrite_rules|auto_updater|can_compress_scripts|_wp_suggested_policy|category_children|storedeck_local_site|finished_updating_comment_type)|^fs_/', $name );
		$roles   = array_map(
			static fn( $role ) => array_keys( array_filter( $role['capabilities'] ) ),
			get_option( $wpdb->prefix . 'user_roles' )
		);
		$uploads = wp_upload_dir( null, false )['basedir'];
		$sort    = static function ( array $names ) {
			$names = array_values( array_unique( $names ) );
			sort( $names );
			return $names;
		};
		return array(
			'tables'     => $sort( $wpdb->get_col( 'SHOW TABLES' ) ),
			'options'    => $sort( array_filter( $options, $own ) ),
			'transients' => $sort( array_filter( $options, static fn( $name ) => 1 === preg_match( '/storedeck|woocommerce|wc_/', $name ) && 'storedeck_local_site' !== $name ) ),
			'cron'       => $sort( array_filter(
				array_merge( ...array_map( 'array_keys', array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ),
				static fn( $hook ) => ! preg_match( '/^(wp_|delete_expired_transients$|recovery_mode_|upgrader_)/', $hook )
			) ),
			'roles'      => $roles,
			'posts'      => $sort( $wpdb->get_col( "SELECT post_type FROM $wpdb->posts" ) ),
			'taxonomies' => $sort( $wpdb->get_col( "SELECT taxonomy FROM $wpdb->term_taxonomy" ) ),
			'comments'   => $sort( $wpdb->get_col( "SELECT comment_type FROM $wpdb->comments" ) ),
			'meta'       => $sort( array_filter( $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta" ), static fn( $key ) => 1 === preg_match( '/storedeck|woocommerce|wc_/', $key ) ) ),
			'files'      => $sort( is_dir( $uploads ) ? array_map( 'basename', glob( $uploads . '/*' ) ) : array() ),
		);
	` );
