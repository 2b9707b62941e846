<?php
/**
 * How far the setup of the shop is.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

use Storedeck\Store\Gateways\Gateway;
use Storedeck\Store\Gateways\Gateways;
use Storedeck\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Facts from which follows which tasks are done.
 */
final class Facts {

	/**
	 * All facts.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$gateways = array_keys( array_filter( Gateways::all(), static fn( Gateway $gateway ): bool => $gateway->is_enabled() ) );

		return array(
			'enabledPaymentGateways' => array_map( 'strval', $gateways ),
			'hasPaymentGateway'      => array() !== $gateways,
			'hasProducts'            => self::has_posts( 'product' ),
			'hasPhysicalProducts'    => self::has_physical_products(),
			'hasCoupons'             => self::has_posts( 'shop_coupon' ),
			'hasReviews'             => self::has_reviews(),
			'hasHomepage'            => 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) > 0,
			'hasStoreAddress'        => self::has_address(),
			'isTaxComplete'          => self::is_tax_complete(),
			'isAppearanceComplete'   => (bool) get_option( 'woocommerce_task_list_appearance_complete' ),
			'customLogo'             => (bool) get_theme_mod( 'custom_logo' ),
			'shippingZonesCount'     => 0,
			'stylesheet'             => get_stylesheet(),
			'wcPayIsConnected'       => false,
			'taxJarActivated'        => class_exists( 'WC_Taxjar' ),
		);
	}

	/**
	 * Whether there is a published post of a kind.
	 *
	 * @param string $type Kind.
	 */
	private static function has_posts( string $type ): bool {
		global $wpdb;

		return null !== $wpdb->get_var(
			$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' LIMIT 1", $type )
		);
	}

	/**
	 * Whether there is a product that is sent.
	 */
	private static function has_physical_products(): bool {
		global $wpdb;

		return null !== $wpdb->get_var(
			'SELECT l.product_id FROM ' . Tables::name( 'product_meta_lookup' ) . " l
			INNER JOIN $wpdb->posts p ON p.ID = l.product_id AND p.post_type = 'product' AND p.post_status = 'publish'
			WHERE l.`virtual` = 0 LIMIT 1"
		);
	}

	/**
	 * Whether a customer wrote a review.
	 */
	private static function has_reviews(): bool {
		global $wpdb;

		return null !== $wpdb->get_var( "SELECT comment_ID FROM $wpdb->comments WHERE comment_type = 'review' LIMIT 1" );
	}

	/**
	 * Whether the shop told where it is.
	 */
	private static function has_address(): bool {
		foreach ( array( 'woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_default_country' ) as $option ) {
			if ( '' === trim( (string) get_option( $option, '' ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Whether there are tax rates, or none are wanted.
	 */
	private static function is_tax_complete(): bool {
		global $wpdb;

		if ( in_array( get_option( 'woocommerce_no_sales_tax' ), array( true, '1', 'yes' ), true ) ) {
			return true;
		}

		return 'yes' === get_option( 'woocommerce_calc_taxes' )
			&& null !== $wpdb->get_var( 'SELECT tax_rate_id FROM ' . Tables::name( 'tax_rates' ) . ' LIMIT 1' );
	}
}
