<?php

namespace Storedeck\Host;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;

defined( 'ABSPATH' ) || exit;

/**
 * Reserves ids. Orders share ids with posts, because order notes are comments
 * on a post with the id of the order. An empty post reserves each id.
 */
final class Order_Ids {

	/** Type of the posts that reserve ids. */
	public const POST_TYPE = 'shop_order_placehold';

	/**
	 * Reserves the next id. In a transaction, the id is released with a rollback.
	 */
	public static function reserve(): int {
		$id      = Row_Writer::insert( 'wp:posts', self::create_post() );
		$highest = max(
			(int) Database::value( 'SELECT MAX( id ) FROM {orders}' ),
			(int) Database::value( 'SELECT MAX( order_id ) FROM {order_stats}' )
		);

		if ( $id > $highest ) {
			return $id;
		}

		// Imported orders may have ids without a post that reserves them.
		self::release( array( $id ) );

		return Row_Writer::insert( 'wp:posts', array( 'ID' => $highest + 1 ) + self::create_post() );
	}

	/**
	 * Reserves the id of an imported order, so that no post gets it later.
	 */
	public static function keep( int $id ): void {
		if ( array() === Database::rows( 'SELECT ID FROM {wp:posts} WHERE ID = %d', array( $id ) ) ) {
			Row_Writer::insert( 'wp:posts', array( 'ID' => $id ) + self::create_post() );
		}
	}

	/**
	 * Removes the posts that reserve ids. These ids are not used again.
	 *
	 * @param int[] $ids Ids.
	 */
	public static function release( array $ids ): void {
		$rows = Database::rows( 'SELECT ID AS id FROM {wp:posts} WHERE ID IN ( %d )', array( $ids ) );

		// The auto-increment counter ignores the ids of imported orders, which have no post.
		foreach ( array_diff( $ids, array_map( 'intval', array_column( $rows, 'id' ) ) ) as $id ) {
			Row_Writer::insert( 'wp:posts', array( 'ID' => $id ) + self::create_post() );
		}

		Row_Writer::delete( 'wp:posts', 'ID', $ids, "post_type = '" . self::POST_TYPE . "'" );
	}

	/**
	 * Post that reserves an id.
	 *
	 * @return array<string, string>
	 */
	private static function create_post(): array {
		$now = gmdate( 'Y-m-d H:i:s' );

		return array(
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
