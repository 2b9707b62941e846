<?php

namespace Storedeck\Reports\Model\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Metric;

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
		$names = Facts::get_names();

		return array_combine( $names, array_map( static fn( string $name ): array => array( $name ), $names ) );
	}

	/**
	 * All SQL of a fact, without dimensions.
	 *
	 * @param string $name Fact.
	 * @return string[]
	 */
	private static function get_all_sql( string $name ): array {
		$fact = Facts::get( $name );
		$sql  = array();

		unset( $fact['table'], $fact['date_columns'] );

		array_walk_recursive(
			$fact,
			static function ( $value ) use ( &$sql ): void {
				$sql[] = is_string( $value ) ? $value : '';
			}
		);

		return $sql;
	}

	/**
	 * Each key in SQL is that of a dimension.
	 *
	 * @dataProvider get_facts
	 * @param string $name Fact.
	 */
	public function test_sql_names_only_dimensions_that_exist( string $name ): void {
		$keys = array_merge( ...array_map( array( Facts::class, 'get_keys' ), self::get_all_sql( $name ) ) );

		self::assertSame( array(), array_diff( $keys, array_keys( Facts::get_columns() ) ) );
	}

	/**
	 * Otherwise a roll-up with these dimensions would be read, which has no other columns.
	 *
	 * @dataProvider get_facts
	 * @param string $name Fact.
	 */
	public function test_sql_with_dimensions_names_no_columns( string $name ): void {
		$mixed = array_filter(
			self::get_all_sql( $name ),
			static fn( string $sql ): bool => array() !== Facts::get_keys( $sql )
				&& 1 === preg_match( '/\b(stats|items|coupons|taxes|categories)\.\w/', $sql )
		);

		self::assertSame( array(), $mixed );
	}

	/**
	 * A key is the same column in all facts.
	 */
	public function test_each_dimension_is_declared_once(): void {
		$facts = array_values( self::get_facts() );
		$names = array_merge( ...array_map( static fn( array $fact ): array => array_keys( Facts::get_columns( $fact ) ), $facts ) );

		self::assertContains( 'category', $names );
		self::assertSame( array_unique( $names ), $names );
	}

	/**
	 * Facts of a path are joined by dimensions of those before them.
	 */
	public function test_a_path_is_joined(): void {
		self::assertSame( '{order_stats} stats', Facts::get_from( 'order_stats', array() ) );

		$from = Facts::get_from( 'order_stats', array( 'lines', 'categories' ) );

		self::assertStringContainsString( 'stats INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id LEFT', $from );
		self::assertStringEndsWith( ' categories ON categories.product_id = items.product_id', $from );
		self::assertSame( '{order_stats} stats JOIN others', Facts::get_from( 'order_stats', array( 'JOIN others' ) ) );
	}

	/**
	 * What a metric is called does not change how it is computed.
	 */
	public function test_a_metric_that_a_plugin_computes_in_another_way_is_not_the_declared_one(): void {
		$metric = Facts::get_metric( 'orders.refunds' );

		self::assertSame( 'orders.refunds', Metric::check_key( array( 'name' => 'Refunds' ) + $metric )['key'] );

		foreach ( array( array( 'sum' => 'stats.total_sales' ), array( 'key' => 'lines.refunds' ), array( 'key' => 'other' ) ) as $other ) {
			self::assertArrayNotHasKey( 'key', Metric::check_key( $other + $metric ) );
		}
	}
}
