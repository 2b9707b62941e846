<?php
/**
 * Tests SQL conditions of customer filters.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Customers\Customer_Conditions;
use Storedeck\Reports\Customers\Customer_Search_Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Tests SQL conditions of customer filters.
 */
final class CustomerConditionsTest extends TestCase {

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

	public function test_metrics_are_joined_only_when_needed(): void {
		$this->assertFalse( $this->filters( array( 'registered_after' => '2026-01-01' ) )->needs_metrics() );
		$this->assertFalse( $this->filters( array( 'name_includes' => '5' ) )->needs_metrics() );
		$this->assertTrue( $this->filters( array( 'orders_count_min' => 0 ) )->needs_metrics() );
		$this->assertTrue( $this->filters( array( 'last_order_before' => '2026-01-01' ) )->needs_metrics() );
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
			'AND ( ( ( customers.country IN ( %s ) ) ) OR ( COALESCE( metrics.orders_count, 0 ) >= %d ) )',
			$any->get_sql()
		);
		$this->assertSame( array( 7, '%ann%', '%ann%', 'US', 1 ), $any->get_values() );
	}

	public function test_search_words_become_patterns_and_are_limited(): void {
		$this->assertSame( array( 'ann', 'smi' ), Customer_Search_Conditions::split( "  ann,\tsmi ann" ) );
		$this->assertCount( 8, Customer_Search_Conditions::split( implode( ' ', range( 1, 50 ) ) ) );
		$this->assertSame( array(), Customer_Search_Conditions::split( ' , ' ) );
		$this->assertSame( array(), Customer_Search_Conditions::split( "\xff" ) );
		$this->assertSame(
			array( 'yū%', '% yū%' ),
			$this->conditions(
				array(
					'search'   => 'yū',
					'searchby' => 'username',
				)
			)->get_values()
		);
	}

	/**
	 * SQL conditions of parameters.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function conditions( array $params ): Conditions {
		return $this->filters( $params )->build( static fn( string $text ): string => addcslashes( $text, '_%\\' ) );
	}

	/**
	 * Conditions of a site in Los Angeles.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function filters( array $params ): Customer_Conditions {
		return new Customer_Conditions( $params, new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) ) );
	}
}
