<?php

namespace Storedeck\Sync;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Request_State;
use Storedeck\Host\Products\Product_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Queues orders, refunds, products and customers that WooCommerce's functions,
 * its REST API and its admin change. Posts, post meta, terms and users are
 * detected by Sync\Hooks, whatever changes them.
 */
final class WooCommerce_Hooks extends Request_State {

	/** Actions with the ID of an order or refund as their first parameter. */
	private const ORDER_ACTIONS = array(
		'woocommerce_new_order',
		'woocommerce_update_order',
		'woocommerce_order_status_changed',
		'woocommerce_trash_order',
		'woocommerce_untrash_order',
		'woocommerce_delete_order',
		'woocommerce_refund_created',
		'woocommerce_refund_deleted',
		'woocommerce_delete_order_refund',
		'woocommerce_order_refunded',
	);

	/** Actions with the ID of an item of an order as their first parameter. */
	private const ITEM_ACTIONS = array(
		'woocommerce_new_order_item',
		'woocommerce_update_order_item',
		'woocommerce_before_delete_order_item',
	);

	/** Actions with an object of WooCommerce, or its ID, as their first parameter. */
	private const PRODUCT_ACTIONS = array(
		'woocommerce_new_product',
		'woocommerce_update_product',
		'woocommerce_new_product_variation',
		'woocommerce_update_product_variation',
		'woocommerce_product_set_stock',
		'woocommerce_variation_set_stock',
		'woocommerce_product_set_stock_status',
		'woocommerce_variation_set_stock_status',
		'woocommerce_updated_product_stock',
		'woocommerce_updated_product_sales',
	);

	/** Actions after which reports show other names. */
	private const OTHER_ACTIONS = array(
		'woocommerce_tax_rate_added',
		'woocommerce_tax_rate_updated',
		'woocommerce_tax_rate_deleted',
		'woocommerce_download_product',
	);

	/**
	 * Order by site and item, for the items of this request.
	 *
	 * @var array<int, array<int, int>>
	 */
	private array $orders = array();

	public static function register_hooks(): void {
		$hooks = array(
			'handle_order'     => self::ORDER_ACTIONS,
			'handle_object'    => array( 'woocommerce_after_order_object_save', 'woocommerce_after_order_refund_object_save' ),
			'handle_product'   => self::PRODUCT_ACTIONS,
			'handle_other'     => self::OTHER_ACTIONS,
			'handle_attribute' => array( 'woocommerce_attribute_added', 'woocommerce_attribute_updated', 'woocommerce_attribute_deleted' ),
		);

		foreach ( $hooks as $method => $actions ) {
			foreach ( $actions as $action ) {
				add_action( $action, array( self::class, $method ) );
			}
		}

		foreach ( self::ITEM_ACTIONS as $action ) {
			add_action( $action, array( self::class, 'handle_item' ), 10, 3 );
		}

		foreach ( array( 'added_order_item_meta', 'updated_order_item_meta', 'deleted_order_item_meta' ) as $action ) {
			add_action( $action, array( self::class, 'handle_item_meta' ), 10, 2 );
		}

		foreach ( array( 'woocommerce_pre_delete_order', 'woocommerce_pre_delete_order_refund' ) as $filter ) {
			add_filter( $filter, array( self::class, 'handle_deletion' ), 10, 2 );
		}
	}

	/**
	 * Handles an order or refund.
	 *
	 * @param int|mixed $id ID.
	 */
	public static function handle_order( $id ): void {
		if ( is_numeric( $id ) ) {
			Change_Queue::add_order( (int) $id );
		}
	}

	/**
	 * Handles an order or refund that was saved.
	 *
	 * @param mixed $order Object with get_id().
	 */
	public static function handle_object( $order ): void {
		if ( is_object( $order ) && is_callable( array( $order, 'get_id' ) ) ) {
			Change_Queue::add_order( (int) $order->get_id() );
		}
	}

	/**
	 * Handles an order or refund before it is deleted.
	 *
	 * @param mixed $deleted Result of another filter.
	 * @param mixed $order   Object with get_id().
	 * @return mixed
	 */
	public static function handle_deletion( $deleted, $order ) {
		self::handle_object( $order );

		return $deleted;
	}

	/**
	 * Handles an item of an order.
	 *
	 * @param int|mixed $id    ID of the item.
	 * @param mixed     $order ID of the order, if the action has it.
	 */
	public static function handle_item( $id, $item = null, $order = 0 ): void {
		if ( ! is_numeric( $id ) ) {
			return;
		}

		$site  = get_current_blog_id();
		$state = self::current();

		if ( is_numeric( $order ) && $order > 0 ) {
			$state->orders[ $site ][ (int) $id ] = (int) $order;
		}

		try {
			$state->orders[ $site ][ (int) $id ] ??= (int) Database::value(
				'SELECT order_id FROM {order_items} WHERE order_item_id = %d',
				array( (int) $id )
			);
		} catch ( Query_Exception $error ) {
			// The save of the order queues it too.
			return;
		}

		Change_Queue::add_order( $state->orders[ $site ][ (int) $id ] );
	}

	/**
	 * Handles the meta of an item.
	 *
	 * @param int|int[] $meta_id Meta ID.
	 * @param int       $id      ID of the item.
	 */
	public static function handle_item_meta( $meta_id, $id ): void {
		self::handle_item( $id );
	}

	/**
	 * Handles a product or variation.
	 *
	 * @param mixed $product ID, or object with get_id().
	 */
	public static function handle_product( $product ): void {
		$id = is_object( $product ) && is_callable( array( $product, 'get_id' ) ) ? $product->get_id() : $product;

		if ( is_numeric( $id ) ) {
			Change_Queue::add_product( (int) $id );
		}
	}

	public static function handle_attribute(): void {
		Product_Attributes::renew();
		Change_Queue::mark_changed();
	}

	/**
	 * Handles tax rates and downloads, which reports read where WooCommerce stores them.
	 */
	public static function handle_other(): void {
		Change_Queue::mark_changed();
	}
}
