<?php
/**
 * Shop: fills the database with the demo shop.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use InvalidArgumentException;
use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * The way in for all who want a demo shop.
 */
final class Demo_Store {
	/** Orders in one transaction, and from one report of progress to the next. */
	private const STEP = 500;

	/** What the work besides the orders counts in progress, in orders. */
	private const BESIDES = 100;

	/** Database. */
	private Bulk_Database $database;

	/** Zone of the shop. */
	private Zone $zone;

	/** Where the story ends. */
	private Timeline $clock;

	/** When orders come. */
	private Order_Schedule $calendar;

	/** What is counted while orders go by. */
	private Counters $tally;

	/**
	 * Takes what is wanted.
	 *
	 * @param Demo_Options                            $options  Wishes.
	 * @param callable( int, int, string ): void $progress Told what is done, of how much, and what is being made.
	 */
	private function __construct( private Demo_Options $options, private $progress ) {
		global $wpdb;
		$this->database = new Bulk_Database( $wpdb );
		$this->zone     = new Zone( Demo_Options::ZONE );
		$this->clock    = new Timeline( $this->zone, $options->today, $options->now );
		$this->calendar = new Order_Schedule( $this->zone, $options, $this->clock->horizon );
		$this->tally    = new Counters();
	}

	/**
	 * Replaces the demo shop, if there is one, by a new one. Content that others made stays.
	 *
	 * @param array<string, string|int>          $options  Any of 'orders' (default 1000), 'seed' (1) and 'today' ('YYYY-MM-DD', the present day).
	 * @param callable( int, int, string ): void $progress Called with what is done, of how much, and what is being made.
	 * @throws InvalidArgumentException When an option is wrong; nothing has changed then.
	 * @throws RuntimeException When the shop is a real one (nothing has changed then) or the database refuses.
	 */
	public static function fill( array $options, callable $progress ): void {
		global $wpdb;
		$wanted = Demo_Options::from( $options, time() );
		$before = Demo_Marker::read();
		$same   = array( $wanted->orders, $wanted->seed, $wanted->today );
		if ( $before && array( $before['orders'], $before['seed'], $before['today'] ) === $same ) {
			// The same shop again: the unfinished day ends where it ended before.
			$wanted = Demo_Options::from( array( 'today' => $wanted->today ) + $options, $before['now'] );
		}
		$suspended = wp_suspend_cache_addition( true );
		$quiet     = $wpdb->suppress_errors( true );
		try {
			( new self( $wanted, $progress ) )->make();
		} finally {
			$wpdb->suppress_errors( $quiet );
			wp_suspend_cache_addition( $suspended );
		}
	}

	/**
	 * Removes the shop that was, and makes the new one.
	 */
	private function make(): void {
		$this->report( 0, 'Clearing' );
		( new Demo_Cleaner( $this->database ) )->clean();
		$this->database->begin();
		try {
			$this->make_parts();
			$this->database->commit();
		} catch ( Throwable $error ) {
			$this->database->rollback();
			throw $error;
		}
		$this->forget();
		$this->report( $this->options->orders + self::BESIDES, 'Ready' );
	}

	/**
	 * Makes the parts of the shop, within transactions.
	 */
	private function make_parts(): void {
		$seed        = $this->options->seed;
		$ids         = new Demo_Ids( $this->database, $seed );
		$taxes       = new Tax_Table();
		$coupons     = new Demo_Coupons();
		$catalogue   = new Demo_Catalog( $seed, $ids->post, $this->calendar->starts );
		$crowd       = new Customer_Pool( $this->options->orders );
		$ids->coupon = $catalogue->next_id;

		$attributes = $this->missing_attributes( $ids );
		Demo_Marker::write( $this->options, range( $ids->rate, $ids->rate + count( $taxes->rates ) - 1 ), array_keys( $attributes ) );
		Demo_Settings::set_options();
		$this->database->next();

		Demo_Settings::write_rates( $this->database, $ids, $taxes );
		Demo_Settings::write_attributes( $this->database, $attributes );

		$builder = new Order_Generator( $seed, $catalogue, $coupons, $taxes );
		$stream  = new Order_Stream( $seed, $this->calendar, $this->clock, $crowd, $builder, Demo_Ids::FIRST_ORDER );
		$this->orders( $stream, $ids, $taxes );

		$this->report( $this->options->orders, 'Customers' );
		( new Demo_Customer_Writer( $this->database, $ids, $this->clock, $seed ) )->write( $crowd, $this->calendar->starts[0] );

		$this->report( $this->options->orders + 40, 'Products' );
		$this->content( $ids, $catalogue, $coupons );

		$this->report( $this->options->orders + 80, 'Reviews' );
		( new Demo_Review_Writer( $this->database, $ids, $this->zone ) )->write( $this->tally->reviews );
		Demo_Note_Writer::write( $this->database, $this->clock );
		$this->database->flush();
	}

