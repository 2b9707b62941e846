<?php

namespace Storedeck\Setup;

use Storedeck\Catalog\Post_Query;
use Storedeck\Catalog\Product_Query;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;
use Storedeck\Host\Host;
use Storedeck\Payments\Payment_Gateway;
use Storedeck\Payments\Payment_Gateways;

defined( 'ABSPATH' ) || exit;

/**
 * Determines which tasks are complete.
 */
final class Task_Status {

	/**
	 * Status values by name.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_all(): array {
		$gateways  = self::get_enabled_gateways();
		$published = array( 'status' => 'publish' );

		return array(
			'enabledPaymentGateways' => $gateways,
			'hasPaymentGateway'      => array() !== $gateways,
			'hasProducts'            => Product_Query::create( 'product', $published )->exists(),
			'hasPhysicalProducts'    => Product_Query::create( 'product', $published + array( 'virtual' => false ) )->exists(),
			'hasCoupons'             => self::has_coupons(),
			'hasReviews'             => self::has_reviews(),
			'hasHomepage'            => 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) > 0,
			'hasStoreAddress'        => self::has_address(),
			'isTaxComplete'          => self::is_tax_complete(),
			'isAppearanceComplete'   => (bool) get_option( 'woocommerce_task_list_appearance_complete' ),
			'customLogo'             => (bool) get_theme_mod( 'custom_logo' ),
			'shippingZonesCount'     => Host::get_store()->count_shipping_zones(),
			'stylesheet'             => get_stylesheet(),
			'wcPayIsConnected'       => false,
			'taxJarActivated'        => class_exists( 'WC_Taxjar' ),
		);
	}

	/**
	 * IDs of the enabled payment gateways.
	 *
	 * @return list<string>
	 */
	private static function get_enabled_gateways(): array {
		$is_enabled = static fn( Payment_Gateway $gateway ): bool => $gateway->is_enabled();

		return array_map(
			'strval',
			Host::get_store()->get_enabled_gateways() ?? array_keys( array_filter( Payment_Gateways::get_all(), $is_enabled ) )
		);
	}

	/**
	 * Whether there is a published coupon.
	 */
	private static function has_coupons(): bool {
		$query = new Post_Query( 'shop_coupon' );

		$query->filter( array( 'status' => 'publish' ) );

		return $query->exists();
	}

	/**
	 * Whether there is a product review.
	 */
	private static function has_reviews(): bool {
		return array() !== get_comments(
			array(
				'type'    => 'review',
				'status'  => 'any',
				'number'  => 1,
				'fields'  => 'ids',
				'orderby' => 'none',
			)
		);
	}

	private static function has_address(): bool {
		foreach ( array( 'woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_default_country' ) as $option ) {
			if ( '' === Text::trim( (string) get_option( $option, '' ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Whether tax rates are set, or the store charges no sales tax.
	 */
	private static function is_tax_complete(): bool {
		if ( in_array( get_option( 'woocommerce_no_sales_tax' ), array( true, '1', 'yes' ), true ) ) {
			return true;
		}

		return null !== Database::value( 'SELECT tax_rate_id FROM {tax_rates} LIMIT 1' );
	}
}
