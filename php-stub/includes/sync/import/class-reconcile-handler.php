<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Table_Statistics;
use Storedeck\Host\Host;
use Storedeck\Jobs\Job;
use Storedeck\Reports\Sums\Customer_Metrics_Table;
use Storedeck\Reports\Sums\Table_Recovery;
use Storedeck\Reports\Sums\Sum_Handler;
use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Sync\Catch_Up;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Order_Check;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Product_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the rows of orders, then of products, by ascending ID, and syncs
 * those that differ. Then compares sums with the rows of orders.
 *
 * Args: `only_sums`. Checkpoint: `stage` (orders, products or sums), `slices` (Sum_Handler::get_slices()
 * that are left), `first` (ID of the first order that was imported), `last` (ID of
 * the last item), `size` of a step, `repaired`.
 */
final class Reconcile_Handler extends Import_Lock_Handler {

	/** Type of the job. */
	public const TYPE = 'reconcile';

	/** Items per step. */
	private const FIRST_SIZE = 100;
	private const CUSTOMERS  = 500;
	protected const MIN_SIZE = 20;

	/** Queries for IDs of items, which may only be in some of the tables. Those of the source of orders are added. */
	private const SOURCES = array(
		'orders'   => array(
			'SELECT order_id AS id FROM {order_stats} WHERE order_id > %d ORDER BY order_id LIMIT %d',
			'SELECT DISTINCT order_id AS id FROM {order_product_lookup} WHERE order_id > %d ORDER BY order_id LIMIT %d',
			'SELECT DISTINCT order_id AS id FROM {order_coupon_lookup} WHERE order_id > %d ORDER BY order_id LIMIT %d',
			'SELECT DISTINCT order_id AS id FROM {order_tax_lookup} WHERE order_id > %d ORDER BY order_id LIMIT %d',
		),
		'products' => array(
			"SELECT ID AS id FROM {wp:posts} WHERE post_type IN ( 'product', 'product_variation' ) AND ID > %d ORDER BY ID LIMIT %d",
			'SELECT product_id AS id FROM {product_meta_lookup} WHERE product_id > %d ORDER BY product_id LIMIT %d',
			'SELECT DISTINCT product_id AS id FROM {product_attributes} WHERE product_id > %d ORDER BY product_id LIMIT %d',
		),
	);

	public function step( Job $job ): bool {
		if ( array() === $job->checkpoint ) {
			self::begin( $job );
			return false;
		}

		$stage = $job->checkpoint['stage'];

		if ( 'sums' === $stage ) {
			return self::repair_sums( $job );
		}

		$ids = self::get_ids_after( $stage, $job->checkpoint['last'], $job->checkpoint['size'] );

		if ( array() === $ids ) {
			return self::finish_stage( $job );
		}

		// What is only waiting is not wrong.
		Catch_Up::run();

		$repair = 'orders' === $stage ? static fn( array $ids ): int => self::repair_orders( $job, $ids ) : self::repair_products( ... );

		$job->checkpoint['repaired'] += self::process( $job, $ids, $repair );

		return false;
	}

	public function close( int $steps ): void {
		// Only repairs change data; finish_stage() reports them.
		parent::close( 0 );
	}

	/**
	 * Begins with the orders, or with the sums.
	 */
	private static function begin( Job $job ): void {
		if ( $job->args['only_sums'] ?? false ) {
			$job->checkpoint = array( 'repaired' => 0 );
			self::begin_sums( $job );
			$job->total = count( $job->checkpoint['slices'] );
			return;
		}

		$total = Database::rows(
			'SELECT ( SELECT COUNT(*) FROM ' . Host::get_orders()->get_orders_sql() . ' orders )'
				. ' + ( SELECT COUNT(*) FROM {product_meta_lookup} ) AS total'
		)[0];

		$job->total      = (int) $total['total'];
		$job->checkpoint = array(
			'stage'    => 'orders',
			'first'    => Order_Check::get_first(),
			'last'     => 0,
			'size'     => self::FIRST_SIZE,
			'repaired' => 0,
		);
	}

	/**
	 * Goes on with the products, then with the sums.
	 *
	 * @return bool False.
	 */
	private static function finish_stage( Job $job ): bool {
		$job->checkpoint['last'] = 0;
		$job->checkpoint['size'] = self::FIRST_SIZE;

		if ( 'orders' === $job->checkpoint['stage'] ) {
			$job->checkpoint['stage'] = 'products';
			return false;
		}

		Category_Sync::rebuild();
		self::begin_sums( $job );

		return false;
	}

