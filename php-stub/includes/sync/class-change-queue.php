<?php
/**
 * What changed in this request and has to be followed.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what changed and brings the rows that reports read up to date, each
 * thing once however often it changed. What is left over is done at the end of
 * the request; who answers somebody calls flush() first.
 */
final class Change_Queue {

	/**
	 * Ids by kind, as keys.
	 *
	 * @var array<string, array<int, true>>
	 */
	private static array $ids = array();

	/**
	 * Whether anything changed that figures are made of.
	 *
	 * @var bool
	 */
	private static bool $is_dirty = false;

	/**
	 * A product or variation was made, changed or deleted.
	 *
	 * @param int $id Id.
	 */
	public static function add_product( int $id ): void {
		self::add( 'products', $id );
	}

	/**
	 * An order or refund was made, changed or deleted.
	 *
	 * @param int $id Id.
	 */
	public static function add_order( int $id ): void {
		self::add( 'orders', $id );
	}

	/**
	 * A user was changed.
	 *
	 * @param int $id Id.
	 */
	public static function add_user( int $id ): void {
		self::add( 'users', $id );
	}

	/**
	 * A category was made, moved or deleted.
	 *
	 * @param int $id Id.
	 */
	public static function add_category( int $id ): void {
		self::add( 'categories', $id );
	}

	/**
	 * Something changed that reports show but keep no rows of, such as a coupon's code.
	 */
	public static function mark_changed(): void {
		self::$is_dirty = true;
	}

	/**
	 * Brings all rows up to date and tells that the shop's data changed.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function flush(): void {
		if ( ! self::$is_dirty ) {
			return;
		}

		$ids            = self::$ids;
		self::$ids      = array();
		self::$is_dirty = false;

		$of = static fn( string $kind ): array => array_keys( $ids[ $kind ] ?? array() );

		if ( array() !== $of( 'categories' ) ) {
			Category_Sync::rebuild();
		}

		Product_Sync::sync( $of( 'products' ) );
		Customer_Sync::sync_users( $of( 'users' ) );
		Order_Sync::sync( $of( 'orders' ) );

		// Figures may be others now: nothing that was remembered holds.
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * The end of a request: nobody is there to be told of an error.
	 */
	public static function flush_at_shutdown(): void {
		try {
			self::flush();
		} catch ( Query_Exception $failure ) {
			do_action( 'storedeck_data_changed' );
		}
	}

	/**
	 * Remembers an id.
	 *
	 * @param string $kind Kind of thing.
	 * @param int    $id   Id.
	 */
	private static function add( string $kind, int $id ): void {
		if ( $id > 0 ) {
			self::$ids[ $kind ][ $id ] = true;
			self::$is_dirty            = true;
		}
	}
}
