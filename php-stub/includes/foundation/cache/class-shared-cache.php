<?php

namespace Storedeck\Foundation\Cache;

use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Network;

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
	 * Values to delete after the transaction: keys, as keys, by site and group.
	 *
	 * @var array<int, array<string, array<string, true>>>
	 */
	private array $changed = array();

	/**
	 * Hooks the changes, if there is a persistent object cache.
	 */
	public static function register_hooks(): void {
		if ( wp_using_ext_object_cache() ) {
			( new self() )->follow();
		}
	}

	private function follow(): void {
		foreach ( array( 'post', 'comment', 'term', 'user' ) as $type ) {
			$add_meta = fn( $meta_id, $id ) => $this->add( $type . '_meta', array( $id ) );

			foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
				add_action( "{$change}_{$type}_meta", $add_meta, 0, 2 );
			}
		}

		add_action( 'clean_post_cache', fn( $id ) => $this->add_objects( 'posts', 'post_meta', array( $id ) ), 0 );
		add_action( 'clean_comment_cache', fn( $id ) => $this->add_objects( 'comment', 'comment_meta', array( $id ) ), 0 );
		add_action( 'clean_user_cache', fn( $id ) => $this->add_objects( 'users', 'user_meta', array( $id ) ), 0 );
		add_action( 'clean_term_cache', fn( $ids ) => $this->add_objects( 'terms', 'term_meta', (array) $ids ), 0 );
		add_action( 'clean_object_term_cache', array( $this, 'add_relationships' ), 0, 2 );

		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, fn( $name ) => $this->add( 'options', array( $name, 'alloptions', 'notoptions' ) ), 0 );
		}

		add_action( 'storedeck_rolled_back', array( $this, 'delete' ) );
	}

	/**
	 * Records that terms of objects changed.
	 *
	 * @param int[]  $ids  Objects.
	 * @param string $type Type of the objects.
	 */
	public function add_relationships( $ids, $type ): void {
		foreach ( get_object_taxonomies( $type ) as $taxonomy ) {
			$this->add( $taxonomy . '_relationships', (array) $ids );
		}
	}

	public function delete(): void {
		$changed       = $this->changed;
		$this->changed = array();

		foreach ( $changed as $site => $groups ) {
			Network::run_on( $site, static fn() => self::delete_groups( $groups ) );
		}
	}

	/**
	 * Deletes values of the current site.
	 *
	 * @param array<string, array<string, true>> $groups Keys, as keys, by group.
	 */
	private static function delete_groups( array $groups ): void {
		foreach ( $groups as $group => $keys ) {
			foreach ( array_keys( $keys ) as $key ) {
				wp_cache_delete( $key, $group );
			}
		}
	}

	/**
	 * Records that objects changed, and with them the results of queries that WordPress keeps.
	 *
	 * @param string $meta Group of their metadata.
	 * @param int[]  $ids  Objects.
	 */
	private function add_objects( string $group, string $meta, array $ids ): void {
		$this->add( $meta, $ids );
		// Without a time of the last change WordPress sets the current one.
		$this->add( $group, array( ...array_values( $ids ), 'last_changed' ) );
	}

	/**
	 * Records that values changed, if a transaction is open.
	 *
	 * @param array<int|string> $keys Keys.
	 */
	private function add( string $group, array $keys ): void {
		if ( ! Transaction::is_open() ) {
			return;
		}

		if ( array() === $this->changed ) {
			Transaction::after_commit( array( $this, 'delete' ) );
		}

		foreach ( $keys as $key ) {
			$this->changed[ get_current_blog_id() ][ $group ][ (string) $key ] = true;
		}
	}
}
