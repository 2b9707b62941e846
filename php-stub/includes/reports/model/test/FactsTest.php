<?php
/**
 * Tests of facts.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Model\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the SQL of facts.
 */
final class FactsTest extends TestCase {

	/**
	 * All facts.
	 *
	 * @return array<string, array{string}>
	 */
	public static function get_facts(): array {
		$names = array_map( static fn( string $file ): string => basename( $file, '.php' ), glob( dirname( __DIR__ ) . '/facts/*.php' ) );

		return array_combine( $names, array_map( static fn( string $name ): array => array( $name ), $names ) );
	}

	/**
	 * Each key of a dimension in SQL is one of a fact on the path.
	 *
	 * @dataProvider get_facts
	 * @param string $name Fact.
	 */
	public function test_no_key_of_a_dimension_is_left_in_sql( string $name ): void {
		$fact = Facts::get( $name );
		$left = array();

		array_walk_recursive(
			$fact,
			static function ( $value, $key ) use ( &$left ): void {
				if ( is_string( $value ) && preg_match( '/\[[a-z_]+\]/', $value ) ) {
					$left[ $key ] = $value;
				}
			}
		);

		self::assertSame( array(), $left );
	}

	/**
	 * A condition of a line item's category names the columns of two facts.
	 */
	public function test_segments_join_facts_by_columns_of_the_facts_before_them(): void {
		$category = Facts::get( 'lines' )['segments']['category'];

		self::assertStringContainsString( 'categories.product_id = items.product_id', $category['extra_join'] );
		self::assertSame( 'COALESCE( categories.category_id, 0 )', $category['id'] );
	}

	/**
	 * A metric of another fact is computed from its rows.
	 */
	public function test_a_metric_through_another_fact_has_its_column(): void {
		$metric = Facts::get( 'orders' )['fields']['products'];

		self::assertSame( array( 'lines', 'items.product_id' ), array( $metric['source'], $metric['distinct'] ) );
		self::assertStringContainsString( ' items ON items.order_id = stats.order_id', Facts::get( 'orders' )['sources']['lines'] );
	}
}