	/**
	 * Makes all orders.
	 *
	 * @param Order_Stream $stream Orders.
	 * @param Demo_Ids          $ids    Ids of what they point to.
	 * @param Tax_Table    $taxes  Tax rates.
	 */
	private function orders( Order_Stream $stream, Demo_Ids $ids, Tax_Table $taxes ): void {
		$writer    = new Demo_Order_Writer( $this->database, $ids, $this->zone, $taxes );
		$downloads = new Demo_Download_Writer( $this->database, $ids, $this->clock, $this->options->seed );
		$reviewers = new Review_Generator( $this->options, $this->clock );
		$done      = 0;
		foreach ( $stream->orders() as $order ) {
			$writer->write( $order );
			$downloads->write( $order );
			$this->tally->count( $order );
			$review = $reviewers->ask( $order );
			if ( $review ) {
				$this->tally->reviews[ $review->product->id ][] = $review;
			}
			if ( ! $order->parent && 0 === ++$done % self::STEP ) {
				$this->database->next();
				$this->report( $done, 'Orders' );
			}
		}
	}

	/**
	 * Makes products and coupons; they come after the orders because they carry sales and ratings.
	 *
	 * @param Demo_Ids         $ids       Ids of coupons.
	 * @param Demo_Catalog   $catalogue Products.
	 * @param Demo_Coupons $coupons   Coupons.
	 */
	private function content( Demo_Ids $ids, Demo_Catalog $catalogue, Demo_Coupons $coupons ): void {
		$administrators = get_users(
			array(
				'role'    => 'administrator',
				'fields'  => 'ID',
				'orderby' => 'ID',
				'number'  => 1,
			)
		);

		$posts   = new Demo_Post_Writer( $this->database, $this->zone, (int) ( $administrators[0] ?? 0 ) );
		$terms   = new Demo_Term_Writer( $this->database );
		$reduced = $this->calendar->starts[ count( $this->calendar->days ) - Price_List::REDUCED_DAYS ];
		( new Demo_Product_Writer( $this->database, $posts, $terms, $this->tally, $reduced ) )->write( $catalogue );
		( new Demo_Coupon_Writer( $posts, $ids, $this->tally ) )->write( $coupons, $this->calendar->starts[0] );
		$this->database->flush();
		$terms->count();
	}

	/**
	 * The attributes that nobody has made yet.
	 *
	 * @param Demo_Ids $ids Ids of attributes.
	 * @return array<int, string> Names by id.
	 */
	private function missing_attributes( Demo_Ids $ids ): array {
		$names   = array_keys( Demo_Catalog::ATTRIBUTES );
		$present = $this->database->column( 'woocommerce_attribute_taxonomies', 'attribute_name', 'attribute_name', $names );
		$missing = array();
		foreach ( array_values( array_diff( $names, $present ) ) as $position => $name ) {
			$missing[ $ids->attribute + $position ] = $name;
		}
		return $missing;
	}

	/**
	 * Makes WordPress forget what it remembered of the tables, and tells others to do so too.
	 */
	private function forget(): void {
		foreach ( array( 'product_cat_children', 'pa_color_children', 'pa_size_children' ) as $option ) {
			delete_option( $option );
		}
		delete_transient( 'wc_attribute_taxonomies' );
		wp_cache_flush();
		// What reports remembered no longer holds; see Storedeck\Reports\Cache.
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Tells how far the work is.
	 *
	 * @param int    $done  Done so far, in orders.
	 * @param string $label What comes now.
	 */
	private function report( int $done, string $label ): void {
		( $this->progress )( $done, $this->options->orders + self::BESIDES, $label );
	}
}
