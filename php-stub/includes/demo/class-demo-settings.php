<?php
/**
 * Settings of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Writes options, tax rates and attributes.
 */
final class Demo_Settings {
	/** Currency of all orders. */
	public const CURRENCY = 'USD';

	/** Options of WordPress and the store. */
	private const OPTIONS = array(
		'timezone_string'                         => Demo_Options::ZONE,
		'gmt_offset'                              => '',
		'date_format'                             => 'F j, Y',
		'time_format'                             => 'g:i a',
		'start_of_week'                           => '1',
		'woocommerce_currency'                    => self::CURRENCY,
		'woocommerce_currency_pos'                => 'left',
		'woocommerce_price_thousand_sep'          => ',',
		'woocommerce_price_decimal_sep'           => '.',
		'woocommerce_price_num_decimals'          => '2',
		'woocommerce_store_address'               => '1 Ferry Building',
		'woocommerce_store_address_2'             => 'Suite 4',
		'woocommerce_store_city'                  => 'San Francisco',
		'woocommerce_store_postcode'              => '94111',
		'woocommerce_default_country'             => 'US:CA',
		'woocommerce_calc_taxes'                  => 'yes',
		'woocommerce_prices_include_tax'          => 'no',
		'woocommerce_tax_based_on'                => 'shipping',
		'woocommerce_tax_round_at_subtotal'       => 'no',
		'woocommerce_enable_coupons'              => 'yes',
		'woocommerce_calc_discounts_sequentially' => 'yes',
		'woocommerce_enable_reviews'              => 'yes',
		'woocommerce_manage_stock'                => 'yes',
		'woocommerce_notify_low_stock_amount'     => '2',
		'woocommerce_notify_no_stock_amount'      => '0',
		// Payment methods of the orders that need no extension.
		'woocommerce_bacs_settings'               => array(
			'enabled'      => 'yes',
			'instructions' => 'Please use your order number as the payment reference.',
		),
		'woocommerce_cod_settings'                => array( 'enabled' => 'yes' ),
		'woocommerce_gateway_order'               => array(
			'bacs'   => 0,
			'cod'    => 1,
			'cheque' => 2,
		),
	);

	/**
	 * Updates the options.
	 */
	public static function set_options(): void {
		foreach ( self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
	}

	/**
	 * Writes the tax rates.
	 *
	 * @param Bulk_Database $database Database.
	 * @param Demo_Ids      $ids      Ids of the tax rates.
	 * @param Tax_Table     $taxes    Tax rates.
	 */
	public static function write_rates( Bulk_Database $database, Demo_Ids $ids, Tax_Table $taxes ): void {
		$columns = array(
			'tax_rate_id', 'tax_rate_country', 'tax_rate_state', 'tax_rate', 'tax_rate_name',
			'tax_rate_priority', 'tax_rate_compound', 'tax_rate_shipping', 'tax_rate_order', 'tax_rate_class',
		);
		foreach ( $taxes->rates as $index => list( $country, $state, , $name, $priority, $shipping ) ) {
			$database->get_writer( 'woocommerce_tax_rates', $columns )->add(
				array(
					$ids->first_rate + $index, $country, $state, $taxes->get_percent( $index ), $name, $priority, 0,
					$shipping ? 1 : 0, $index, '',
				)
			);
		}
	}

	/**
	 * Writes attributes.
	 *
	 * @param Bulk_Database      $database   Database.
	 * @param array<int, string> $attributes Names of attributes by id.
	 */
	public static function write_attributes( Bulk_Database $database, array $attributes ): void {
		$columns = array( 'attribute_id', 'attribute_name', 'attribute_label', 'attribute_type', 'attribute_orderby', 'attribute_public' );
		foreach ( $attributes as $id => $name ) {
			$database->get_writer( 'woocommerce_attribute_taxonomies', $columns )->add(
				array( $id, $name, Demo_Catalog::ATTRIBUTES[ $name ]['label'], 'select', 'menu_order', 0 )
			);
		}
	}
}
