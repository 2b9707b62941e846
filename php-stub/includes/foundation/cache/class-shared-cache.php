<?php
/**
 * Object cache that several processes share.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Cache;

use Storedeck\Foundation\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes what a transaction changed from a persistent object cache once more, after its commit or its rollback.
 *
 * WordPress deletes a value when it writes it. A process that reads it before the commit gets the earlier value and
 * stores that one, which would stay; the process of the transaction stores the value that is rolled back. Everything
 * else in the cache stays: other sites may share it.
 */
final class Shared_Cache {

	/**
	 * Values to delete after the transaction: keys, as keys, by group.
	 *
	 * @var array<string, array<string, true>>
	 */
	private static array $changed = array();

	/**
	 * Hooks the changes, if there is a persistent object cache.
	 */
	public static function register_hooks(): void {
		if ( ! wp_using_ext_object_cache() ) {
			return;
		}

		foreach ( array( 'post', 'comment', 'term', 'user' ) as $type ) {
			$add_meta = static fn( $meta_id, $id ) => self::add( $type . '_meta', array( $id ) );

			foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
				add_action( "{$change}_{$type}_meta", $add_meta, 0, 2 );
			}
		}

		add_action( 'clean_post_cache', static fn( $id ) => self::add_objects( 'posts', 'post_meta', array( $id ) ), 0 );
		add_action( 'clean_comment_cache', static fn( $id ) => self::add_objects( 'comment', 'comment_meta', array( $id ) ), 0 );
		add_action( 'clean_user_cache', static fn( $id ) => self::add_objects( 'users', 'user_meta', array( $id ) ), 0 );
		add_action( 'clean_term_cache', static fn( $ids ) => self::add_objects( 'terms', 'term_meta', (array) $ids ), 0 );
		add_action( 'clean_object_term_cache', array( self::class, 'add_relationships' ), 0, 2 );

		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, static fn( $name ) => self::add( 'options', array( $name, 'alloptions', 'notoptions' ) ), 0 );
		}

		add_action( 'storedeck_rolled_back', array( self::class, 'delete' ) );
	}

	/**
	 * Records that terms of objects changed.
	 *
	 * @param int[]  $ids  Objects.
	 * @param string $type Type of the objects.
	 */
	public static function add_relationships( $ids, $type ): void {
		foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
			self::add( $taxonomy . '_relationships', (array) $ids );
		}
	}

	/**
	 * Deletes the values.
	 */
	public static function delete(): void {
		$changed = self::$changed;

		self::$changed = array();

		foreach ( $changed as $group => $keys ) {
			foreach ( array_keys( $keys ) as $key ) {
				wp_cache_delete( $key, $group );
			}
		}
	}

	/**
	 * Records that objects changed, and with them the results of queries that WordPress keeps.
	 *
	 * @param string $group Group of the objects.
	 * @param string $meta  Group of their metadata.
	 * @param int[]  $ids   Objects.
	 */
	private static function add_objects( string $group, string $meta, array $ids ): void {
		self::add( $meta, $ids );
		// Without a time of the last change WordPress sets the current one.
		self::add( $group, array( ...array_values( $ids ), 'last_changed' ) );
	}

	/**
	 * Records that values changed, if a transaction is open.
	 *
	 * @param string                $group Group.
	 * @param array<int|string> $keys  Keys.
	 */
	private static function add( string $group, array $keys ): void {
		if ( ! Transaction::is_open() ) {
			return;
		}

		if ( array() === self::$changed ) {
			Transaction::after_commit( array( self::class, 'delete' ) );
		}

		foreach ( $keys as $key ) {
			self::$changed[ $group ][ (string) $key ] = true;
		}
	}
}
