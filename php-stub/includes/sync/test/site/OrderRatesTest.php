<?php
/**
 * Tests of orders in other currencies with a rate.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test\Site;

use Storedeck\Host\Installation;
use Storedeck\Installer;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Order_Check;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Other_Currencies;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports count orders that a multi-currency plugin stored a rate of, converted, and name the others.
 */
final class OrderRatesTest extends SiteTestCase {

	use ReportRows;

	private const ORDERS = '/wc-analytics/orders';
	private const RANGE  = array( 'after' => '2000-01-01T00:00:00', 'before' => '2099-12-31T23:59:59' );

	/**
	 * Meta of WooPayments: at the payment, a euro was worth 1.10 dollars.
	 */
	private const WOOPAYMENTS = array(
		'_wcpay_multi_currency_order_default_currency' => 'USD',
		'_wcpay_multi_currency_order_exchange_rate'    => '0.5',
		'_wcpay_multi_currency_stripe_exchange_rate'   => '1.1',
	);

	/**
	 * Two products.
	 *
	 * @var int[]
	 */
	private static array $products;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$products = array(
			self::create_product( array( 'name' => 'Mug', 'regular_price' => '33.33', 'tax_status' => 'none' ) ),
			self::create_product( array( 'name' => 'Jug', 'regular_price' => '11.11', 'tax_status' => 'none' ) ),
		);
	}

	/**
	 * Creates an order of 100 EUR: lines of 28.33 and 35 after a coupon of 5 and 6.66, shipping of 20, taxes of 16.67.
	 *
	 * @param array<string, mixed> $meta   Meta.
	 * @param array<string, mixed> $values Other values.
	 */
	private static function create( array $meta, array $values = array() ): int {
		$pairs = array();

		foreach ( $meta as $key => $value ) {
			$pairs[] = array( 'key' => $key, 'value' => $value );
		}

		$values += array( 'currency' => 'EUR', 'meta_data' => $pairs );
		$id      = self::create_order( array_fill_keys( self::$products, 1 ), $values );

		self::sql( "UPDATE {prefix}wc_orders SET total_amount = 100, tax_amount = 16.67 WHERE id = $id" );
		self::sql(
			"UPDATE {prefix}wc_order_operational_data SET shipping_total_amount = 20, shipping_tax_amount = 3.33 WHERE order_id = $id"
		);

		$items = array(
			array( 'coupon', 'TEN', array( 'discount_amount' => '11.66' ) ),
			array( 'tax', 'VAT', array( 'rate_id' => '4', 'tax_amount' => '13.34', 'shipping_tax_amount' => '3.33' ) ),
		);

		foreach ( $items as list( $type, $name, $values ) ) {
			self::add_item( $id, $type, $name, $values );
		}

		self::set_lines( $id );
		self::sync( $id );

		return $id;
	}

	/**
	 * Gives the lines of an order their amounts.
	 *
	 * @param int $id Order.
	 */
	private static function set_lines( int $id ): void {
		$lines   = array_column(
			self::sql(
				'SELECT order_item_id FROM {prefix}woocommerce_order_items'
					. " WHERE order_id = $id AND order_item_type = 'line_item' ORDER BY order_item_id"
			),
			'order_item_id'
		);
		$amounts = array(
			array( '_line_subtotal' => '33.33', '_line_total' => '28.33', '_line_tax' => '6.67' ),
			array( '_line_subtotal' => '41.66', '_line_total' => '35.00', '_line_tax' => '6.67' ),
		);

		foreach ( $lines as $index => $line ) {
			foreach ( $amounts[ $index ] as $key => $value ) {
				self::sql(
					"UPDATE {prefix}woocommerce_order_itemmeta SET meta_value = '$value'
					WHERE order_item_id = $line AND meta_key = '$key'"
				);
			}
		}
	}

	/**
	 * Adds an item.
	 *
	 * @param int                   $order Order.
	 * @param string                $type  Type.
	 * @param string                $name  Name.
	 * @param array<string, string> $meta  Meta.
	 */
	private static function add_item( int $order, string $type, string $name, array $meta ): void {
		global $wpdb;

		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_order_items",
			array( 'order_id' => $order, 'order_item_type' => $type, 'order_item_name' => $name )
		);

		$item = $wpdb->insert_id;

		foreach ( $meta as $key => $value ) {
			$wpdb->insert(
				"{$wpdb->prefix}woocommerce_order_itemmeta",
				array( 'order_item_id' => $item, 'meta_key' => $key, 'meta_value' => $value )
			);
		}
	}

	/**
	 * Syncs an order after its tables were changed past the plugin.
	 *
	 * @param int $id Order.
	 */
	private static function sync( int $id ): void {
		Order_Sync::sync( array( $id ) );
		do_action( 'storedeck_data_changed' );
	}

	/**
	 * Changes a meta of an order, as its plugin does, and syncs it.
	 *
	 * @param int    $id    Order.
	 * @param string $key   Meta key.
	 * @param string $value Value.
	 */
	private static function set_meta( int $id, string $key, string $value ): void {
		self::write( 'PUT', self::ORDERS . "/$id", array( 'meta_data' => array( array( 'key' => $key, 'value' => $value ) ) ) );
		self::end_request();
	}

	/**
	 * Row of an order.
	 *
	 * @param int $id Order.
	 * @return array<int, string|float> Currency, original currency, total, taxes, shipping, net sales.
	 */
	private static function get_row( int $id ): array {
		$row = self::sql(
			"SELECT currency, original_currency, total_sales, tax_total, shipping_total, net_total
			FROM {prefix}storedeck_order_stats WHERE order_id = $id"
		)[0];

		return array( $row['currency'], $row['original_currency'], ...array_map( 'floatval', array_slice( array_values( $row ), 2 ) ) );
	}

	/**
	 * Totals of a report.
	 *
	 * @param string $report  Report.
	 * @param string ...$keys Metrics.
	 * @return list<int|float>
	 */
	private static function get_totals( string $report, string ...$keys ): array {
		$totals = self::get( "/wc-analytics/reports/$report/stats", self::RANGE + array( 'interval' => 'year' ) )['totals'];

		return array_map( static fn( string $key ) => $totals[ $key ], $keys );
	}

	/**
	 * The notices.
	 *
	 * @return array{array<int, mixed>, array<int, mixed>} Orders that were converted, and that are left out.
	 */
	private static function get_notices(): array {
		do_action( 'storedeck_data_changed' );

		$state = self::get( '/storedeck/v1/data-state' );

		return array( $state['converted_orders'], $state['other_currencies'] );
	}

	public function test_an_order_is_counted_at_its_rate_in_every_report(): void {
		$id = self::create( self::WOOPAYMENTS );

		$this->assertSame( array( 'USD', 'EUR', 110.0, 18.34, 22.0, 69.66 ), self::get_row( $id ) );
		$this->assertSame(
			array( 110, 18.34, 22, 69.66, 12.83, 1 ),
			self::get_totals( 'revenue', 'total_sales', 'taxes', 'shipping', 'net_revenue', 'coupons', 'orders_count' )
		);
		$this->assertSame( array( 69.66, 2 ), self::get_totals( 'products', 'net_revenue', 'items_sold' ) );
		$this->assertSame( array( 18.34, 14.67, 3.67 ), self::get_totals( 'taxes', 'total_tax', 'order_tax', 'shipping_tax' ) );
		$this->assertSame( array( 12.83 ), self::get_totals( 'coupons', 'amount' ) );

		$sql = self::sql(
			'SELECT SUM( product_net_revenue ) AS net, SUM( tax_amount ) AS tax, SUM( shipping_amount ) AS shipping,
				SUM( shipping_tax_amount ) AS shipping_tax, SUM( coupon_amount ) AS coupons, SUM( product_gross_revenue ) AS gross
			FROM {prefix}storedeck_order_product_lookup'
		)[0];

		$this->assertSame( array( 69.66, 14.67, 22.0, 3.67, 12.83, 110.0 ), array_map( 'floatval', array_values( $sql ) ) );
		$this->assertSame( 0, self::repair_sums() );
		$this->assertSame( array( array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) ), array() ), self::get_notices() );
	}

	public function test_the_lists_and_the_screen_of_orders_keep_the_currency_and_amounts_of_the_order(): void {
		$id = self::create( self::WOOPAYMENTS );

		self::write( 'POST', self::ORDERS . "/$id/refunds", array( 'amount' => '40.00' ) );

		$order = self::get( self::ORDERS . "/$id" );
		$row   = self::get( '/wc-analytics/reports/orders', self::RANGE + array( 'order' => 'asc' ) )[0];

		$this->assertSame( array( 'EUR', '100.00' ), array( $order['currency'], $order['total'] ) );
		$this->assertSame( '€100.00 €60.00', $row['total_formatted'] );
		$this->assertSame( 69.66, $row['net_total'] );
	}

	public function test_a_refund_is_converted_by_the_rate_of_its_order(): void {
		$id     = self::create( self::WOOPAYMENTS );
		$first  = self::write( 'POST', self::ORDERS . "/$id/refunds", array( 'amount' => '33.33' ) )['id'];
		$second = self::write( 'POST', self::ORDERS . "/$id/refunds", array( 'amount' => '16.67' ) )['id'];

		$this->assertSame( array( 'USD', 'EUR', -36.66, 0.0, 0.0, -36.66 ), self::get_row( $first ) );
		$this->assertSame( array( 'USD', 'EUR', -18.34, 0.0, 0.0, -18.34 ), self::get_row( $second ) );
		$this->assertSame( array( 55, 55, 14.66 ), self::get_totals( 'revenue', 'total_sales', 'refunds', 'net_revenue' ) );

		self::write( 'PUT', self::ORDERS . "/$id", array( 'status' => 'refunded' ) );

		$this->assertSame(
			array( 0, 0, 0, 0, 110 ),
			self::get_totals( 'revenue', 'total_sales', 'taxes', 'shipping', 'net_revenue', 'refunds' )
		);
		$this->assertSame( array( 0, 0 ), self::get_totals( 'products', 'net_revenue', 'items_sold' ) );
		$this->assertSame( 0, self::repair_sums() );
	}

	public function test_orders_in_the_currency_of_the_store_and_converted_ones_are_added(): void {
		self::create( self::WOOPAYMENTS );
		self::create( self::WOOPAYMENTS, array( 'currency' => 'USD' ) );
		self::create( array() );

		$this->assertSame( array( 210, 2 ), self::get_totals( 'revenue', 'total_sales', 'orders_count' ) );
		$this->assertSame(
			array(
				array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) ),
				array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) ),
			),
			self::get_notices()
		);
	}

	/**
	 * Meta of plugins, and what 100 EUR are worth.
	 *
	 * @return array<string, array{array<string, mixed>, float|null}>
	 */
	public function rates(): array {
		$base     = '_wcpay_multi_currency_order_default_currency';
		$price    = '_wcpay_multi_currency_order_exchange_rate';
		$payment  = '_wcpay_multi_currency_stripe_exchange_rate';
		$wrong    = fn( mixed $rate ): array => array( array( $base => 'USD', $price => $rate ), null );
		$of_curcy = fn( mixed $rate, string $main ): array => array(
			'wmc_order_info' => array(
				'USD' => array( 'rate' => 1, 'is_main' => 'USD' === $main ? 1 : 0 ),
				'EUR' => array( 'rate' => $rate, 'is_main' => 'EUR' === $main ? 1 : 0 ),
			),
		);

		return array(
			'WooPayments, by the prices'     => array( array( $base => 'USD', $price => '0.8' ), 125.0 ),
			'WooPayments, by the payment'    => array( array( $base => 'USD', $price => '0.8', $payment => '1.2' ), 120.0 ),
			'FOX'                            => array(
				array( '_woocs_order_rate' => '0.8', '_woocs_order_base_currency' => 'USD' ),
				125.0,
			),
			'CURCY'                          => array( $of_curcy( '0.8', 'USD' ), 125.0 ),
			'a rate of 3'                    => array( array( $base => 'USD', $price => '3' ), 33.33 ),
			'zero'                           => $wrong( '0' ),
			'less than zero'                 => $wrong( '-0.8' ),
			'no number'                      => $wrong( 'abc' ),
			'a comma'                        => $wrong( '0,8' ),
			'nothing'                        => $wrong( '' ),
			'a payment without a valid rate' => array( array( $base => 'USD', $price => '0.8', $payment => '0' ), null ),
			'another base'                   => array( array( $base => 'GBP', $price => '0.8' ), null ),
			'no base'                        => array( array( $price => '0.8' ), null ),
			'FOX with another base'          => array(
				array( '_woocs_order_rate' => '0.8', '_woocs_order_base_currency' => 'EUR' ),
				null,
			),
			'CURCY with another base'        => array( $of_curcy( '0.8', 'EUR' ), null ),
			'CURCY without a rate'           => array( $of_curcy( null, 'USD' ), null ),
			'CURCY with other data'          => array( array( 'wmc_order_info' => 'EUR' ), null ),
		);
	}

	/**
	 * What plugins store.
	 *
	 * @group        mariadb
	 * @dataProvider rates
	 * @param array<string, mixed> $meta     Meta.
	 * @param float|null           $expected Total in USD; null if the order is not converted.
	 */
	public function test_only_a_valid_rate_to_the_currency_of_the_store_converts( array $meta, ?float $expected ): void {
		$row = self::get_row( self::create( $meta ) );

		$notice = array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) );

		$this->assertSame(
			null === $expected ? array( 'EUR', '', 100.0 ) : array( 'USD', 'EUR', $expected ),
			array_slice( $row, 0, 3 )
		);
		$this->assertSame( null === $expected ? array( array(), $notice ) : array( $notice, array() ), self::get_notices() );
	}

	/**
	 * Values of the filter.
	 *
	 * @testWith [1.5, 150.0]
	 *           ["1.5", 150.0]
	 *           [null, null]
	 *           [0, null]
	 *           [-2, null]
	 *           ["much", null]
	 *           [[2], null]
	 * @param mixed      $rate     Returned rate.
	 * @param float|null $expected Total in USD.
	 */
	public function test_a_filter_decides_about_the_rate_and_gets_the_order( mixed $rate, ?float $expected ): void {
		$given = array();

		add_filter(
			'storedeck_order_rate',
			static function ( $stored, $order ) use ( $rate, &$given ) {
				$given[] = array( $stored, $order['id'], $order['currency'], (float) $order['total'] );

				return $rate;
			},
			10,
			2
		);

		$id = self::create( self::WOOPAYMENTS );

		$this->assertSame( array( 1.1, $id, 'EUR', 100.0 ), end( $given ) );
		$this->assertSame(
			null === $expected ? array( 'EUR', '', 100.0 ) : array( 'USD', 'EUR', $expected ),
			array_slice( self::get_row( $id ), 0, 3 )
		);
	}

	public function test_a_filter_that_fails_leaves_the_stored_rate(): void {
		add_filter( 'storedeck_order_rate', 'Storedeck\Sync\Test\Site\a_function_that_is_missing' );

		$this->assertSame( 110.0, self::get_row( self::create( self::WOOPAYMENTS ) )[2] );
	}

	public function test_rows_follow_a_rate_that_changes(): void {
		$id = self::create( self::WOOPAYMENTS );

		self::set_meta( $id, '_wcpay_multi_currency_stripe_exchange_rate', '1.2' );

		$this->assertSame( array( 'USD', 'EUR', 120.0, 20.0, 24.0, 76.0 ), self::get_row( $id ) );

		self::set_meta( $id, '_wcpay_multi_currency_stripe_exchange_rate', '0' );

		$this->assertSame( array( 'EUR', '', 100.0, 16.67, 20.0, 63.33 ), self::get_row( $id ) );
		$this->assertSame( array( 0, 0 ), self::get_totals( 'revenue', 'total_sales', 'orders_count' ) );
		$this->assertSame( 0, self::repair_sums() );
	}

	public function test_the_reconciliation_finds_what_the_plugin_converted_that_was_deactivated(): void {
		$filter = static fn() => 1.5;

		add_filter( 'storedeck_order_rate', $filter );

		$id    = self::create( array() );
		$check = new Order_Check( 0, '' );

		$this->assertSame( 150.0, self::get_row( $id )[2] );
		$this->assertSame( array(), $check->get_outdated( array( $id ) ) );

		remove_filter( 'storedeck_order_rate', $filter );

		$this->assertSame( array( $id ), $check->get_outdated( array( $id ) ) );

		self::sync( $id );

		$this->assertSame( array( 'EUR', '', 100.0 ), array_slice( self::get_row( $id ), 0, 3 ) );
		$this->assertSame( array( array(), array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) ) ), self::get_notices() );
	}

	public function test_rates_do_not_count_after_the_currency_of_the_store_changed(): void {
		$id = self::create( self::WOOPAYMENTS );

		update_option( 'woocommerce_currency', 'GBP' );
		Rebuild::start();
		self::run_jobs();

		$this->assertSame( array( 'EUR', '', 100.0 ), array_slice( self::get_row( $id ), 0, 3 ) );
		$this->assertSame( array( array(), array( array( 'currency' => 'EUR', 'orders' => 1, 'total' => 100 ) ) ), self::get_notices() );

		update_option( 'woocommerce_currency', 'EUR' );
		Rebuild::start();
		self::run_jobs();

		$this->assertSame( array( 100, 1 ), self::get_totals( 'revenue', 'total_sales', 'orders_count' ) );
		$this->assertSame( array( array(), array() ), self::get_notices() );
	}

	public function test_amounts_have_the_digits_of_the_store(): void {
		update_option( 'woocommerce_price_num_decimals', '0' );

		$this->assertSame( array( 'USD', 'EUR', 110.0, 18.0, 22.0, 70.0 ), self::get_row( self::create( self::WOOPAYMENTS ) ) );
	}

	public function test_a_file_has_the_converted_amounts(): void {
		self::create( self::WOOPAYMENTS );

		$file  = self::export_report( 'revenue', array( 'interval' => 'year' ) + self::RANGE );
		$lines = array_map( 'str_getcsv', explode( "\n", trim( $file ) ) );
		$sums  = array();

		foreach ( array_slice( $lines, 1 ) as $line ) {
			foreach ( $line as $column => $cell ) {
				$sums[ $lines[0][ $column ] ][ $cell ] = true;
			}
		}

		$expected = array(
			'Gross sales' => '82.49',
			'Coupons'     => '12.83',
			'Net sales'   => '69.66',
			'Taxes'       => '18.34',
			'Shipping'    => '22.00',
			'Total sales' => '110.00',
		);

		foreach ( $expected as $column => $amount ) {
			$this->assertSame( array( '0.00', $amount ), array_map( 'strval', array_keys( $sums[ $column ] ) ), $column );
		}
	}

	public function test_an_update_converts_the_orders_that_have_a_rate(): void {
		$other = self::create( array() );
		$id    = self::create( self::WOOPAYMENTS );

		// Rows of the version before have their own currency.
		self::sql( 'ALTER TABLE {prefix}storedeck_order_stats DROP COLUMN original_total' );
		self::sql(
			"UPDATE {prefix}storedeck_order_stats SET currency = 'EUR', original_currency = '', total_sales = 100
			WHERE order_id = $id"
		);
		update_option( Installation::VERSION_OPTION, '9' );
		Installer::maybe_update();
		self::run_jobs();

		$this->assertSame( array( 'USD', 'EUR', 110.0, 18.34, 22.0, 69.66 ), self::get_row( $id ) );
		$this->assertSame( array( 'EUR', '', 100.0 ), array_slice( self::get_row( $other ), 0, 3 ) );
		$this->assertSame( array( 'EUR', 1 ), array_slice( array_values( Other_Currencies::count_converted()[0] ), 0, 2 ) );
	}
}