	/**
	 * Goes on with the sums.
	 */
	private static function begin_sums( Job $job ): void {
		Table_Recovery::check();
		delete_option( Sum_Maintenance::TOO_LARGE );
		// A restored backup may have results of other merged rows.
		Data_Version::increment( Data_Version::SUMS );

		$job->checkpoint['stage']  = 'sums';
		$job->checkpoint['last']   = 0;
		$job->checkpoint['slices'] = Sum_Handler::get_slices();
	}

	/**
	 * Repairs the sums of some days, then the metrics of some customers.
	 *
	 * @return bool Whether the job is finished.
	 */
	private static function repair_sums( Job $job ): bool {
		$slice = array_shift( $job->checkpoint['slices'] );

		if ( null !== $slice ) {
			$job->checkpoint['repaired'] += Table_Recovery::retry( static fn(): int => Sum_Maintenance::repair_all( ...$slice ) );
			$job->done                    = min( $job->total, $job->done + 1 );
			return false;
		}

		$ids = Customer_Metrics_Table::is_complete()
			? Customer_Metrics_Table::get_next( $job->checkpoint['last'], self::CUSTOMERS )
			: array();

		if ( array() !== $ids ) {
			$job->checkpoint['repaired'] += Table_Recovery::retry( static fn(): int => Customer_Metrics_Table::repair( $ids ) );
			$job->checkpoint['last']      = $ids[ count( $ids ) - 1 ];
			return false;
		}

		if ( ! ( $job->args['only_sums'] ?? false ) ) {
			Table_Statistics::update();
			Reconciliation::finish( $job->checkpoint['repaired'] );
		}

		if ( $job->checkpoint['repaired'] > 0 ) {
			/* This action is documented in includes/changes/class-change-queue.php. */
			do_action( 'storedeck_data_changed' );
		}

		return true;
	}

	/**
	 * Repairs the rows of orders.
	 *
	 * @param int[] $ids Orders.
	 * @return int Number of orders whose rows were wrong.
	 */
	private static function repair_orders( Job $job, array $ids ): int {
		$outdated = Order_Check::of_store( $job->checkpoint['first'] )->get_outdated( $ids );

		Order_Sync::sync( $outdated );

		return count( $outdated );
	}

	/**
	 * Repairs the rows of products.
	 *
	 * @param int[] $ids Products and variations.
	 * @return int Number of items whose rows were wrong.
	 */
	private static function repair_products( array $ids ): int {
		$before = self::get_product_rows( $ids );

		Product_Sync::sync( $ids );

		$after = self::get_product_rows( $ids );

		return count( array_filter( $ids, static fn( int $id ): bool => ( $before[ $id ] ?? null ) !== ( $after[ $id ] ?? null ) ) );
	}

	/**
	 * Stored rows of products.
	 *
	 * @param int[] $ids Products and variations.
	 * @return array<int, list<array<string, string|null>>> By item.
	 */
	private static function get_product_rows( array $ids ): array {
		$rows = array();

		foreach ( array(
			'SELECT * FROM {product_meta_lookup} WHERE product_id IN ( %d )',
			'SELECT * FROM {product_attributes} WHERE product_id IN ( %d ) ORDER BY taxonomy, term_id',
		) as $sql ) {
			foreach ( Database::rows( $sql, array( $ids ) ) as $row ) {
				$rows[ (int) $row['product_id'] ][] = $row;
			}
		}

		return $rows;
	}

	/**
	 * The next items.
	 *
	 * @param string $stage orders or products.
	 * @param int    $last  ID of the last item.
	 * @return int[]
	 */
	private static function get_ids_after( string $stage, int $last, int $limit ): array {
		$ids     = array();
		$sources = self::SOURCES[ $stage ];

		if ( 'orders' === $stage ) {
			$sources[] = 'SELECT orders.id FROM ' . Host::get_orders()->get_orders_sql() . ' orders'
				. " WHERE orders.type IN ( 'shop_order', 'shop_order_refund' ) AND orders.id > %d ORDER BY orders.id LIMIT %d";
		}

		foreach ( $sources as $sql ) {
			array_push( $ids, ...Database::ids( $sql, array( $last, $limit ) ) );
		}

		$ids = array_values( array_unique( $ids ) );
		sort( $ids );

		return array_slice( $ids, 0, $limit );
	}
}
