<?php

namespace Storedeck\Reports\Customers\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Tests SQL conditions of customer filters.
 */
final class CustomerConditionsTest extends TestCase {

	protected function setUp(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- There is no WordPress here.
		$GLOBALS['wpdb'] = new class() {
			/**
			 * Escapes the placeholders of LIKE.
			 */
			public function esc_like( string $text ): string {
				return addcslashes( $text, '_%\\' );
			}
		};
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wpdb'] );
	}

	public function test_strings_never_become_part_of_the_sql(): void {
		$injection = "x' OR 1=1; DROP TABLE t -- %s %d";
		$names     = array( 'search', 'name_includes', 'name_excludes', 'username_includes', 'email_excludes' );
		array_push( $names, 'country_includes', 'location_includes' );

		foreach ( $names as $name ) {
			$conditions = $this->conditions( array( $name => $injection ) );

			$this->assertStringNotContainsString( 'DROP', $conditions->get_sql() );
			$this->assertSame( count( $conditions->get_values() ), preg_match_all( '/%[sd]/', $conditions->get_sql() ), $name );
			$this->assertNotSame( array(), $conditions->get_values(), $name );
		}
	}

	public function test_only_filters_by_metrics_have_their_dimensions(): void {
		$get_keys = fn( array $params ): array => Facts::get_keys( implode( ' ', $this->conditions( $params )->get_all() ) );

		$this->assertSame( array(), $get_keys( array( 'registered_after' => '2026-01-01' ) ) );
		$this->assertSame( array(), $get_keys( array( 'name_includes' => '5' ) ) );
		$this->assertSame( array( 'customer_orders' ), $get_keys( array( 'orders_count_min' => 0 ) ) );
		$this->assertSame( array( 'customer_last_order' ), $get_keys( array( 'last_order_before' => '2026-01-01' ) ) );
	}

	public function test_ends_of_a_range_can_be_in_any_order_and_money_is_in_units(): void {
		$conditions = $this->conditions( array( 'total_spend_between' => array( 20.5, 10.5 ) ) );

		$this->assertSame( array( 105000, 205000 ), $conditions->get_values() );
		$this->assertSame( array( 2, 9 ), $this->conditions( array( 'orders_count_between' => array( 2, 9 ) ) )->get_values() );
		$this->assertSame( array( 3 ), $this->conditions( array( 'orders_count_max' => 3 ) )->get_values() );
	}

	public function test_dates_are_converted_to_gmt_for_gmt_columns(): void {
		$this->assertSame(
			array( '2026-07-01 07:00:00', '2026-07-02 06:59:59' ),
			$this->conditions( array( 'registered_between' => array( '2026-07-01', '2026-07-01' ) ) )->get_values()
		);
		$this->assertSame(
			array( '2026-07-01 00:00:00' ),
			$this->conditions( array( 'last_order_after' => '2026-07-01' ) )->get_values()
		);
		$this->assertSame(
			array( '2026-07-01 12:00:00' ),
			$this->conditions( array( 'last_active_before' => '2026-07-01T12:00:00Z' ) )->get_values()
		);
	}

	public function test_match_any_joins_filters_but_not_search_and_ids(): void {
		$params = array(
			'search'           => 'ann',
			'customers'        => array( 7 ),
			'orders_count_min' => 1,
			'country_includes' => 'us',
		);

		$this->assertStringNotContainsString( ' ) OR ( ', $this->conditions( $params )->get_sql() );

		$any = $this->conditions( $params + array( 'match' => 'any' ) );

		$this->assertStringEndsWith(
			'AND ( ( customers.country IN ( %s ) ) OR ( COALESCE( metrics.orders_count, 0 ) >= %d ) )',
			$any->get_sql()
		);
		$this->assertSame( array( 7, '%ann%', '%ann%', 'US', 1 ), $any->get_values() );
	}

	public function test_both_ends_of_a_range_are_one_filter_when_any_must_match(): void {
		$params = array(
			'orders_count_min' => 1,
			'orders_count_max' => 5,
			'total_spend_min'  => 10,
			'match'            => 'any',
		);
		$orders = 'COALESCE( metrics.orders_count, 0 )';

		$this->assertSame(
			"( ( $orders >= %d AND $orders <= %d ) OR ( COALESCE( metrics.total_spend, 0 ) >= %d ) )",
			$this->conditions( $params )->get_sql()
		);
		$this->assertSame( array( 1, 5, 100000 ), $this->conditions( $params )->get_values() );
	}

	public function test_numbers_are_ids_and_other_values_texts(): void {
		$excluded = $this->conditions( array( 'username_excludes' => ' ann, 12,bob ' ) );

		$this->assertSame(
			'( ( NOT ( customers.customer_id IN ( %d ) ) AND NOT ( customers.username IN ( %s, %s ) ) ) )',
			$excluded->get_sql()
		);
		$this->assertSame( array( 12, 'ann', 'bob' ), $excluded->get_values() );
		$this->assertSame( array( 'US', '44' ), $this->conditions( array( 'country_includes' => 'us,44' ) )->get_values() );
	}

	public function test_search_words_become_patterns_and_are_limited(): void {
		$search = fn( string $words, string $by = 'username' ): array => $this->conditions(
			array(
				'search'   => $words,
				'searchby' => $by,
			)
		)->get_values();

		$this->assertSame( array( '%ann%', '%smi%' ), $search( "  ann,\tsmi ann" ) );
		$this->assertCount( 8, $search( implode( ' ', range( 100, 150 ) ) ) );
		$this->assertSame( array(), $search( ' , ' ) );
		$this->assertSame( array(), $search( "\xff" ) );
		$this->assertSame( array( 'yū%', '% yū%' ), $search( 'yū' ) );
		$this->assertSame( array( '%ann%', '%ann%', '%ann%', '%ann%' ), $search( 'ann', 'all' ) );
	}

	/**
	 * SQL conditions of a site in Los Angeles.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function conditions( array $params ): Conditions {
		$conditions = new Conditions( new Filter_Values( time: new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) ) ) );

		$conditions->add_filters( Facts::get( 'customers' )['filters'], $params, $params['match'] ?? 'all' );

		return $conditions;
	}
}
