<?php

namespace Storedeck\Coupons;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Text;
use Storedeck\Host\Coupon_Item;
use Storedeck\Host\Installation;

defined( 'ABSPATH' ) || exit;

/**
 * Stores in orders of this plugin which coupon was used, before its code is given to another one. WooCommerce stores it
 * with each order.
 */
final class Coupon_Hooks {

	/** Items per query. */
	private const BATCH = 5000;

	public static function register_hooks(): void {
		add_action( 'pre_post_update', array( self::class, 'handle_coupon_code' ), 10, 2 );
		add_action( 'before_delete_post', array( self::class, 'handle_coupon_code' ) );
	}

	/**
	 * Handles a coupon before its code changes or it is deleted.
	 *
	 * @param int                       $id   Post id.
	 * @param array<string, mixed>|null $data New columns, with slashes; null when it is deleted.
	 */
	public static function handle_coupon_code( $id, $data = null ): void {
		$is_kept = is_array( $data ) && wp_unslash( $data['post_title'] ?? '' ) === get_post_field( 'post_title', $id, 'raw' );

		if ( 'shop_coupon' === get_post_type( $id ) && ! $is_kept && Installation::has_own_store() ) {
			self::store_id( (int) $id );
		}
	}

	/**
	 * Stores the id of a coupon in all items that have only its code, before the
	 * code changes or the coupon is deleted.
	 */
	private static function store_id( int $id ): void {
		$coupon = Coupon_Store::get( $id );
		$title  = (string) get_post_field( 'post_title', $id, 'raw' );

		if ( null === $coupon || self::get_id_by_title( $title ) !== $id ) {
			return;
		}

		$codes = array( ...Text::get_spellings( $title ), ...Text::get_spellings( $coupon['code'] ) );
		$last  = 0;

		// Items are read before they are written to, so that orders can be placed meanwhile.
		while ( array() !== ( $items = self::get_items_without_id( $codes, $last ) ) ) {
			foreach ( Coupon_Item::create_meta( $coupon ) as $key => $value ) {
				$to_row = static fn( int $item ): array => array(
					'order_item_id' => $item,
					'meta_key'      => $key,
					'meta_value'    => $value,
				);

				Row_Writer::replace( 'order_itemmeta', array_map( $to_row, $items ) );
			}

			$last = $items[ count( $items ) - 1 ];
		}
	}

	/**
	 * The next items that have only a code.
	 *
	 * @param string[] $codes Codes in lower case.
	 * @param int      $last  Id of the last item before.
	 * @return int[]
	 */
	private static function get_items_without_id( array $codes, int $last ): array {
		$rows = Database::rows(
			"SELECT items.order_item_id AS id FROM {order_items} items WHERE items.order_item_type = 'coupon' AND items.order_item_id > %d"
				. ' AND LOWER( items.order_item_name ) IN ( %s )'
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_itemmeta} known WHERE known.order_item_id = items.order_item_id'
				. ' AND known.meta_key IN ( %s, %s ) ) ORDER BY items.order_item_id LIMIT %d',
			array( $last, $codes, Coupon_Item::INFO, Coupon_Item::DATA, self::BATCH )
		);

		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * The coupon that items with only a code belong to: the first one with the
	 * code, as in Raw_Order_Reader.
	 */
	private static function get_id_by_title( string $title ): int {
		$titles = Text::get_spellings( $title );
		$rows   = Database::rows(
			"SELECT MIN( ID ) AS id FROM {wp:posts} WHERE post_type = 'shop_coupon' AND LOWER( post_title ) IN ( %s )",
			array( $titles )
		);

		return (int) ( $rows[0]['id'] ?? 0 );
	}
}
