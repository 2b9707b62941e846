<?php

namespace Storedeck\Orders;

use Storedeck\Catalog\Meta_Values;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the meta of orders that other plugins add. Meta for which
 * orders have their own fields is neither returned nor accepted, whichever
 * plugin wrote it.
 */
final class Order_Meta {

	/** Meta keys for which orders have their own fields. */
	private const INTERNAL = '/^_(?:(?:billing|shipping)_(?:first_name|last_name|company|address_[12]|city|state|postcode|country)'
		. '|(?:billing|shipping)_(?:email|phone|address_index)'
		. '|customer_(?:user|ip_address|user_agent)|order_(?:key|currency|version|shipping|shipping_tax|tax|total|stock_reduced)'
		. '|cart_(?:hash|discount|discount_tax)|payment_(?:method|method_title|tokens)|transaction_id|created_via|prices_include_tax'
		. '|(?:date_)?(?:paid|completed)(?:_date)?|recorded_(?:sales|coupon_usage_counts)|download_permissions_granted'
		. '|new_order_email_sent|edit_lock|edit_last)$/D';

	/**
	 * Whether a key is meta of another plugin.
	 */
	public static function is_custom( string $key ): bool {
		return '' !== $key && mb_strlen( $key ) <= 255 && 1 !== preg_match( self::INTERNAL, $key );
	}

	/**
	 * Meta of orders.
	 *
	 * @param int[] $ids Orders.
	 * @return array<int, list<array{id: int, key: string, value: mixed}>> By order; orders without meta are missing.
	 */
	public static function get_many( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$found = array();

		foreach ( Database::rows(
			'SELECT id, order_id, meta_key, meta_value FROM {orders_meta} WHERE order_id IN ( %d ) ORDER BY id',
			array( $ids )
		) as $row ) {
			if ( self::is_custom( (string) $row['meta_key'] ) ) {
				$found[ (int) $row['order_id'] ][] = array(
					'id'    => (int) $row['id'],
					'key'   => (string) $row['meta_key'],
					'value' => Meta_Values::unserialize( (string) $row['meta_value'] ),
				);
			}
		}

		return $found;
	}

	/**
	 * Validates meta.
	 *
	 * @param array<int, array<string, mixed>> $list Meta of a request.
	 * @throws Store_Exception When a value is too large.
	 */
	public static function validate( array $list ): void {
		foreach ( $list as $entry ) {
			if ( ! Meta_Values::is_valid( $entry['value'] ?? null ) ) {
				throw Store_Exception::invalid_param( 'meta_data', __( 'The meta value is too large.', 'storedeck' ) );
			}
		}
	}

	/**
	 * Writes meta: by id if a request has one, else by key, else as a new
	 * entry. The value null deletes.
	 *
	 * @param array<int, array<string, mixed>> $list Meta: id, key and value.
	 */
	public static function save( int $id, array $list ): void {
		foreach ( $list as $entry ) {
			if ( ! array_key_exists( 'value', $entry ) ) {
				continue;
			}

			$entries     = self::get_many( array( $id ) )[ $id ] ?? array();
			$id_of_entry = (int) ( $entry['id'] ?? 0 );

			$matches = array_values( array_filter( $entries, static fn( array $one ): bool => $one['id'] === $id_of_entry ) );
			$key     = (string) ( $entry['key'] ?? $matches[0]['key'] ?? '' );

			if ( ! self::is_custom( $key ) ) {
				continue;
			}

			if ( array() === $matches ) {
				$matches = array_values( array_filter( $entries, static fn( array $one ): bool => $one['key'] === $key ) );
			}

			self::write( $id, $key, $entry['value'], array_column( $matches, 'id' ) );
		}
	}

	/**
	 * Replaces values.
	 *
	 * @param mixed $value Value; null to delete.
	 * @param int[] $rows  Ids of the rows to replace. The first one is updated, the others are deleted.
	 */
	private static function write( int $id, string $key, $value, array $rows ): void {
		$deleted = null === $value ? $rows : array_slice( $rows, 1 );

		if ( array() !== $deleted ) {
			Row_Writer::delete( 'orders_meta', 'id', $deleted );
		}

		if ( null === $value ) {
			return;
		}

		$row = array( 'order_id' => $id, 'meta_key' => $key, 'meta_value' => Meta_Values::serialize( $value ) );

		if ( array() === $rows ) {
			Row_Writer::insert( 'orders_meta', $row );
		} else {
			Row_Writer::update( 'orders_meta', $row, array( 'id' => $rows[0] ) );
		}
	}
}
