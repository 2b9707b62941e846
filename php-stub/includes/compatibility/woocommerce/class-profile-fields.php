<?php

namespace Storedeck\Compatibility\Woocommerce;

use Storedeck\Setup\Profile;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the answers of the setup to the profile of WooCommerce, which drops fields that it does not know. Its versions differ
 * in whether an industry is a name or an object; its code reads both.
 */
final class Profile_Fields {

	public static function register_hooks(): void {
		add_filter( 'woocommerce_rest_onboarding_profile_properties', array( self::class, 'add' ) );
	}

	/**
	 * Adds the missing fields.
	 *
	 * @param mixed $properties Name => schema.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add( $properties ): array {
		$properties = is_array( $properties ) ? $properties : array();
		$fields     = Profile::get_fields();
		$added      = array_diff_key( $fields, $properties ) + array( 'industry' => $fields['industry'] );

		foreach ( $added as $name => $schema ) {
			$properties[ $name ] = $schema + array(
				'context'           => array( 'view' ),
				'validate_callback' => 'rest_validate_request_arg',
			);
		}

		return $properties;
	}
}
