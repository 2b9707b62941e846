<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * A store without WooCommerce. Its orders are imported or entered, and all its screens are those of the app.
 */
final class Own_Store implements Store {

	/**
	 * Slug of the admin page of all screens of the app.
	 */
	public const PAGE = 'storedeck';

	public function get_name(): string {
		return 'Storedeck';
	}

	public function is_own(): bool {
		return true;
	}

	public function has_reports(): bool {
		return false;
	}

	public function has_checkout(): bool {
		return false;
	}

	public function has_fulfillments(): bool {
		return false;
	}

	public function has_menu( string $menu ): bool {
		return false;
	}

	public function get_orders(): Order_Source {
		return new Order_Tables();
	}

	public function get_order_numbers( array $ids ): array {
		return array_map(
			static fn( array $meta ): string => $meta[ Order_Numbers::META_KEY ] ?? '',
			Order_Meta_Reader::read( $ids, array( Order_Numbers::META_KEY ) )
		);
	}

	public function get_order_path( string $id ): string {
		return post_type_exists( 'shop_order' ) ? "post.php?post=$id&action=edit" : '';
	}

	public function get_product_path( string $id ): string {
		return 'admin.php?page=' . self::PAGE . '&path=%2Fproducts%2F' . $id;
	}

	public function get_tax_rates_path( string $id = '' ): string {
		return 'admin.php?page=' . self::PAGE . '&path=%2Ftax-rates' . ( '' === $id ? '' : '&rate=' . $id );
	}

	public function get_enabled_gateways(): ?array {
		return null;
	}

	public function count_shipping_zones(): int {
		return 0;
	}
}
