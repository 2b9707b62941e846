<?php

namespace Storedeck\Setup;

use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the onboarding profile, stored in one option.
 */
final class Profile {

	/** Option with the profile. */
	public const OPTION = 'woocommerce_onboarding_profile';

	/** Allowed values of fields. */
	private const CHOICES = array(
		'product_count'         => array( '0', '1-10', '11-100', '101-1000', '1000+' ),
		'revenue'               => array(
			'none', 'up-to-2500', '2500-10000', '10000-50000', '50000-250000', 'more-than-250000',
			'rather-not-say',
		),
		'selling_venues'        => array( 'no', 'other', 'other-woocommerce', 'brick-mortar', 'brick-mortar-other' ),
		'other_platform'        => array( 'amazon', 'bigcommerce', 'ebay', 'etsy', 'magento', 'shopify', 'squarespace', 'wix', 'other' ),
		'number_employees'      => array( '1', '2-5', '5-10', '10+', 'not specified' ),
		'business_choice'       => array( 'im_already_selling', 'im_just_starting_my_business', 'im_setting_up_a_store_for_a_client' ),
		'selling_online_answer' => array( 'yes_im_selling_online', 'no_im_selling_offline', 'im_selling_both_online_and_offline' ),
	);

	/** Boolean fields. */
	private const FLAGS = array(
		'completed', 'skipped', 'setup_client', 'is_agree_marketing', 'is_plugins_page_skipped',
		'is_store_country_set',
	);

	/**
	 * Fields that can be written.
	 *
	 * @return array<string, array<string, mixed>> Name => schema. All fields can be null, which is their default.
	 */
	public static function get_fields(): array {
		$fields = array(
			'industry'            => self::make_nullable(
				array(
					'type'     => 'array',
					'maxItems' => 50,
					'items'    => array(
						'type'                 => array( 'string', 'object' ),
						'maxLength'            => 100,
						'additionalProperties' => false,
						'properties'           => array( 'slug' => Arguments::text( 100 ), 'detail' => Arguments::text( 200 ) ),
					),
				)
			),
			'product_types'       => self::make_nullable(
				self::get_list_schema( array( 'enum' => array_keys( Product_Types::get_all() ) ) )
			),
			'business_extensions' => self::make_nullable( self::get_list_schema( array( 'pattern' => '^[a-z0-9:_-]{1,100}\z' ) ) ),
			'selling_platforms'   => self::make_nullable( self::get_list_schema( array( 'pattern' => '^[A-Za-z0-9_-]{1,100}\z' ) ) ),
			'other_platform_name' => self::make_nullable( Arguments::text( 200 ) ),
			'theme'               => self::make_nullable( array( 'type' => 'string', 'pattern' => '^[A-Za-z0-9_-]{0,100}\z' ) ),
			'store_email'         => self::make_nullable( Arguments::text( 100 ) ),
		);

		foreach ( self::CHOICES as $name => $values ) {
			$fields[ $name ] = array( 'type' => array( 'string', 'null' ), 'enum' => array_merge( $values, array( '', null ) ) );
		}

		foreach ( self::FLAGS as $name ) {
			$fields[ $name ] = array( 'type' => array( 'boolean', 'null' ) );
		}

		ksort( $fields );

		return $fields;
	}

	/**
	 * Profile.
	 *
	 * @return array<string, mixed> All fields, null where nothing is stored.
	 */
	public static function get(): array {
		$fields  = array_keys( self::get_fields() );
		$profile = array_fill_keys( $fields, null );

		foreach ( array_intersect_key( self::get_stored(), $profile ) as $name => $value ) {
			$profile[ $name ] = $value;
		}

		return $profile + array( 'wccom_connected' => false );
	}

	/**
	 * Updates the profile.
	 *
	 * @param array<string, mixed> $values Validated values of some fields.
	 */
	public static function update( array $values ): void {
		update_option( self::OPTION, array_map( array( self::class, 'sanitize' ), $values ) + self::get_stored() );
	}

	/**
	 * Stored fields.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_stored(): array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? $stored : array();
	}

	/**
	 * Removes markup from a value.
	 */
	private static function sanitize( $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'sanitize' ), $value );
		}

		return is_string( $value ) ? strip_tags( str_replace( "\0", '', $value ) ) : $value;
	}

	/**
	 * Schema of a list of strings.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_list_schema( array $item ): array {
		return array( 'type' => 'array', 'maxItems' => 100, 'items' => array( 'type' => 'string' ) + $item );
	}

	/**
	 * Schema that allows null, too.
	 *
	 * @return array<string, mixed>
	 */
	private static function make_nullable( array $schema ): array {
		return array( 'type' => array( $schema['type'], 'null' ) ) + $schema;
	}
}
