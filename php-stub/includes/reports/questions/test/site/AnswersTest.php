<?php

namespace Storedeck\Reports\Questions\Test\Site;

use Storedeck\Reports\Questions\Split;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Answers have the numbers of the report on orders, split by dimensions.
 */
final class AnswersTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const ROUTE = '/storedeck/v1/answers';

	/**
	 * Answer to a question of the last year.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @return array<string, mixed>
	 */
	private static function ask( array $params ): array {
		$response = Request::send( 'GET', self::ROUTE, $params + array( 'period' => 'last_year', 'compare' => 'none' ) );

		self::assertSame( 200, $response->status, (string) wp_json_encode( $response->body ) );

		return json_decode( (string) wp_json_encode( $response->body ), true );
	}

	/**
	 * Stats of the report on orders.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @return array<string, mixed>
	 */
	private static function get_stats( array $period, array $params ): array {
		$dates = array_intersect_key( $period, array( 'after' => 1, 'before' => 1 ) );
		$params += $dates + array( 'per_page' => 100, 'order' => 'asc' );
		$body    = Request::send( 'GET', '/wc-analytics/reports/orders/stats', $params )->body;

		return json_decode( (string) wp_json_encode( $body ), true );
	}

	/**
	 * Ids or labels of rows.
	 *
	 * @param list<array<string, mixed>> $rows  Rows.
	 * @param string                     $field `id` or `label`.
	 * @return list<string>
	 */
	private static function get_values( array $rows, string $field ): array {
		return array_map( static fn( array $row ): string => $row['values'][0][ $field ], $rows );
	}

	/**
	 * Numbers of metrics.
	 *
	 * @param array<string, mixed> $numbers Numbers.
	 * @param string[]             $metrics Metrics.
	 * @return array<string, mixed>
	 */
	private static function only( array $numbers, array $metrics ): array {
		return array_intersect_key( $numbers, array_flip( $metrics ) );
	}

	/**
	 * Each dimension alone.
	 *
	 * @return array<string, array{string}>
	 */
	public static function provide_dimensions(): array {
		return array(
			'product'       => array( 'product' ),
			'category'      => array( 'category' ),
			'coupon'        => array( 'coupon' ),
			'customer_type' => array( 'customer_type' ),
		);
	}

	/**
	 * SQL of the id of a pair.
	 */
	private static function get_pair( string $first, string $second ): string {
		return ( new Split( array( 'a' => array( 'id' => $first ), 'b' => array( 'id' => $second ) ) ) )->get_segment()['id'];
	}

	public function test_pairs_with_the_same_digits_are_different(): void {
		$equal = self::get_pair( "'1'", "'23'" ) . ' = ' . self::get_pair( "'12'", "'3'" );

		$this->assertSame( '0', self::sql( "SELECT $equal AS are_equal" )[0]['are_equal'] );
	}

	public function test_a_pair_has_the_results_of_formulas(): void {
		$this->assertSame( '517|2', self::sql( 'SELECT ' . self::get_pair( '500 + 17', '1 + 1' ) . ' AS pair' )[0]['pair'] );
	}

	/**
	 * Rows are the segments of the report.
	 *
	 * @dataProvider provide_dimensions
	 */
	public function test_rows_equal_segments( string $dimension ): void {
		$metrics = array( 'net_revenue', 'orders_count', 'avg_order_value', 'gross_sales' );
		$monthly = array( 'interval' => 'month' );
		$answer  = self::ask( $monthly + array( 'metrics' => $metrics, 'by' => array( $dimension ), 'per_page' => 500 ) );
		$stats   = self::get_stats( $answer['periods'][0], $monthly + array( 'segmentby' => $dimension, 'fields' => $metrics ) );
		$rows    = array_combine( self::get_values( $answer['rows'], 'id' ), $answer['rows'] );

		$this->assertSame( count( $stats['totals']['segments'] ), count( $rows ) );

		foreach ( $stats['totals']['segments'] as $place => $segment ) {
			$row = $rows[ $segment['segment_id'] ];

			$this->assertSame( $segment['segment_label'], $row['values'][0]['label'] );
			$this->assertSame( $metrics, array_keys( $row['metrics'][0] ) );
			$this->assertEquals( self::only( $segment['subtotals'], $metrics ), $row['metrics'][0] );

			foreach ( $stats['intervals'] as $number => $interval ) {
				$this->assertEquals(
					self::only( $interval['subtotals']['segments'][ $place ]['subtotals'], $metrics ),
					$row['intervals'][ $number ]
				);
			}
		}
	}

	/**
	 * Dimensions, and the filter of the report that has one of their values.
	 *
	 * @return array<string, array{string, callable(string): array<string, mixed>}>
	 */
	public static function provide_filtered(): array {
		$attribute = static fn( string $id ): string => self::sql(
			"SELECT attributes.attribute_id FROM {prefix}woocommerce_attribute_taxonomies attributes
			INNER JOIN {prefix}term_taxonomy taxonomies ON taxonomies.taxonomy = CONCAT( 'pa_', attributes.attribute_name )
			WHERE taxonomies.term_id = $id"
		)[0]['attribute_id'];

		return array(
			'status'    => array( 'status', static fn( string $id ): array => array( 'status_is' => array( $id ) ) ),
			'tax rate'  => array( 'tax_rate', static fn( string $id ): array => array( 'tax_rate_includes' => array( $id ) ) ),
			'attribute' => array(
				'attribute',
				static fn( string $id ): array => array( 'attribute_is' => array( array( $attribute( $id ), $id ) ) ),
			),
		);
	}

	/**
	 * An order counts in the row of each of its values.
	 *
	 * @dataProvider provide_filtered
	 * @param callable(string): array<string, mixed> $filter Parameters of the report by the value of a row.
	 */
	public function test_rows_have_the_orders_of_their_filter( string $dimension, callable $filter ): void {
		$fields = array( 'orders_count' );
		$answer = self::ask( array( 'metrics' => $fields, 'by' => array( $dimension ), 'per_page' => 500 ) );
		$ids    = self::get_values( $answer['rows'], 'id' );
		$counts = array_map(
			static fn( string $id ): int
				=> self::get_stats( $answer['periods'][0], $filter( $id ) + array( 'fields' => $fields ) )['totals']['orders_count'],
			$ids
		);

		$this->assertGreaterThan( 1, count( $ids ) );
		$this->assertSame( $counts, array_map( static fn( array $row ): int => $row['metrics'][0]['orders_count'], $answer['rows'] ) );
	}

	public function test_taxes_of_rates_add_up(): void {
		$answer = self::ask( array( 'metrics' => array( 'taxes' ), 'by' => array( 'tax_rate' ), 'per_page' => 500 ) );
		$rows   = array_map( static fn( array $row ): float => (float) $row['metrics'][0]['taxes'], $answer['rows'] );

		$this->assertSame( (float) $answer['totals'][0]['taxes'], round( array_sum( $rows ), 2 ) );
		$this->assertCount( 2, $answer['notes'] );
	}

	/**
	 * Dimensions, and the beginning of what is said of them.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function get_dimensions_with_several_values(): array {
		return array(
			'category'  => array( 'category', 'Items' ),
			'attribute' => array( 'attribute', 'Items' ),
			'product'   => array( 'product', 'Orders' ),
			'coupon'    => array( 'coupon', 'Orders' ),
		);
	}

	/**
	 * Says in one sentence what the rows repeat.
	 *
	 * @dataProvider get_dimensions_with_several_values
	 * @param string $by      Dimension.
	 * @param string $counted What rows repeat.
	 */
	public function test_says_why_rows_add_up_to_more( string $by, string $counted ): void {
		$answer = self::ask( array( 'metrics' => array( 'net_revenue' ), 'by' => array( $by ) ) );

		$this->assertStringStartsWith( "$counted that belong to several rows", $answer['notes'][0] );
	}

	public function test_totals_and_intervals_are_those_of_the_report(): void {
		$metrics = array( 'orders_count', 'net_revenue' );
		$compare = array( 'previous_year', 'previous_period' );
		$answer  = self::ask( array( 'interval' => 'month' ) + compact( 'metrics', 'compare' ) );

		$this->assertSame( array( null, ...$compare ), array_column( $answer['periods'], 'compare' ) );

		foreach ( $answer['periods'] as $place => $period ) {
			$stats = self::get_stats( $period, array( 'fields' => $metrics, 'interval' => 'month' ) );

			$this->assertEquals( self::only( $stats['totals'], $metrics ), $answer['totals'][ $place ] );
			$this->assertSameSize( $stats['intervals'], $answer['intervals'][ $place ] );

			foreach ( $stats['intervals'] as $number => $interval ) {
				$found = $answer['intervals'][ $place ][ $number ];

				$this->assertSame( $interval['interval'], $found['interval'] );
				$this->assertEquals( self::only( $interval['subtotals'], $metrics ), $found['metrics'] );
			}
		}
	}

	public function test_what_a_page_does_not_list_adds_up_with_it(): void {
		$params = array(
			'metrics' => array( 'net_revenue', 'num_items_sold', 'orders_count', 'total_customers' ),
			'by'      => array( 'product' ),
		);
		$all    = self::ask( $params + array( 'per_page' => 500 ) );
		$page   = self::ask( $params + array( 'per_page' => 3 ) );

		$this->assertNull( $all['other'] );
		$this->assertSame( array_slice( $all['rows'], 0, 3 ), $page['rows'] );
		$this->assertSame( $all['total_rows'] - 3, $page['other']['count'] );

		foreach ( array( 'net_revenue', 'num_items_sold' ) as $metric ) {
			$sum = static fn( array $rows ): float => array_sum(
				array_map( static fn( array $row ): float => (float) $row['metrics'][0][ $metric ], $rows )
			);

			$this->assertEqualsWithDelta( $sum( $all['rows'] ), $sum( $page['rows'] ) + $page['other']['metrics'][0][ $metric ], 0.00001 );
		}

		// An order with several products counts in each.
		$this->assertNull( $page['other']['metrics'][0]['orders_count'] );
		$this->assertNull( $page['other']['metrics'][0]['total_customers'] );
		$this->assertCount( 1, $page['notes'] );
	}

	public function test_averages_of_others_are_computed_of_their_sums(): void {
		$params = array( 'metrics' => array( 'orders_count', 'avg_order_value' ), 'by' => array( 'customer_type' ) );
		$rows   = self::ask( $params )['rows'];
		$page   = self::ask( $params + array( 'per_page' => 1 ) );

		$this->assertSame( $rows[1]['metrics'], $page['other']['metrics'] );
		$this->assertSame( array(), $page['notes'] );
	}

	public function test_only_the_metrics_of_a_question_are_read(): void {
		$planned = array();

		add_action(
			'storedeck_report_planned',
			static function ( array $plan ) use ( &$planned ): void {
				array_push( $planned, ...explode( ', ', implode( ', ', array_column( $plan, 'metrics' ) ) ) );
			}
		);

		self::ask( array( 'metrics' => array( 'net_revenue' ), 'by' => array( 'attribute' ) ) );

		self::assertSame( array( 'net_revenue' ), array_values( array_unique( $planned ) ) );
	}

	public function test_two_dimensions_split_each_other(): void {
		$metrics = array( 'net_revenue', 'orders_count' );
		$all     = array( 'metrics' => $metrics, 'per_page' => 500 );
		$pairs   = self::ask( $all + array( 'by' => array( 'product', 'customer_type' ) ) )['rows'];
		$get     = static fn( array $row ): array => array( $row['values'][0]['label'], $row['metrics'][0] );

		foreach ( array( 'new', 'returning' ) as $id => $type ) {
			$rows    = self::ask( $all + array( 'by' => array( 'product' ), 'customer_type' => $type ) )['rows'];
			$of_type = array_filter( $pairs, static fn( array $row ): bool => (string) $id === $row['values'][1]['id'] );

			$this->assertNotEmpty( $rows );
			$this->assertEqualsCanonicalizing( array_map( $get, $rows ), array_values( array_map( $get, $of_type ) ) );
		}
	}

	public function test_rows_can_be_sorted_by_what_changed(): void {
		$answer  = self::ask(
			array( 'by' => array( 'category' ), 'compare' => array( 'previous_year' ), 'orderby' => 'net_revenue_change' )
		);
		$changes = array_map(
			static fn( array $row ): float => $row['metrics'][0]['net_revenue'] - $row['metrics'][1]['net_revenue'],
			$answer['rows']
		);
		$sorted  = $changes;

		rsort( $sorted );

		$this->assertGreaterThan( 2, count( $changes ) );
		$this->assertSame( $sorted, $changes );
	}

	public function test_weekdays_and_hours_are_in_their_own_order_unless_sorted(): void {
		$asked  = array( 'metrics' => array( 'orders_count' ), 'by' => array( 'weekday', 'hour' ), 'per_page' => 500 );
		$rows   = self::ask( $asked )['rows'];
		$counts = array_map(
			static fn( array $row ): int => $row['metrics'][0]['orders_count'],
			self::ask( $asked + array( 'orderby' => 'orders_count' ) )['rows']
		);
		$places = array_map(
			static fn( array $row ): int => (int) $row['values'][0]['id'] * 24 + (int) $row['values'][1]['id'],
			$rows
		);
		$sorted = $places;

		sort( $sorted );

		$this->assertGreaterThan( 50, count( $places ) );
		$this->assertSame( $sorted, $places );

		$sorted = $counts;

		rsort( $sorted );

		$this->assertGreaterThan( $counts[50], $counts[0] );
		$this->assertSame( $sorted, $counts );
	}

	public function test_filters_of_a_dimension_limit_its_rows(): void {
		$all      = self::ask( array( 'by' => array( 'product' ) ) )['rows'];
		$first    = $all[0]['values'][0];
		$filtered = self::ask( array( 'by' => array( 'product', 'customer_type' ), 'product_includes' => $first['id'] ) )['rows'];

		$this->assertSame( array( $first['label'] ), array_unique( self::get_values( $filtered, 'label' ) ) );
	}

	public function test_the_model_says_what_can_be_asked(): void {
		$model      = json_decode( (string) wp_json_encode( Request::send( 'GET', '/storedeck/v1/model' )->body ), true );
		$dimensions = array_column( $model['dimensions'], null, 'key' );

		$this->assertContains( 'avg_order_value', array_column( $model['metrics'], 'key' ) );
		$this->assertNotContains( 'net_sold', array_column( $model['metrics'], 'key' ) );
		$this->assertContains( 'category', $dimensions['product']['combines'] );
		$this->assertNotContains( 'coupon', $dimensions['product']['combines'] );
		$this->assertSame( array( 'param' => 'product_includes' ), $dimensions['product']['filter'] );
		$this->assertSame(
			array( 'param' => 'customer_type', 'values' => array( 'new', 'returning' ) ),
			$dimensions['customer_type']['filter']
		);
	}

	/**
	 * Questions that cannot be asked, with the word that the error names.
	 *
	 * @return array<string, array{array<string, mixed>, string, string}>
	 */
	public static function provide_impossible(): array {
		return array(
			'unknown metric'    => array( array( 'metrics' => array( 'happiness' ) ), 'metrics', 'happiness' ),
			'hidden metric'     => array( array( 'metrics' => array( 'net_sold' ) ), 'metrics', 'net_sold' ),
			'unknown dimension' => array( array( 'by' => array( 'color' ) ), 'by', 'color' ),
			'unrelated pair'    => array( array( 'by' => array( 'product', 'coupon' ) ), 'by', 'product, coupon' ),
			'unknown period'    => array( array( 'period' => 'soon' ), 'period', 'soon' ),
			'no such date'      => array( array( 'period' => 'custom', 'after' => '2026-02-30' ), 'period', 'custom' ),
			'unknown compare'   => array( array( 'compare' => array( 'always' ) ), 'compare', 'always' ),
			'unasked order'     => array( array( 'orderby' => 'taxes' ), 'orderby', 'taxes' ),
			'change of nothing' => array( array( 'compare' => 'none', 'orderby' => 'net_revenue_change' ), 'orderby', '_change' ),
		);
	}

	/**
	 * The error names the word.
	 *
	 * @dataProvider provide_impossible
	 */
	public function test_an_impossible_question_names_the_word( array $params, string $param, string $word ): void {
		$response = Request::send( 'GET', self::ROUTE, $params );

		$this->assertSame( 400, $response->status );
		$this->assertSame( 'storedeck_cannot_be_asked', $response->body['code'] );
		$this->assertStringContainsString( "$word\"", $response->body['message'] );
		$this->assertSame( array( $param ), array_keys( $response->body['data']['params'] ) );
	}

	public function test_who_sees_no_personal_data_is_told_so(): void {
		$reader = wp_insert_user( array( 'user_login' => 'answers-reader', 'user_pass' => 'secret', 'role' => 'subscriber' ) );

		wp_set_current_user( $reader );
		wp_get_current_user()->add_cap( 'view_woocommerce_reports' );

		foreach ( array(
			'City'          => array( 'by' => array( 'payment_method', 'order_city' ) ),
			'order_city_is' => array( 'order_city_is' => array( 'FR:Lyon' ) ),
		) as $word => $params ) {
			$response = Request::send( 'GET', self::ROUTE, $params );

			self::assertSame( 403, $response->status );
			self::assertStringContainsString( "personal data of customers: $word.", $response->body['message'] );
		}
	}
}
