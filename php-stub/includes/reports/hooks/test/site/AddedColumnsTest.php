<?php

namespace Storedeck\Reports\Hooks\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins choose names without knowing those of our queries.
 *
 * @group mariadb
 */
final class AddedColumnsTest extends SiteTestCase {

	/**
	 * Adds a column with the value 200 to queries.
	 *
	 * @param string[] $contexts Contexts.
	 * @param string   $name     Name of the column.
	 */
	private static function add_column( array $contexts, string $name ): void {
		foreach ( $contexts as $context ) {
			add_filter(
				"woocommerce_analytics_clauses_select_$context",
				static fn( array $clauses ): array => array( ...$clauses, ", CAST( 200 AS CHAR ) AS $name" )
			);
		}
	}

	/**
	 * Names of columns: none of the report's, one of its metrics, and one that only its queries have.
	 *
	 * @return array<string, array{string}>
	 */
	public function names(): array {
		return array(
			'extra'          => array( 'extra' ),
			'total_sales'    => array( 'total_sales' ),
			'orders_count'   => array( 'orders_count' ),
			'num_items_sold' => array( '`num_items_sold`' ),
		);
	}

	/**
	 * The value of the plugin is shown, and the other metrics are those of the report.
	 *
	 * @dataProvider names
	 */
	public function test_a_column_of_totals_and_intervals_may_have_any_name( string $name ): void {
		self::create_order( self::create_product(), array(), '2026-03-10 12:00:00' );

		$read   = static fn(): array => self::get(
			'/wc-analytics/reports/orders/stats',
			array(
				'after'    => '2026-03-01T00:00:00',
				'before'   => '2026-03-31T23:59:59',
				'interval' => 'month',
			)
		);
		$before = $read();

		self::add_column( array( 'orders_stats_total', 'orders_stats_interval' ), $name );

		$after = $read();
		$name  = trim( $name, '`' );
		$value = 'extra' === $name ? '200' : 200;

		$this->assertEquals( array_replace( $before['totals'], array( $name => $value ) ), $after['totals'] );
		$this->assertSame( $value, $after['totals'][ $name ] );
		$this->assertEquals(
			array_replace( $before['intervals'][0]['subtotals'], array( $name => $value ) ),
			$after['intervals'][0]['subtotals']
		);
	}

	public function test_a_column_of_rows_may_have_any_name(): void {
		$product = self::create_product();
		$range   = array(
			'after'  => '2026-03-01T00:00:00',
			'before' => '2026-03-31T23:59:59',
		);

		self::create_order( $product, array(), '2026-03-10 12:00:00' );
		self::add_column( array( 'orders_subquery' ), 'net_total' );
		self::add_column( array( 'products_subquery' ), 'net_revenue' );

		$this->assertSame( 200, self::get( '/wc-analytics/reports/orders', $range )[0]['net_total'] );
		$this->assertSame( 200, self::get( '/wc-analytics/reports/products', $range )[0]['net_revenue'] );
	}
}
