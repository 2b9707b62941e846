<?php
/**
 * Tests of Report_Comparison.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Comparison\Report_Comparison;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Checks how values of both engines are compared.
 */
final class ReportComparisonTest extends TestCase {

	/**
	 * Compares values of a metric.
	 *
	 * @param string $report Report.
	 * @param string $key    Metric.
	 * @param mixed  $ours   Value.
	 * @param mixed  $theirs Value.
	 * @return array<string, mixed>
	 */
	private static function compare( string $report, string $key, $ours, $theirs ): array {
		$metrics = Report_Comparison::get_metrics( Registry::get( $report ), array( $key => $ours ), array( $key => $theirs ) );

		return array_column( $metrics, null, 'key' )[ $key ];
	}

	public function test_has_label_format_values_and_difference(): void {
		$this->assertSame(
			array(
				'key'          => 'taxes',
				'label'        => 'Taxes',
				'format'       => 'currency',
				'storedeck'    => 10.0,
				'woocommerce'  => 12.5,
				'difference'   => -2.5,
				'is_different' => true,
			),
			self::compare( 'revenue', 'taxes', '10.00', 12.5 )
		);
	}

	public function test_ignores_what_the_screen_does_not_show(): void {
		$this->assertFalse( self::compare( 'revenue', 'taxes', 10.0, 10.004 )['is_different'] );
		$this->assertTrue( self::compare( 'revenue', 'taxes', 10.0, 10.006 )['is_different'] );
		$this->assertFalse( self::compare( 'orders', 'avg_items_per_order', 1.9636, 1.963636363 )['is_different'] );
		$this->assertTrue( self::compare( 'orders', 'orders_count', 3, 4 )['is_different'] );
	}

	public function test_has_no_negative_zero(): void {
		$this->assertSame( '0', wp_json_encode( self::compare( 'revenue', 'taxes', 10.0, 10.001 )['difference'] ) );
	}

	public function test_has_no_difference_when_an_engine_failed(): void {
		$metric = self::compare( 'revenue', 'taxes', 10.0, null );

		$this->assertNull( $metric['woocommerce'] );
		$this->assertNull( $metric['difference'] );
		$this->assertFalse( $metric['is_different'] );
	}

	public function test_has_the_metrics_that_stats_have(): void {
		$keys = array_column( Report_Comparison::get_metrics( Registry::get( 'revenue' ), array(), array() ), 'key' );

		$this->assertContains( 'total_sales', $keys );
		$this->assertNotContains( 'days', $keys );
	}

	public function test_compares_reports_that_have_the_stats_of_another(): void {
		$this->assertSame( 'Net sales', self::compare( 'categories', 'net_revenue', 1, 1 )['label'] );
	}
}
