<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Store_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the product that an earlier request with the same key created. A client
 * whose response was lost repeats its request with the key, and no second
 * product is created.
 */
final class Creation_Key {

	/** Meta key. It is not copied when a product is duplicated. */
	public const META = '_storedeck_creation_key';

	/** Seconds to wait for an earlier request with the same key. */
	private const TIMEOUT = 10;

	/**
	 * Runs a callback while no other request with the same key runs.
	 *
	 * @template T
	 * @param string        $key      Key of the client; an empty string for none.
	 * @param callable(): T $callback Callback.
	 * @return T What the callback returns.
	 * @throws Store_Exception When an earlier request still runs.
	 */
	public static function run( string $key, callable $callback ) {
		if ( '' === $key ) {
			return $callback();
		}

		$lock = new Lock( 'create_' . md5( $key ) );

		if ( ! $lock->acquire( self::TIMEOUT ) ) {
			throw new Store_Exception(
				'storedeck_creation_running',
				__( 'The product is still being created. Try again.', 'storedeck' ),
				503
			);
		}

		try {
			return $callback();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Product that a request with a key created.
	 *
	 * @return int Id; 0 without one. A product in the trash does not count.
	 */
	public static function find( string $key ): int {
		$rows = '' === $key ? array() : Database::rows(
			'SELECT posts.ID AS id FROM {wp:postmeta} meta INNER JOIN {wp:posts} posts ON posts.ID = meta.post_id'
				. " WHERE meta.meta_key = %s AND meta.meta_value = %s AND posts.post_type = 'product'"
				. " AND posts.post_status <> 'trash' LIMIT 1",
			array( self::META, $key )
		);

		return (int) ( $rows[0]['id'] ?? 0 );
	}
}
