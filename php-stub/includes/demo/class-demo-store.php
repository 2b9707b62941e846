<?php
/**
 * Fills the database with the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeZone;
use InvalidArgumentException;
use RuntimeException;
use Storedeck\Common\Transaction;
use Storedeck\Jobs\Import\Rebuild;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Entry point of the generator.
 */
final class Demo_Store {
	/** Orders of one transaction and of one progress report. */
	private const BATCH = 500;

	/** Weight of the other steps in the progress, in orders. */
	private const OTHER_STEPS = 100;

	/** Database. */
	private Bulk_Database $database;

	/** Site time. */
	private Site_Time $time;

	/** End of the generated period. */
	private Timeline $timeline;

	/** Creation times of orders. */
	private Order_Schedule $schedule;

	/** Sales, coupon uses and reviews. */
	private Counters $counters;

	/**
	 * Prepares a store.
	 *
	 * @param Demo_Options                       $options  Options.
	 * @param callable( int, int, string ): void $progress Called with the finished and the total number of steps, and a label.
	 */
	private function __construct( private Demo_Options $options, private $progress ) {
		global $wpdb;
		$this->database = new Bulk_Database( $wpdb );
		$this->time     = new Site_Time( new DateTimeZone( Demo_Options::ZONE ) );
		$this->timeline = new Timeline( $this->time, $options->today, $options->now );
		$this->schedule = new Order_Schedule( $this->time, $options, $this->timeline->end );
		$this->counters = new Counters();
	}

	/**
	 * Replaces the existing demo store, if any, with a new one. Other content
	 * remains.
	 *
	 * @param array<string, string|int>          $options  Any of 'orders' (default 1000), 'seed' (1) and 'today' ('YYYY-MM-DD', the current day).
	 * @param callable( int, int, string ): void $progress Called with the finished and the total number of steps, and a label.
	 * @throws InvalidArgumentException When an option is invalid. Nothing has changed then.
	 * @throws RuntimeException When the store has other orders (nothing has changed then), or the database reports an error.
	 */
	public static function fill( array $options, callable $progress ): void {
		global $wpdb;
		$validated = Demo_Options::from( $options, time() );
		$previous  = Demo_Marker::get();
		$same      = array( $validated->orders, $validated->seed, $validated->today );
		if ( $previous && array( $previous['orders'], $previous['seed'], $previous['today'] ) === $same ) {
			// The same store is created again: its last day ends at the same time as before.
			$validated = Demo_Options::from( array( 'today' => $validated->today ) + $options, $previous['now'] );
		}
		$suspended = wp_suspend_cache_addition();
		$quiet     = $wpdb->suppress_errors( true );

		wp_suspend_cache_addition( true );

		try {
			( new self( $validated, $progress ) )->replace();
		} finally {
			$wpdb->suppress_errors( $quiet );
			wp_suspend_cache_addition( $suspended );
		}
	}

	/**
	 * Removes the existing store and creates the new one.
	 */
	private function replace(): void {
		$this->report( 0, 'Clearing' );
		Sum_Jobs::drop();
		( new Demo_Cleaner( $this->database ) )->clean();
		$this->create();
		$this->clear_caches();
		$this->report( $this->options->orders + 90, 'Sums' );
		// The rows were computed with the settings of the demo store, so that nothing has to be rebuilt.
		Rebuild::finish( Rebuild::get_settings() );
		// In a store of many orders the sums take as long as the orders.
		Sum_Jobs::fill_now( fn( int $done, int $total ) => ( $this->progress )( $done, $total, 'Sums' ) );
		$this->report( $this->options->orders + self::OTHER_STEPS, 'Ready' );
	}

	/**
	 * Creates all content.
	 */
	private function create(): void {
		$seed              = $this->options->seed;
		$ids               = Demo_Ids::from_database( $this->database, $seed );
		$taxes             = new Tax_Table();
		$coupons           = new Demo_Coupons();
		$catalog           = new Demo_Catalog( $seed, $ids->first_post, $this->schedule->starts );
		$customers         = new Customer_Pool( $this->options->orders );
		$ids->first_coupon = $catalog->next_id;

		$attributes = $this->get_missing_attributes( $ids );
		$rates      = range( $ids->first_rate, $ids->first_rate + count( $taxes->rates ) - 1 );
		Transaction::run(
			function () use ( $rates, $attributes, $ids, $taxes ): void {
				Demo_Marker::save( $this->options, $rates, array_keys( $attributes ) );
				Demo_Settings::set_options();
				Demo_Settings::write_rates( $this->database, $ids, $taxes );
				Demo_Settings::write_attributes( $this->database, $attributes );
				$this->database->flush();
			}
		);

		$generator = new Order_Generator( $seed, $catalog, $coupons, $taxes );
		$stream    = new Order_Stream( $seed, $this->schedule, $this->timeline, $customers, $generator, Demo_Ids::FIRST_ORDER );
		$writer    = new Demo_Order_Writer( $this->database, $ids, $catalog, $coupons, $taxes );
		$this->create_orders( $stream, $writer, $ids );

		Transaction::run(
			function () use ( $ids, $customers, $catalog, $coupons ): void {
				$this->report( $this->options->orders, 'Customers' );
				( new Demo_Customer_Writer( $this->database, $ids, $this->timeline, $this->options->seed ) )
					->write( $customers, $this->schedule->starts[0] );

				$this->report( $this->options->orders + 40, 'Products' );
				$this->create_products( $ids, $catalog, $coupons );

				$this->report( $this->options->orders + 80, 'Reviews' );
				( new Demo_Review_Writer( $this->database, $ids, $this->time ) )->write( $this->counters->reviews );
				Demo_Note_Writer::write( $this->database, $this->timeline );
				$this->database->flush();
			}
		);
	}

