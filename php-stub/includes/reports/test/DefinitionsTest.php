<?php
/**
 * Tests of the definitions.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Whether definitions say all that the engine asks of them.
 */
final class DefinitionsTest extends TestCase {

	/**
	 * Reports about articles, coupons and taxes.
	 *
	 * @return array<string, array{string}>
	 */
	public function reports(): array {
		return array_map(
			static fn( string $slug ): array => array( $slug ),
			array_combine(
				array( 'products', 'variations', 'categories', 'coupons', 'taxes' ),
				array( 'products', 'variations', 'categories', 'coupons', 'taxes' )
			)
		);
	}

	/**
	 * All sales are counted by the same rows, dates and statuses.
	 *
	 * @dataProvider reports
	 * @param string $slug Report.
	 */
	public function test_all_reports_count_the_same_orders( string $slug ): void {
		$rows = require dirname( __DIR__ ) . '/definitions/order-rows.php';

		foreach ( $this->parts( $slug ) as $part ) {
			$this->assertSame( $rows, array_intersect_key( $part, $rows ) );
		}
	}

	/**
	 * Every figure has a source, and every ordering of stats is a figure or time.
	 *
	 * @dataProvider reports
	 * @param string $slug Report.
	 */
	public function test_figures_and_orderings_exist( string $slug ): void {
		foreach ( $this->parts( $slug ) as $name => $part ) {
			$figures = new Metrics( $part['fields'] );

			foreach ( array_keys( $figures->columns( array_keys( $part['fields'] ) ) ) as $source ) {
				$this->assertArrayHasKey( $source, $part['sources'] );
			}

			foreach ( 'stats' === $name ? $part['orderby'] : array() as $key => $figure ) {
				$this->assertTrue( '' === $figure || isset( $part['fields'][ $figure ] ), $key );
			}
		}
	}

	/**
	 * Orders are added over time, other different values are not.
	 */
	public function test_only_orders_may_be_added_over_time(): void {
		$fields  = $this->parts( 'products' )['stats']['fields'];
		$figures = new Metrics( $fields );

		$this->assertSame(
			array(
				'products_count'   => 'items.product_id',
				'variations_count' => 'CASE WHEN items.variation_id > 0 THEN items.variation_id END',
			),
			$figures->lists( $figures->columns( array_keys( $fields ) )['items'] )
		);
	}

	/**
	 * What is there to order by is not answered, and segments have no numbers of segments.
	 */
	public function test_hidden_figures_are_not_answered(): void {
		$figures = new Metrics( $this->parts( 'products' )['stats']['fields'] );

		$this->assertSame(
			array( 'items_sold', 'net_revenue', 'orders_count', 'products_count', 'variations_count' ),
			$figures->names( null, true )
		);
		$this->assertSame( array(), $figures->names( array( 'refunds' ), true ) );
		$this->assertSame( array( 'items_sold', 'net_revenue', 'orders_count' ), $figures->names( null, false, true ) );
	}

	/**
	 * Parts of a report.
	 *
	 * @param string $slug Report.
	 * @return array<string, array<string, mixed>>
	 */
	private function parts( string $slug ): array {
		$definition = require dirname( __DIR__ ) . '/definitions/' . $slug . '.php';

		return array_intersect_key( $definition, array_flip( array( 'stats', 'items' ) ) );
	}
}
