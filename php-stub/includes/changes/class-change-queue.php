<?php

namespace Storedeck\Changes;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Network;
use Storedeck\Foundation\Request_State;
use Storedeck\Host\Host;
use Storedeck\Host\Installation;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects ids and syncs the lookup tables once for each of them, at the end of
 * the request. Code that sends a response calls flush() first. Pending_Changes stores them too, in case this process
 * dies.
 */
final class Change_Queue extends Request_State {

	/** Type of changes that reports show but no lookup table stores. */
	private const OTHER = 'other';

	/** Changes of one sync. */
	private const BATCH = 500;

	/**
	 * Ids by site and type, as keys: true when this process has to sync them, false when
	 * any process may.
	 *
	 * @var array<int, array<string, array<int, bool>>>
	 */
	private array $ids = array();

	/**
	 * Changes of the open transaction that are not yet stored as pending, by site.
	 *
	 * @var array<int, array<int, array{0: string, 1: int}>>
	 */
	private array $unsaved = array();

	/**
	 * Lists what syncs changed items, by type.
	 *
	 * @var callable(): array<string, callable( int[] ): void>
	 */
	private $handlers;

	/**
	 * Registers what syncs changed items.
	 *
	 * @param callable(): array<string, callable( int[] ): void> $handlers Lists them by type, in the order in which they run.
	 */
	public static function register( callable $handlers ): void {
		self::current()->handlers = $handlers;
	}

	/**
	 * Queues a product or variation that was created, changed or deleted.
	 */
	public static function add_product( int $id ): void {
		self::add( 'products', $id );
	}

	/**
	 * Queues an order or refund that was created, changed or deleted.
	 */
	public static function add_order( int $id ): void {
		self::add( 'orders', $id );
	}

	public static function add_user( int $id ): void {
		self::add( 'users', $id );
	}

	/**
	 * Queues a category that was created, moved or deleted.
	 *
	 * @param int $id Term id.
	 */
	public static function add_category( int $id ): void {
		self::add( 'categories', $id );
	}

	/**
	 * Queues a product that got or lost a category.
	 */
	public static function add_product_categories( int $id ): void {
		self::add( 'product_categories', $id );
	}

	/**
	 * Records a change of settings that rows are computed with.
	 */
	public static function add_settings(): void {
		self::add( 'settings', 1 );
	}

	/**
	 * Records a change that reports show but no lookup table stores, such as a
	 * coupon code.
	 */
	public static function mark_changed(): void {
		self::add( self::OTHER, 1 );
	}

	/**
	 * Syncs the lookup tables and invalidates the caches of the reports; in a
	 * transaction, after it. An error is logged, and the next request syncs the
	 * rest: what changed is stored either way.
	 */
	public static function flush(): void {
		$queue = self::current();

		if ( array() === $queue->ids ) {
			return;
		}

		if ( Transaction::is_open() ) {
			Transaction::after_commit( array( self::class, 'flush' ) );
			return;
		}

		$queue->release_other_sites();

		if ( array() !== $queue->ids ) {
			Network::run_on( Network::get_own_site(), $queue->flush_own_site( ... ) );
		}
	}

	/**
	 * Syncs the lookup tables of the site of this process.
	 */
	private function flush_own_site(): void {
		try {
			// A checkout does not wait for an import: the next report syncs the order.
			if ( ! Sync_Lock::run( array( self::class, 'sync' ), Host::get_store()->has_checkout() ? 0 : null ) ) {
				Pending_Changes::release();

				// Later changes of the same items are stored as pending again.
				$this->ids = array();
			}
		} catch ( Throwable $error ) {
			Log::error( 'Could not sync report rows.', $error );
		}

		/*
		 * Fires after data of reports changed. It ends the caches of all reports; plugins that write rows of their reports call it, too.
		 *
		 * @param bool $is_synced Whether these are changes that the rows of orders were synced with, which ended the caches of
		 *                        their days. Plugins leave it out.
		 * @since 0.1.0
		 * @stability stable
		 */
		Transaction::after_commit( static fn() => do_action( 'storedeck_data_changed', true ) );
	}

