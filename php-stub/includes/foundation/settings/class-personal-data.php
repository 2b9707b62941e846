<?php

namespace Storedeck\Foundation\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who sees names, email addresses, usernames, addresses and IP addresses of customers in reports: those who
 * manage the store and, if a setting says so, all who view reports. For others a customer is "Customer 123".
 */
final class Personal_Data {

	/** Option that allows erasers to change orders and downloads, as in WooCommerce. */
	public const ERASE_ORDERS = 'woocommerce_erasure_request_removes_order_data';

	/** Meta capability for seeing personal data. */
	public const CAPABILITY = 'view_storedeck_personal_data';

	/** Option of the setting, `yes` or `no`. */
	public const OPTION = 'storedeck_report_readers_see_personal_data';

	/** Reports whose rows have personal data. */
	public const REPORTS = array( 'customers', 'orders', 'downloads' );

	/** Parameters of customers that filter and search by personal data. */
	public const CUSTOMER_FILTERS = array(
		'search',
		'filter_empty',
		'name_includes',
		'name_excludes',
		'username_includes',
		'username_excludes',
		'email_includes',
		'email_excludes',
		// A state is a part of the address.
		'location_includes',
		'location_excludes',
	);

	/** Columns of customers whose order tells what they contain. */
	private const SORTED = array( 'name', 'username', 'city', 'state', 'postcode' );

	/** Fields of a customer that are empty for those who do not see personal data, and fields with the name. */
	private const CUSTOMER_FIELDS = array( 'username', 'last_name', 'email', 'city', 'state', 'postcode' );
	private const CUSTOMER_NAMES  = array( 'name', 'first_name' );

	public static function register_hooks(): void {
		add_filter( 'map_meta_cap', array( self::class, 'map' ), 10, 2 );
	}

	/**
	 * Converts the meta capability to one of roles.
	 *
	 * @param string[] $capabilities Required capabilities.
	 * @param string   $capability   Requested capability.
	 * @return string[]
	 */
	public static function map( $capabilities, $capability ) {
		return self::CAPABILITY === $capability
			? array( 'yes' === get_option( self::OPTION ) ? 'view_woocommerce_reports' : 'manage_woocommerce' )
			: $capabilities;
	}

	/**
	 * The setting, as in setting-groups.php.
	 *
	 * @return array{label: string, description: string, type: string, default: string}
	 */
	public static function get_setting(): array {
		return array(
			'label'       => __( 'Personal data', 'storedeck' ),
			'description' => __(
				'Show names, email addresses and other personal data of customers to users who can only view reports, as WooCommerce does.',
				'storedeck'
			),
			'type'        => 'checkbox',
			'default'     => 'no',
		);
	}

	/**
	 * Whether the current user sees personal data.
	 */
	public static function is_visible(): bool {
		return current_user_can( self::CAPABILITY );
	}

	/**
	 * Hides personal data of a customer, unless the current user sees it.
	 *
	 * @return array<string, mixed> With the same fields.
	 */
	public static function hide_in_customer( array $customer, int $id ): array {
		/* translators: %d: ID of a customer. */
		$name = sprintf( __( 'Customer %d', 'storedeck' ), $id );

		return self::hide( self::hide( $customer, self::CUSTOMER_FIELDS ), self::CUSTOMER_NAMES, $name );
	}

	/**
	 * Replaces fields of an item, unless the current user sees personal data.
	 *
	 * @param string[] $fields Names of texts.
	 * @param string   $shown  What is shown instead.
	 * @return array<string, mixed> With the same fields.
	 */
	public static function hide( array $item, array $fields, string $shown = '' ): array {
		return self::is_visible() ? $item : array_replace( $item, array_intersect_key( array_fill_keys( $fields, $shown ), $item ) );
	}

	/**
	 * Adds to the properties of a customer which ones are hidden, and from whom.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties.
	 * @return array<string, array<string, mixed>>
	 */
	public static function describe_customer( array $properties ): array {
		$name = __( '“Customer” and the ID for users who do not see personal data.', 'storedeck' );

		return self::describe( self::describe( $properties, self::CUSTOMER_FIELDS ), self::CUSTOMER_NAMES, $name );
	}

	/**
	 * Adds to the properties of a schema which ones are hidden, and from whom.
	 *
	 * @param array<string, array<string, mixed>> $properties  Properties.
	 * @param string[]                            $fields      Names.
	 * @param string|null                         $description What is shown; null for nothing.
	 * @return array<string, array<string, mixed>>
	 */
	public static function describe( array $properties, array $fields, ?string $description = null ): array {
		foreach ( array_intersect( $fields, array_keys( $properties ) ) as $field ) {
			$properties[ $field ]['description'] = $description ?? __( 'Empty for users who do not see personal data.', 'storedeck' );
		}

		return $properties;
	}

	/**
	 * Column by which customers are sorted. Those whose names are hidden are sorted by what is shown instead.
	 *
	 * @return string The column, or `id`.
	 */
	public static function get_sort_column( string $orderby ): string {
		return self::is_visible() || ! in_array( $orderby, self::SORTED, true ) ? $orderby : 'id';
	}

	/**
	 * Parameters that the current user may not use, because results would tell what is hidden.
	 *
	 * @param string[] $names Names of parameters that filter or search by personal data.
	 * @return list<string>
	 */
	public static function find_refused( array $params, array $names ): array {
		$is_given = static fn( $value ): bool => ! in_array( $value, array( null, '', array() ), true );

		return self::is_visible() ? array() : array_keys( array_filter( array_intersect_key( $params, array_flip( $names ) ), $is_given ) );
	}
}
