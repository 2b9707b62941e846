<?php

namespace Storedeck\Settings;

use Storedeck\Reports\Registry;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the field `woocommerce_meta` to users: preferences by name, each encoded as
 * JSON. Users read and write their own through /wp/v2/users/me. The values are
 * stored in the same user meta as those of WooCommerce.
 */
final class User_Preferences {

	/** Name of the field. */
	public const FIELD = 'woocommerce_meta';

	/** Maximum length of a value in bytes. */
	private const MAX_LENGTH = 8192;

	/** Names of the preferences, without those of reports. */
	private const KEYS = array(
		'variable_product_tour_shown', 'activity_panel_inbox_last_read', 'activity_panel_reviews_last_read',
		'dashboard_sections', 'dashboard_chart_type', 'dashboard_chart_interval',
		'dashboard_leaderboard_rows', 'order_attribution_install_banner_dismissed', 'homepage_layout',
		'homepage_stats', 'task_list_tracked_started_tasks', 'android_app_banner_dismissed',
		'launch_your_store_tour_hidden', 'coming_soon_banner_dismissed',
	);

	public static function register_hooks(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	public static function register(): void {
		register_rest_field(
			'user',
			self::FIELD,
			array(
				'get_callback'    => array( self::class, 'get' ),
				'update_callback' => array( self::class, 'update' ),
				'schema'          => array(
					'description' => __( 'User preferences, encoded as JSON.', 'storedeck' ),
					'type'        => 'object',
					'context'     => array( 'view', 'edit' ),
					'properties'  => array_fill_keys( self::get_keys(), array( 'type' => 'string' ) ),
					'arg_options' => array( 'validate_callback' => array( self::class, 'validate' ) ),
				),
			)
		);
	}

	/**
	 * Returns the preferences of the current user; empty for other users.
	 *
	 * @param array<string, mixed> $user User in the format of the REST API.
	 * @return array<string, string>|object
	 */
	public static function get( $user ) {
		$id = (int) ( $user['id'] ?? 0 );

		if ( 0 === $id || get_current_user_id() !== $id ) {
			return (object) array();
		}

		$values = array();

		foreach ( self::get_keys() as $key ) {
			$values[ $key ] = self::read( $id, $key );
		}

		return $values;
	}

	/**
	 * Validates values.
	 *
	 * @param mixed            $values  Values of the request.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $param   Name of the field.
	 * @return true|\WP_Error
	 */
	public static function validate( $values, $request, $param ) {
		$valid = rest_validate_request_arg( $values, $request, $param );

		if ( true !== $valid ) {
			return $valid;
		}

		foreach ( self::filter_known( $values ) as $key => $value ) {
			// The size in the database depends on bytes, not on characters.
			if ( strlen( $value ) > self::MAX_LENGTH ) {
				return new \WP_Error(
					'rest_too_long',
					/* translators: 1: name of a preference, 2: number of bytes. */
					sprintf( __( '%1$s is too long. The maximum is %2$d bytes.', 'storedeck' ), $key, self::MAX_LENGTH )
				);
			}

			if ( str_contains( $value, "\0" ) ) {
				return new \WP_Error(
					'rest_invalid_pattern',
					/* translators: %s: name of a preference. */
					sprintf( __( '%s may not contain NUL characters.', 'storedeck' ), $key )
				);
			}
		}

		return true;
	}

	/**
	 * Stores preferences. Unknown names are ignored.
	 *
	 * @param mixed   $values Validated values by name.
	 * @param WP_User $user   User.
	 * @return true|\WP_Error
	 */
	public static function update( $values, $user ) {
		$values = self::filter_known( $values );

		if ( array() !== $values && get_current_user_id() !== (int) $user->ID ) {
			return new \WP_Error(
				'rest_cannot_update',
				__( 'Sorry, you can only change your own preferences.', 'storedeck' ),
				array( 'status' => 403 )
			);
		}

		foreach ( $values as $key => $value ) {
			update_user_meta( $user->ID, self::meta_key( $key ), wp_slash( $value ) );
		}

		return true;
	}

	/**
	 * Names of the preferences: also hidden columns and layout of the table of each report.
	 *
	 * @param array<string, array<string, mixed>>|null $reports Definitions; those that the current user may know by default.
	 * @return list<string>
	 */
	private static function get_keys( ?array $reports = null ): array {
		$keys = self::KEYS;

		foreach ( $reports ?? Registry::get_listed() as $report ) {
			$columns = $report['table']['preference'];

			array_push( $keys, $columns, (string) preg_replace( '/_columns$/D', '_layout', $columns ) );
		}

		return array_values( array_unique( $keys ) );
	}

	/**
	 * Decoded preferences of a user.
	 *
	 * @return array<string, mixed> Only those that are set.
	 */
	public static function get_decoded( int $user_id ): array {
		$decoded = array();

		foreach ( self::get_keys() as $key ) {
			$text = self::read( $user_id, $key );

			if ( '' !== $text ) {
				$value = json_decode( $text, true );

				$decoded[ $key ] = null === $value && 'null' !== trim( $text ) ? $text : $value;
			}
		}

		return $decoded;
	}

	public static function delete_all(): void {
		foreach ( self::get_keys( Registry::get_registered() ) as $key ) {
			delete_metadata( 'user', 0, self::meta_key( $key ), '', true );
		}
	}

	/**
	 * Drops values with unknown names.
	 *
	 * @param mixed $values Values of a request.
	 * @return array<string, string>
	 */
	private static function filter_known( $values ): array {
		return array_filter( array_intersect_key( (array) $values, array_flip( self::get_keys() ) ), 'is_string' );
	}

	/**
	 * Encoded value of a preference.
	 */
	private static function read( int $user_id, string $key ): string {
		$value = get_user_meta( $user_id, self::meta_key( $key ), true );

		return is_string( $value ) ? $value : (string) wp_json_encode( $value );
	}

	private static function meta_key( string $key ): string {
		return 'woocommerce_admin_' . $key;
	}
}
