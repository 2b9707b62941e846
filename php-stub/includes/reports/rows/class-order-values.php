<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Values of the computed columns of the Orders report.
 *
 * Computes values from a row. Rows may be those of WooCommerce, which lack some fields and have names with entities.
 */
final class Order_Values {

	/** Date by which the order is assigned to a period. */
	public static function get_date( array $row ): ?string {
		return $row['date'] ?? $row['date_created'] ?? null;
	}

	public static function get_number( array $row ): string {
		$number = (string) ( $row['order_number'] ?? '' );

		return empty( $row['parent_id'] )
			? $number
			/* translators: %s: number of the refunded order. */
			: sprintf( __( '%s (refund)', 'storedeck' ), $number );
	}

	/** Label of the status; the status itself if it has none. */
	public static function get_status( array $row ): string {
		$status = (string) ( $row['status'] ?? '' );

		return Text::decode( Settings::get_order_statuses()[ $status ] ?? $status );
	}

	public static function get_customer_name( array $row ): string {
		$customer = (array) ( $row['extended_info']['customer'] ?? array() );

		return implode( ' ', array_filter( array( $customer['first_name'] ?? '', $customer['last_name'] ?? '' ), 'strlen' ) );
	}

	/** Whether the customer had ordered before. */
	public static function get_customer_type( array $row ): string {
		return match ( $row['customer_type'] ?? '' ) {
			'new'       => _x( 'New', 'customer type', 'storedeck' ),
			'returning' => _x( 'Returning', 'customer type', 'storedeck' ),
			default     => '',
		};
	}

	/** @return list<string> Products, for example `2× Blue shirt`; only the name if the quantity is 1. */
	public static function get_products( array $row ): array {
		$products = array();

		foreach ( $row['extended_info']['products'] ?? array() as $product ) {
			$name       = Text::decode( (string) ( $product['name'] ?? '' ) );
			$quantity   = Decimal::of( $product['quantity'] ?? '1' );
			$products[] = 1 === $quantity->absolute()->to_number() ? $name : Price::format_quantity( $quantity ) . '× ' . $name;
		}

		return $products;
	}

	/** @return list<string> Codes of coupons. */
	public static function get_coupons( array $row ): array {
		return array_map( array( Text::class, 'decode' ), array_column( $row['extended_info']['coupons'] ?? array(), 'code' ) );
	}
}
