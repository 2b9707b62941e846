<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeZone;
use Generator;
use InvalidArgumentException;
use RuntimeException;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Entry point of the generator.
 */
final class Demo_Store {
	/** Orders of one transaction and of one progress report. */
	private const BATCH = 500;

	/** Weight of the other steps in the progress, in orders. */
	private const OTHER_STEPS = 100;

	/** Id of the first order. It is high so that order ids differ from product ids. */
	private const FIRST_ORDER = 10001;

	private Bulk_Database $bulk;

	private Order_Schedule $schedule;

	private Demo_Reviews $reviews;

	/** @var array<int, int> Items sold by product id. */
	private array $sold = array();

	/** @var array<int, int> Number of orders by index of the coupon. */
	private array $uses = array();

	private function __construct( private Demo_Options $options, private $progress ) {
		$this->bulk     = new Bulk_Database();
		$this->schedule = new Order_Schedule( new Site_Time( new DateTimeZone( Demo_Options::ZONE ) ), $options );
		$this->reviews  = new Demo_Reviews( $this->schedule );
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
		$validated = Demo_Options::from( $options, time() );
		$previous  = Demo_Cleaner::get_store();
		$same      = array( $validated->orders, $validated->seed, $validated->today );
		if ( $previous && array( $previous['orders'], $previous['seed'], $previous['today'] ) === $same ) {
			// The same store is created again: its last day ends at the same time as before.
			$validated = Demo_Options::from( array( 'today' => $validated->today ) + $options, $previous['now'] );
		}
		$suspended = wp_suspend_cache_addition();

		wp_suspend_cache_addition( true );

		try {
			( new self( $validated, $progress ) )->replace();
		} finally {
			wp_suspend_cache_addition( $suspended );
		}
	}

	/**
	 * Removes the existing store and creates the new one.
	 */
	private function replace(): void {
		$this->report( 0, 'Clearing' );
		Sum_Jobs::drop();
		Demo_Cleaner::clean();
		$this->create();
		$this->clear_caches();
		( $this->progress )( 0, 1, 'Sums' );
		// The rows were computed with the settings of the demo store, so that nothing has to be rebuilt.
		Rebuild::finish( Rebuild::get_settings() );
		// In a store of many orders the sums take as long as the orders.
		Sum_Jobs::fill_now( fn( int $done, int $total ) => ( $this->progress )( $done, $total, 'Sums' ) );
		$this->report( $this->options->orders + self::OTHER_STEPS, 'Ready' );
	}

	/**
	 * Creates all content. What is not written yet has the ids after those that exist.
	 */
	private function create(): void {
		$seed       = $this->options->seed;
		$taxes      = new Tax_Table();
		$coupons    = new Demo_Coupons();
		$catalog    = new Demo_Catalog( $seed, $this->bulk->get_max( 'posts', 'ID' ) + 1, $this->schedule->starts );
		$customer   = $this->bulk->get_max( 'storedeck_customer_lookup', 'customer_id' ) + 1;
		$customers  = new Customer_Pool( $seed, $this->options->orders, $customer, $this->bulk->get_max( 'users', 'ID' ) + 1 );
		$first_rate = $this->bulk->get_max( 'woocommerce_tax_rates', 'tax_rate_id' ) + 1;
		$factory    = new Demo_Raw_Order_Factory( $taxes, $coupons, $first_rate, self::FIRST_ORDER );
		$generator  = new Order_Generator( $catalog, $coupons, $taxes );

		Transaction::run( fn() => $this->create_settings( $taxes, $first_rate, $catalog ) );
		$this->create_orders(
			( new Order_Stream( $this->schedule, $customers, $generator, $factory ) )->generate(),
			new Demo_Order_Writer( $this->bulk, $this->schedule, $catalog, $coupons )
		);
		Transaction::run(
			function () use ( $customers, $catalog, $coupons ): void {
				$this->report( $this->options->orders, 'Customers' );
				( new Demo_Customer_Writer( $this->bulk, $this->schedule ) )->write( $customers );

				$this->report( $this->options->orders + 40, 'Products' );
				$this->create_products( $catalog, $coupons );

				$this->report( $this->options->orders + 80, 'Reviews' );
				$this->reviews->write( $this->bulk );
				$this->create_notes();
				$this->bulk->flush();
			}
		);
	}

	/**
	 * Writes the options, the tax rates, and the attributes that do not exist yet.
	 *
	 * @param int $first_rate Id of the first tax rate.
	 */
	private function create_settings( Tax_Table $taxes, int $first_rate, Demo_Catalog $catalog ): void {
		$present = array_column( Database::rows( 'SELECT attribute_name FROM {attribute_taxonomies}' ), 'attribute_name' );
		$missing = array_diff_key( $catalog->attributes, array_flip( $present ) );
		$first   = $this->bulk->get_max( 'woocommerce_attribute_taxonomies', 'attribute_id' ) + 1;
		$ids     = $missing ? range( $first, $first + count( $missing ) - 1 ) : array();
		Demo_Cleaner::save_store( $this->options, range( $first_rate, $first_rate + count( $taxes->rates ) - 1 ), $ids );
		$options = array( 'timezone_string' => Demo_Options::ZONE, 'woocommerce_currency' => Demo_Options::CURRENCY );
		foreach ( $options + Demo_Data::read( 'options' ) as $name => $value ) {
			update_option( $name, $value );
		}
		$taxes->write( $this->bulk, $first_rate );
		foreach ( array_keys( $missing ) as $position => $name ) {
			$this->bulk->add( 'woocommerce_attribute_taxonomies', array(
				'attribute_id' => $ids[ $position ], 'attribute_name' => $name,
				'attribute_label' => $missing[ $name ]['label'], 'attribute_type' => 'select',
				'attribute_orderby' => 'menu_order', 'attribute_public' => 0,
			) );
		}
		$this->bulk->flush();
	}