	/**
	 * Creates all orders.
	 *
	 * @param Order_Stream      $stream Orders.
	 * @param Demo_Order_Writer $writer Order writer.
	 * @param Demo_Ids          $ids    Ids of customers.
	 */
	private function create_orders( Order_Stream $stream, Demo_Order_Writer $writer, Demo_Ids $ids ): void {
		$downloads = new Demo_Download_Writer( $this->database, $ids, $this->timeline, $this->options->seed );
		$reviews   = new Review_Generator( $this->options, $this->timeline );
		$done      = 0;
		for ( $orders = $stream->generate(); $orders->valid(); ) {
			Transaction::run(
				function () use ( $orders, $writer, $downloads, $reviews, &$done ): void {
					for ( $end = $done + self::BATCH; $orders->valid() && $done < $end; $orders->next() ) {
						$order = $orders->current();
						$writer->write( $order );
						$downloads->write( $order );
						$this->counters->add( $order );
						$review = $reviews->generate( $order );
						if ( $review ) {
							$this->counters->reviews[ $review->product->id ][] = $review;
						}
						$done += $order->parent ? 0 : 1;
					}
				}
			);
			$this->report( $done, 'Orders' );
		}
	}

	/**
	 * Creates products and coupons, after the orders, because they store sales and
	 * ratings.
	 *
	 * @param Demo_Ids     $ids     Ids of coupons.
	 * @param Demo_Catalog $catalog Products.
	 * @param Demo_Coupons $coupons Coupons.
	 */
	private function create_products( Demo_Ids $ids, Demo_Catalog $catalog, Demo_Coupons $coupons ): void {
		$administrators = get_users(
			array(
				'role'    => 'administrator',
				'fields'  => 'ID',
				'orderby' => 'ID',
				'number'  => 1,
			)
		);

		$posts      = new Demo_Post_Writer( $this->database, $this->time, (int) ( $administrators[0] ?? 0 ) );
		$terms      = new Demo_Term_Writer( $this->database );
		$sale_start = $this->schedule->starts[ count( $this->schedule->days ) - Price_List::SALE_DAYS ];
		( new Demo_Product_Writer( $this->database, $posts, $terms, $this->counters, $sale_start ) )->write( $catalog );
		( new Demo_Coupon_Writer( $posts, $ids, $this->counters ) )->write( $coupons, $this->schedule->starts[0] );
		$this->database->flush();
		$terms->update_counts();
	}

	/**
	 * Attributes that do not exist yet.
	 *
	 * @param Demo_Ids $ids Ids of attributes.
	 * @return array<int, string> Names by id.
	 */
	private function get_missing_attributes( Demo_Ids $ids ): array {
		$names   = array_keys( Demo_Catalog::ATTRIBUTES );
		$present = $this->database->get_column( 'woocommerce_attribute_taxonomies', 'attribute_name', 'attribute_name', $names );
		$missing = array();
		foreach ( array_values( array_diff( $names, $present ) ) as $position => $name ) {
			$missing[ $ids->first_attribute + $position ] = $name;
		}
		return $missing;
	}

	/**
	 * Clears the caches of WordPress and the reports.
	 */
	private function clear_caches(): void {
		foreach ( array( 'product_cat_children', 'pa_color_children', 'pa_size_children' ) as $option ) {
			delete_option( $option );
		}
		delete_transient( 'wc_attribute_taxonomies' );
		wp_cache_flush();
		// Invalidates the cache of the reports: see Storedeck\Reports\Cache.
		/* This action is documented in includes/sync/class-change-queue.php. */
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Reports the progress.
	 *
	 * @param int    $done  Finished steps, in orders.
	 * @param string $label Label of the next step.
	 */
	private function report( int $done, string $label ): void {
		( $this->progress )( $done, $this->options->orders + self::OTHER_STEPS, $label );
	}
}
