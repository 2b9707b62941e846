<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and updates the rows of an order and its addresses.
 */
final class Order_Record {

	/**
	 * Creates the rows of an order.
	 */
	public static function create( int $id ): void {
		$now = Dates::to_gmt( time() );

		Row_Writer::insert(
			'orders',
			array(
				'id'               => $id,
				'status'           => 'wc-pending',
				'currency'         => Settings::get_currency()['code'],
				'type'             => 'shop_order',
				'tax_amount'       => '0',
				'total_amount'     => '0',
				'customer_id'      => 0,
				'billing_email'    => '',
				'date_created_gmt' => $now,
				'date_updated_gmt' => $now,
				'parent_order_id'  => 0,
				'payment_method'   => '',
				'transaction_id'   => '',
				'customer_note'    => '',
			)
		);
		Row_Writer::insert(
			'order_operational_data',
			array(
				'order_id'              => $id,
				'created_via'           => 'rest-api',
				'woocommerce_version'   => '',
				'prices_include_tax'    => (int) ( 'yes' === get_option( 'woocommerce_prices_include_tax', 'no' ) ),
				'order_key'             => 'wc_order_' . wp_generate_password( 13, false ),
				'shipping_tax_amount'   => '0',
				'shipping_total_amount' => '0',
				'discount_tax_amount'   => '0',
				'discount_total_amount' => '0',
			)
		);
	}

	/**
	 * Columns of the values.
	 *
	 * @param array<string, mixed> $values Valid values.
	 * @return array<string, string|int>
	 */
	public static function get_columns( array $values ): array {
		$columns = array();

		if ( isset( $values['status'] ) ) {
			$columns['status'] = Order_Writer::add_prefix( $values['status'] );
		}

		foreach ( array(
			'currency'    => 'currency',
			'customer_id' => 'customer_id',
			'parent_id'   => 'parent_order_id',
		) as $name => $column ) {
			if ( isset( $values[ $name ] ) ) {
				$columns[ $column ] = $values[ $name ];
			}
		}

		foreach ( array( 'payment_method', 'payment_method_title', 'transaction_id' ) as $name ) {
			if ( isset( $values[ $name ] ) ) {
				$columns[ $name ] = mb_substr( sanitize_text_field( $values[ $name ] ), 0, 100 );
			}
		}

		if ( isset( $values['customer_note'] ) ) {
			$columns['customer_note'] = sanitize_textarea_field( $values['customer_note'] );
		}

		if ( isset( $values['billing']['email'] ) ) {
			$columns['billing_email'] = sanitize_email( $values['billing']['email'] );
		}

		return $columns;
	}

	/**
	 * Writes the fields of an address that a request has.
	 *
	 * @param string $type billing or shipping.
	 */
	public static function write_address( int $id, string $type, array $fields ): void {
		$row = array();

		foreach ( Order_Tables::ADDRESS as $field ) {
			if ( isset( $fields[ $field ] ) && ( 'email' !== $field || 'billing' === $type ) ) {
				$row[ $field ] = 'email' === $field
					? sanitize_email( $fields[ $field ] )
					: sanitize_text_field( (string) $fields[ $field ] );
			}
		}

		$key = array( 'order_id' => $id, 'address_type' => $type );

		$existing = Database::rows( 'SELECT id FROM {order_addresses} WHERE order_id = %d AND address_type = %s', array( $id, $type ) );

		if ( array() === $existing ) {
			Row_Writer::insert( 'order_addresses', $key + $row + array_fill_keys( Order_Tables::ADDRESS, '' ) );
		} elseif ( array() !== $row ) {
			Row_Writer::update( 'order_addresses', $row, $key );
		}
	}

	/**
	 * Updates columns.
	 *
	 * @param string                    $table Short name.
	 * @param string                    $key   Column of the id.
	 * @param array<string, string|int> $row   Columns.
	 */
	public static function update( string $table, string $key, int $id, array $row ): void {
		if ( array() !== $row ) {
			Row_Writer::update( $table, $row, array( $key => $id ) );
		}
	}
}