	/**
	 * Creates all orders.
	 *
	 * @param Generator<int, array<string, mixed>> $orders Orders and refunds.
	 */
	private function create_orders( Generator $orders, Demo_Order_Writer $writer ): void {
		for ( $done = 0; $orders->valid(); ) {
			Transaction::run(
				function () use ( $orders, $writer, &$done ): void {
					for ( $end = $done + self::BATCH; $orders->valid() && $done < $end; $orders->next() ) {
						$order = $orders->current();
						$writer->write( $order );
						$this->reviews->add( $order );
						$this->count( $order );
						$done += $order['parent'] ? 0 : 1;
					}
				}
			);
			$this->report( $done, 'Orders' );
		}
	}

	/**
	 * Counts sales and coupon uses. Refunds and orders that reports exclude are not counted.
	 */
	private function count( array $order ): void {
		if ( $order['parent'] || ! $order['is_counted'] ) {
			return;
		}
		foreach ( $order['lines'] as $line ) {
			$this->sold[ $line['product']['id'] ] = ( $this->sold[ $line['product']['id'] ] ?? 0 ) + $line['quantity'];
		}
		foreach ( array_keys( $order['coupons'] ) as $index ) {
			$this->uses[ $index ] = ( $this->uses[ $index ] ?? 0 ) + 1;
		}
	}

	/**
	 * Creates products and coupons, after the orders, because they store sales and
	 * ratings.
	 */
	private function create_products( Demo_Catalog $catalog, Demo_Coupons $coupons ): void {
		$author     = get_users( array( 'role' => 'administrator', 'fields' => 'ID', 'orderby' => 'ID', 'number' => 1 ) )[0] ?? 0;
		$posts      = new Demo_Post_Writer( $this->bulk, $this->schedule->time, (int) $author );
		$sale_start = $this->schedule->starts[ count( $this->schedule->days ) - Demo_Catalog::SALE_DAYS ];
		( new Demo_Product_Writer( $this->bulk, $posts, $catalog, $sale_start ) )->write( $this->sold, $this->reviews );
		$coupons->write( $posts, $this->uses, $catalog->next_id, $this->schedule->starts[0] );
		$this->bulk->flush();
		$posts->update_term_counts();
	}

	/**
	 * Writes the notes of data/notes.json to the inbox.
	 */
	private function create_notes(): void {
		$id     = $this->bulk->get_max( 'wc_admin_notes', 'note_id' );
		$action = $this->bulk->get_max( 'wc_admin_note_actions', 'action_id' );
		$sql    = "SELECT id, total_amount FROM {orders} WHERE status = 'wc-failed' ORDER BY date_created_gmt DESC LIMIT 1";
		$failed = Database::rows( $sql );
		foreach ( Demo_Data::read( 'notes' ) as $note ) {
			if ( 'error' === $note['type'] ) {
				if ( ! $failed ) {
					continue;
				}
				$note['content']             = sprintf( $note['content'], number_format( (float) $failed[0]['total_amount'], 2 ) );
				$note['actions'][0]['query'] = sprintf( $note['actions'][0]['query'], $failed[0]['id'] );
			}
			$this->bulk->add( 'wc_admin_notes', array_diff_key( $note, array( 'hours' => 0, 'actions' => 0 ) ) + array(
				'note_id' => ++$id, 'locale' => 'en_US', 'content_data' => '{}', 'source' => Demo_Cleaner::SOURCE,
				'date_created' => Site_Time::format( $this->schedule->to_past( $this->schedule->end - $note['hours'] * 3600 ) ),
				'layout' => 'plain', 'image' => '', 'is_deleted' => 0, 'icon' => 'info',
			) );
			foreach ( $note['actions'] as $button ) {
				$more = array( 'action_id' => ++$action, 'note_id' => $id, 'actioned_text' => '' );
				$this->bulk->add( 'wc_admin_note_actions', $button + $more );
			}
		}
	}

	/**
	 * Clears the caches of WordPress and the reports.
	 */
	private function clear_caches(): void {
		array_map( 'delete_option', array( 'product_cat_children', 'pa_color_children', 'pa_size_children' ) );
		delete_transient( 'wc_attribute_taxonomies' );
		wp_cache_flush();
		// Invalidates the cache of the reports: see Storedeck\Foundation\Cache\Cache.
		/* This action is documented in includes/changes/class-change-queue.php. */
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
