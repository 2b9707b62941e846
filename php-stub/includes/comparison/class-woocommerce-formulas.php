<?php

namespace Storedeck\Comparison;

use Automattic\WooCommerce\Utilities\OrderUtil;

defined( 'ABSPATH' ) || exit;

/**
 * What changed in WooCommerce Analytics between its versions.
 */
final class Woocommerce_Formulas {

	/** Version that left returns out of gross sales and averages. */
	private const FORMULAS_OF_ORDERS = '10.2';

	/** Version that left drafts and the trash out of the Stock report's numbers by status. */
	private const STOCK_OF_PUBLISHED = '10.6';

	/**
	 * Whether returns contain taxes and shipping.
	 */
	public static function has_new_refunds(): bool {
		return is_callable( array( OrderUtil::class, 'uses_new_full_refund_data' ) ) && OrderUtil::uses_new_full_refund_data();
	}

	/**
	 * Whether gross sales and averages per order are those of orders without their returns, as ours.
	 */
	public static function has_formulas_of_orders(): bool {
		return self::is_since( self::FORMULAS_OF_ORDERS );
	}

	/**
	 * Whether numbers of products by stock status contain drafts and the trash.
	 */
	public static function counts_all_products_in_stock(): bool {
		return ! self::is_since( self::STOCK_OF_PUBLISHED );
	}

	/**
	 * Whether WooCommerce has a version, or a later one.
	 */
	private static function is_since( string $version ): bool {
		return defined( 'WC_VERSION' ) && version_compare( WC_VERSION, $version, '>=' );
	}
}
