<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Tests metrics computed from sums.
 */
final class MetricsTest extends TestCase {

	/**
	 * Sums of a month, in units.
	 */
	private const SUMS = array(
		'orders_count'   => 3959,
		'num_items_sold' => 110000000,
		'items_ordered'  => 117520000,
		'total_sales'    => 7524500100,
		'coupons'        => 205379900,
		'taxes'          => 597279200,
		'shipping'       => 134179000,
		'refunds'        => 321809900,
		'net_revenue'    => 6793041900,
		'net_sold'       => 7114851800,
	);

	public function test_formulas_and_averages_are_computed_from_sums(): void {
		$metrics = $this->metrics();
		$names   = array( 'gross_sales', 'avg_order_value', 'avg_items_per_order' );

		$this->assertSame(
			array(
				'gross_sales'         => 732023.17,
				'avg_order_value'     => 179.7134,
				'avg_items_per_order' => 2.9684,
			),
			$metrics->get_numbers( self::SUMS, $names )
		);
	}

	public function test_metrics_without_rows_are_zero(): void {
		$metrics = $this->metrics();
		$names   = $metrics->get_names( null, true );

		$this->assertSame( array( 0 ), array_values( array_unique( $metrics->get_numbers( array(), $names ) ) ) );
		$this->assertCount( 15, $names );
	}

	public function test_only_the_needed_columns_are_read(): void {
		$columns = $this->metrics()->get_columns( array( 'avg_order_value', 'coupons' ) );

		$this->assertSame( array( 'coupons', 'orders' ), $this->sorted( array_keys( $columns ) ) );
		$this->assertSame( array( 'net_sold', 'orders_count' ), $this->sorted( array_keys( $columns['orders'] ) ) );
		$this->assertSame( array( 'coupons' ), array_keys( $columns['coupons'] ) );
	}

	public function test_unknown_names_are_ignored(): void {
		$metrics = $this->metrics();

		$this->assertSame( array( 'net_revenue' ), $metrics->get_names( array( 'net_revenue', 'nope', '__construct' ), true ) );
		$this->assertNotContains( 'products', $metrics->get_names( null, false ) );
	}

	public function test_replaced_sums_do_not_change_averages(): void {
		$metrics = $this->metrics();
		$numbers = $metrics->get_numbers(
			array(
				'net_revenue'                => 472000,
				'net_sold'                   => 472000,
				'orders_count'               => 1,
				Metrics::OWN . 'net_revenue' => 344900,
			),
			array( 'net_revenue', 'avg_order_value' )
		);

		$this->assertSame(
			array(
				'net_revenue'     => 34.49,
				'avg_order_value' => 47.2,
			),
			$numbers
		);
	}

	/**
	 * Metrics of orders.
	 */
	private function metrics(): Metrics {
		return new Metrics( Facts::get( 'orders' )['fields'] );
	}

	/**
	 * Sorts values.
	 *
	 * @param string[] $values Values.
	 * @return string[]
	 */
	private function sorted( array $values ): array {
		sort( $values );

		return $values;
	}

	public function test_replaced_fields_are_read_for_averages_only(): void {
		$fields  = array(
			'orders' => array(
				'type'     => 'integer',
				'count_if' => 'stats.parent_id = 0',
			),
			'net'    => array(
				'type' => 'money',
				'sum'  => 'stats.net_total',
			),
			'tax'    => array(
				'type' => 'money',
				'sum'  => 'stats.tax_total',
			),
			'gross'  => array(
				'type'    => 'money',
				'formula' => array(
					'net' => 1,
					'tax' => 1,
				),
			),
			'mean'   => array(
				'type'  => 'average',
				'ratio' => array( 'net', 'orders' ),
			),
		);
		$of_rows = array_intersect_key( $fields, array( 'net' => true, 'tax' => true ) );
		$get     = static fn( array $names, array $own ): array => ( new Metrics( $fields, $own ) )->get_columns( $names );
		$of_net  = array( 'net' => $fields['net'] );
		$names   = static fn( array $columns ): array => array_keys( $columns['orders'] ?? array() );

		$this->assertEqualsCanonicalizing( array( 'net', 'tax' ), $names( $get( array( 'gross' ), array() ) ) );
		$this->assertSame( array( 'tax' ), $names( $get( array( 'gross' ), $of_net ) ) );
		$this->assertEqualsCanonicalizing( array( 'orders', 'net' ), $names( $get( array( 'gross', 'mean' ), $of_rows ) ) );
		$this->assertSame( array( Metrics::OWN => $of_net ), $get( array( 'net' ), $of_net ) );
	}
}
