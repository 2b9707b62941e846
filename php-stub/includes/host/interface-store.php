<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * What differs between the store of this plugin and WooCommerce's. Host chooses.
 */
interface Store {

	/**
	 * Name of the plugin that keeps the store.
	 */
	public function get_name(): string;

	/**
	 * Whether this plugin keeps the store: its tables, routes, admin pages and privacy tools.
	 */
	public function is_own(): bool;

	/**
	 * Whether the store has reports of its own, which are shown until those of this plugin have all orders.
	 */
	public function has_reports(): bool;

	/**
	 * Whether customers place orders on this site. Then they must not wait, and where they came from is recorded.
	 */
	public function has_checkout(): bool;

	/**
	 * Whether the store records which parts of orders were sent.
	 */
	public function has_fulfillments(): bool;

	/**
	 * Whether the store has an admin menu of its own.
	 *
	 * @param string $menu One of `analytics`, `orders`, `payments`, `products` and `taxes`.
	 */
	public function has_menu( string $menu ): bool;

	/**
	 * Where orders are stored.
	 */
	public function get_orders(): Order_Source;

	/**
	 * Numbers of orders that differ from their IDs.
	 *
	 * @param int[] $ids Ids of orders, not of refunds.
	 * @return array<int, int|string> Numbers by id.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_order_numbers( array $ids ): array;

	/**
	 * Path below wp-admin of the page that edits an order; empty if there is none.
	 *
	 * @param string $id Order, or the placeholder of a link.
	 */
	public function get_order_path( string $id ): string;

	/**
	 * Path below wp-admin of the page that edits a product.
	 *
	 * @param string $id Product, or the placeholder of a link.
	 */
	public function get_product_path( string $id ): string;

	/**
	 * What WooCommerce's `get_{attribute}()` of a product returns, for example `weight` or `short_description`.
	 *
	 * @param int $id Product or variation.
	 * @return mixed Null when there is no such attribute or product.
	 */
	public function get_product_attribute( int $id, string $attribute ): mixed;

	/**
	 * Path below wp-admin of the page that lists the tax rates, or edits one.
	 *
	 * @param string $id Tax rate, or the placeholder of a link; empty for the list.
	 */
	public function get_tax_rates_path( string $id = '' ): string;

	/**
	 * IDs of the enabled payment gateways.
	 *
	 * @return string[]|null Null when they are those of `Payments`.
	 */
	public function get_enabled_gateways(): ?array;

	public function count_shipping_zones(): int;
}
