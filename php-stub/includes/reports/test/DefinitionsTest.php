<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Tests report definitions.
 */
final class DefinitionsTest extends TestCase {

	/**
	 * Slugs of reports.
	 *
	 * @return array<string, array{string}>
	 */
	public function get_reports(): array {
		return array_map(
			static fn( string $slug ): array => array( $slug ),
			array_combine(
				array( 'products', 'variations', 'categories', 'coupons', 'taxes' ),
				array( 'products', 'variations', 'categories', 'coupons', 'taxes' )
			)
		);
	}

	/**
	 * Names and formulas in words of the metrics of a fact.
	 *
	 * @return list<array{string, string}>
	 */
	private static function get_names( string $fact ): array {
		$named = array_filter( Facts::get( $fact )['fields'], static fn( array $metric ): bool => isset( $metric['name'] ) );

		return array_values( array_map( static fn( array $metric ): array => array( $metric['name'], $metric['explanation'] ), $named ) );
	}

	public function test_two_metrics_of_a_fact_never_have_the_same_name(): void {
		foreach ( array( 'orders', 'lines', 'coupons', 'taxes', 'customers', 'downloads' ) as $fact ) {
			$names = array_column( self::get_names( $fact ), 0 );

			$this->assertSame( array_unique( $names ), $names, $fact );
		}
	}

	public function test_metrics_of_different_facts_with_the_same_name_have_the_same_formula(): void {
		$formulas = array();
		// Of all orders in one fact, and of those in a row in the other: equal without a filter.
		$of_rows = array( 'Orders', 'Products' );

		foreach ( array( 'orders', 'lines', 'coupons', 'taxes', 'customers', 'downloads' ) as $fact ) {
			foreach ( self::get_names( $fact ) as list( $name, $formula ) ) {
				if ( ! in_array( $name, $of_rows, true ) ) {
					$this->assertSame( $formulas[ $name ] ?? $formula, $formula, $name );
					$formulas[ $name ] = $formula;
				}
			}
		}
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $slug Report.
	 */
	public function test_all_reports_use_the_same_orders( string $slug ): void {
		$rows = array_intersect_key( Facts::get( 'orders' ), array_flip( array( 'table', 'date_columns', 'status', 'currency' ) ) );

		foreach ( $this->parts( $slug ) as $part ) {
			$this->assertEquals( $rows, array_intersect_key( $part, $rows ) );
		}
	}

	/**
	 * Passes each report.
	 *
	 * @dataProvider get_reports
	 * @param string $slug Report.
	 */
	public function test_sources_and_sort_keys_exist( string $slug ): void {
		foreach ( $this->parts( $slug ) as $name => $part ) {
			$metrics = new Metrics( $part['fields'] );

			foreach ( array_keys( $metrics->get_columns( array_keys( $part['fields'] ) ) ) as $source ) {
				$this->assertArrayHasKey( $source, $part['sources'] );
			}

			foreach ( 'stats' === $name ? $part['orderby'] : array() as $key => $metric ) {
				$this->assertTrue( '' === $metric || isset( $part['fields'][ $metric ] ), $key );
			}
		}
	}

	public function test_names_in_a_list_of_sort_keys_are_their_own_values(): void {
		$orderby = $this->parts( 'categories' )['items']['orderby'];

		$this->assertSame( 'category_id', array_key_first( $orderby ) );
		$this->assertSame( array( 'orders_count', 'name' ), array( $orderby['orders_count'], $orderby['category'] ) );
	}

	public function test_only_order_counts_are_added_over_time(): void {
		$fields   = $this->parts( 'products' )['stats']['fields'];
		$columns  = ( new Metrics( $fields ) )->get_columns( array_keys( $fields ) )['lines'];
		$distinct = array_filter( $columns, static fn( array $field ): bool => ! Metrics::is_additive( $field ) );

		$this->assertSame( array( 'products_count', 'variations_count' ), array_keys( $distinct ) );
	}

	public function test_hidden_metrics_are_not_in_responses(): void {
		$metrics = new Metrics( $this->parts( 'products' )['stats']['fields'] );

		$this->assertSame(
			array( 'items_sold', 'net_revenue', 'orders_count', 'products_count', 'variations_count' ),
			$metrics->get_names( null, true )
		);
		$this->assertSame( array(), $metrics->get_names( array( 'refunds' ), true ) );
		$this->assertSame( array( 'items_sold', 'net_revenue', 'orders_count' ), $metrics->get_names( null, false, true ) );
	}

	/**
	 * Stats and items of a report.
	 *
	 * @param string $slug Report.
	 * @return array<string, array<string, mixed>>
	 */
	private function parts( string $slug ): array {
		return array_intersect_key( Definitions::load()[ $slug ], array_flip( array( 'stats', 'items' ) ) );
	}
}
