<?php
/**
 * Functions with WooCommerce's names that are declared on admin screens only: the request that activates WooCommerce
 * loads its own.
 *
 * @package Storedeck
 */

use Storedeck\Admin\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * IDs of the screens of the store, which plugins add scripts to.
 *
 * @return list<string>
 */
function wc_get_screen_ids() {
	$ids = array(
		Menu::SCREEN_ID,
		'edit-product',
		'product',
		'edit-product_cat',
		'edit-product_tag',
		'edit-shop_order',
		'shop_order',
		'edit-shop_coupon',
		'shop_coupon',
	);

	/*
	 * Filters the IDs of the screens of the store.
	 *
	 * @param string[] $ids IDs.
	 * @since 0.1.0
	 */
	return (array) apply_filters( 'woocommerce_screen_ids', $ids );
}

/**
 * ID of the screen of an order type.
 *
 * @param string $for Order type, for example `shop-order`.
 * @return string Empty if there is none.
 */
function wc_get_page_screen_id( $for ) {
	$type = str_replace( '-', '_', (string) $for );

	return 'shop_order' === $type && post_type_exists( $type ) ? $type : '';
}
