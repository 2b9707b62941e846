<?php
/**
 * Tests of Figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Figures of orders, computed from sums.
 */
final class FiguresTest extends TestCase {

	/**
	 * Sums of a month, in ten-thousandths.
	 */
	private const SUMS = array(
		'orders_count'   => 3959,
		'num_items_sold' => 11752,
		'total_sales'    => 7524500100,
		'coupons'        => 205379900,
		'taxes'          => 597279200,
		'shipping'       => 134179000,
		'refunds'        => 321809900,
		'net_revenue'    => 6793041900,
	);

	/**
	 * Computed figures follow from the sums.
	 */
	public function test_formulas_and_averages(): void {
		$figures = $this->figures();
		$names   = array( 'gross_sales', 'avg_order_value', 'avg_items_per_order' );

		$this->assertSame(
			array(
				'gross_sales'         => 732023.17,
				'avg_order_value'     => 171.5848,
				'avg_items_per_order' => 2.9684,
			),
			$figures->to_numbers( $figures->compute( self::SUMS, $names ) )
		);
	}

	/**
	 * Nothing sold is zero, not an error.
	 */
	public function test_no_rows_are_zeros(): void {
		$figures = $this->figures();
		$names   = $figures->names( null, true );

		$this->assertSame( array( 0 ), array_values( array_unique( $figures->compute( array(), $names ) ) ) );
		$this->assertCount( 14, $names );
	}

	/**
	 * Only what is needed is read, from the rows it stands in.
	 */
	public function test_columns_are_those_that_are_needed(): void {
		$columns = $this->figures()->columns( array( 'avg_order_value', 'coupons' ) );

		$this->assertSame( array( 'coupons', 'orders' ), $this->sorted( array_keys( $columns ) ) );
		$this->assertSame( array( 'net_revenue', 'orders_count' ), $this->sorted( array_keys( $columns['orders'] ) ) );
		$this->assertSame( array( 'coupons' ), array_keys( $columns['coupons'] ) );
	}

	/**
	 * Names of the request choose; unknown ones are ignored.
	 */
	public function test_names(): void {
		$figures = $this->figures();

		$this->assertSame( array( 'net_revenue' ), $figures->names( array( 'net_revenue', 'nope', '__construct' ), true ) );
		$this->assertNotContains( 'products', $figures->names( null, false ) );
	}

	/**
	 * What belongs to a row replaces what belongs to the order, except in averages.
	 */
	public function test_replacing_sums_leave_averages_alone(): void {
		$figures = $this->figures();
		$numbers = $figures->to_numbers(
			$figures->compute(
				array(
					'net_revenue'  => 472000,
					'orders_count' => 1,
				),
				array( 'net_revenue', 'avg_order_value' ),
				array( 'net_revenue' => 344900 )
			)
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
	 * Figures of orders.
	 */
	private function figures(): Metrics {
		return new Metrics( ( require dirname( __DIR__ ) . '/definitions/order-figures.php' )['fields'] );
	}

	/**
	 * Sorted values.
	 *
	 * @param string[] $values Values.
	 * @return string[]
	 */
	private function sorted( array $values ): array {
		sort( $values );

		return $values;
	}

	/**
	 * What is known otherwise is not summed, unless an average is made of it.
	 */
	public function test_replaced_fields_are_not_summed(): void {
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
		$figures = new Metrics( $fields );
		$names   = static fn( array $columns ): array => array_keys( $columns['orders'] ?? array() );

		$this->assertEqualsCanonicalizing( array( 'net', 'tax' ), $names( $figures->columns( array( 'gross' ) ) ) );
		$this->assertSame( array( 'tax' ), $names( $figures->columns( array( 'gross' ), array( 'net' => '' ) ) ) );
		$this->assertEqualsCanonicalizing(
			array( 'orders', 'net' ),
			$names( $figures->columns( array( 'gross', 'mean' ), array( 'net' => '', 'tax' => '' ) ) )
		);
		$this->assertSame( array(), $figures->columns( array( 'net' ), array( 'net' => '' ) ) );
	}
}
