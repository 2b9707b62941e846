<?php
/**
 * Ids of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Orders;

use Storedeck\Reports\Database;
use Storedeck\Store\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Reserves ids. Orders share ids with posts, because order notes are comments
 * on a post with the id of the order. An empty post reserves each id.
 */
final class Order_Ids {

	/**
	 * Type of the posts that reserve ids.
	 */
	public const POST_TYPE = 'shop_order_placehold';

	/**
	 * Maximum number of attempts to find a free id.
	 */
	private const TRIES = 5;

	/**
	 * Reserves the next id.
	 *
	 * @throws Store_Exception When no id could be reserved.
	 */
	public static function reserve(): int {
		global $wpdb;

		$suppressed = $wpdb->suppress_errors();
		$id         = 0;

		for ( $try = 0; 0 === $id && $try < self::TRIES; $try++ ) {
			$highest = array_map(
				static fn( string $sql ): int => (int) Database::rows( $sql )[0]['highest'],
				array(
					'SELECT MAX( id ) AS highest FROM {orders}',
					'SELECT MAX( order_id ) AS highest FROM {order_stats}',
					'SELECT MAX( ID ) AS highest FROM {wp:posts}',
				)
			);

			// Two requests may try the same id: the second one violates the primary key and tries the next.
			if ( $wpdb->insert( $wpdb->posts, self::create_post( 1 + max( $highest ) ) ) ) {
				$id = 1 + max( $highest );
			}
		}

		$wpdb->suppress_errors( $suppressed );

		if ( 0 === $id ) {
			throw new Store_Exception( 'woocommerce_rest_cannot_create', __( 'Could not save the order. Try again.', 'storedeck' ), 500 );
		}

		return $id;
	}

	/**
	 * Releases ids.
	 *
	 * @param int[] $ids Ids.
	 */
	public static function release( array $ids ): void {
		global $wpdb;

		foreach ( $ids as $id ) {
			$wpdb->delete(
				$wpdb->posts,
				array(
					'ID'        => $id,
					'post_type' => self::POST_TYPE,
				)
			);
		}
	}

	/**
	 * Post that reserves an id.
	 *
	 * @param int $id Id.
	 * @return array<string, string|int>
	 */
	private static function create_post( int $id ): array {
		$now = gmdate( 'Y-m-d H:i:s' );

		return array(
			'ID'                    => $id,
			'post_type'             => self::POST_TYPE,
			'post_status'           => 'draft',
			'post_title'            => '',
			'post_content'          => '',
			'post_excerpt'          => '',
			'post_content_filtered' => '',
			'to_ping'               => '',
			'pinged'                => '',
			'post_date'             => $now,
			'post_date_gmt'         => $now,
			'post_modified'         => $now,
			'post_modified_gmt'     => $now,
			'comment_status'        => 'closed',
			'ping_status'           => 'closed',
		);
	}
}