	/**
	 * Leaves the changes of other sites of a network to them. Their next request before a report syncs these: it has
	 * the plugins and the settings of the site.
	 */
	private function release_other_sites(): void {
		foreach ( array_diff( array_keys( $this->ids ), array( Network::get_own_site() ) ) as $site ) {
			unset( $this->ids[ $site ] );

			try {
				Network::run_on( $site, array( Pending_Changes::class, 'release' ) );
			} catch ( Throwable $error ) {
				Log::error( 'Could not leave changes to another site.', $error );
			}
		}
	}

	/**
	 * Syncs all pending changes while the lock is held.
	 */
	public static function sync(): void {
		$queue = self::current();
		$site  = get_current_blog_id();
		$ids   = array_map( static fn( array $ids ): array => array_keys( array_filter( $ids ) ), $queue->ids[ $site ] ?? array() );

		unset( $queue->ids[ $site ] );

		do {
			$pending = Pending_Changes::get( self::BATCH );

			foreach ( $pending as $change ) {
				$ids[ $change['type'] ][] = $change['object_id'];
			}

			$queue->sync_ids( array_map( 'array_unique', $ids ) );
			Pending_Changes::delete( array_keys( $pending ) );

			$ids = array();
		} while ( self::BATCH === count( $pending ) );
	}

	/**
	 * Drops the changes of a transaction that was rolled back.
	 */
	public static function roll_back(): void {
		$queue          = self::current();
		$queue->ids     = array_filter(
			array_map( static fn( array $ids ): array => array_filter( array_map( 'array_filter', $ids ) ), $queue->ids )
		);
		$queue->unsaved = array();
	}

	/**
	 * Stores the changes of the open transaction as pending. If they exist after a lost connection, the transaction
	 * was committed.
	 */
	public static function save(): void {
		$queue = self::current();

		foreach ( $queue->unsaved as $site => $changes ) {
			$id = Network::run_on( $site, static fn(): int => Pending_Changes::add( $changes, true ) );

			Transaction::set_commit_check(
				static fn(): bool => Network::run_on( $site, static fn(): bool => Pending_Changes::is_stored( $id ) )
			);
		}

		$queue->unsaved = array();
	}

	/**
	 * Syncs items.
	 *
	 * @param array<string, int[]> $ids Ids by type.
	 */
	private function sync_ids( array $ids ): void {
		if ( array() === array_filter( $ids ) ) {
			return;
		}

		foreach ( ( $this->handlers )() as $type => $handler ) {
			if ( ! empty( $ids[ $type ] ) ) {
				$handler( array_values( $ids[ $type ] ) );
			}
		}

		// Before the changes are no longer pending: this process may die before the action. Handlers know whether days are settled.
		Data_Version::increment( Data_Version::OPTION );
	}

	/**
	 * Queues an id.
	 *
	 * @param string $type Type: products, product_categories, orders, users, categories, settings or other.
	 */
	private static function add( string $type, int $id ): void {
		$queue = self::current();
		$site  = get_current_blog_id();

		if ( $id <= 0 || isset( $queue->ids[ $site ][ $type ][ $id ] ) || ! Installation::is_installed() ) {
			return;
		}

		$queue->ids[ $site ][ $type ][ $id ] = ! Transaction::is_open();

		if ( Transaction::is_open() ) {
			$queue->unsaved[ $site ][] = array( $type, $id );

			Transaction::before_commit( self::class, array( self::class, 'save' ) );
			return;
		}

		try {
			Pending_Changes::add( array( array( $type, $id ) ), false );
		} catch ( Query_Exception $error ) {
			Log::error( 'Could not store a change as pending.', $error );
		}
	}
}
