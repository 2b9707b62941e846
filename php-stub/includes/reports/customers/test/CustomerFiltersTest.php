<?php
/**
 * Tests of filters and searches of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Customers\Customer_Conditions;
use Storedeck\Reports\Customers\Customer_Search_Conditions;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters and the SQL that they become.
 */
final class CustomerFiltersTest extends TestCase {

	/**
	 * No text of a request becomes SQL, and each has its placeholder.
	 */
	public function test_texts_are_values(): void {
		$hostile = "x' OR 1=1; DROP TABLE t -- %s %d";
		$texts   = array( 'search', 'name_includes', 'name_excludes', 'username_includes', 'email_excludes', 'country_includes' );

		foreach ( $texts as $name ) {
			$conditions = $this->conditions( array( $name => $hostile ) );

			$this->assertStringNotContainsString( 'DROP', $conditions->sql() );
			$this->assertSame( count( $conditions->values() ), preg_match_all( '/%[sd]/', $conditions->sql() ), $name );
			$this->assertNotSame( array(), $conditions->values(), $name );
		}
	}

	/**
	 * Figures are joined only for filters that ask for them.
	 */
	public function test_figures_are_joined_when_needed(): void {
		$this->assertFalse( $this->filters( array( 'registered_after' => '2026-01-01' ) )->need_figures() );
		$this->assertFalse( $this->filters( array( 'name_includes' => '5' ) )->need_figures() );
		$this->assertTrue( $this->filters( array( 'orders_count_min' => 0 ) )->need_figures() );
		$this->assertTrue( $this->filters( array( 'last_order_before' => '2026-01-01' ) )->need_figures() );
	}

	/**
	 * Both ends of a range may come in any order, and money becomes units.
	 */
	public function test_ranges(): void {
		$this->assertSame( array( 105000, 205000 ), $this->conditions( array( 'total_spend_between' => array( 20.5, 10.5 ) ) )->values() );
		$this->assertSame( array( 2, 9 ), $this->conditions( array( 'orders_count_between' => array( 2, 9 ) ) )->values() );
		$this->assertSame( array( 3 ), $this->conditions( array( 'orders_count_max' => 3 ) )->values() );
	}

	/**
	 * Days are the shop's: columns of Greenwich are asked for its time.
	 */
	public function test_days_are_the_shops(): void {
		$this->assertSame(
			array( '2026-07-01 07:00:00', '2026-07-02 06:59:59' ),
			$this->conditions( array( 'registered_between' => array( '2026-07-01', '2026-07-01' ) ) )->values()
		);
		$this->assertSame(
			array( '2026-07-01 00:00:00' ),
			$this->conditions( array( 'last_order_after' => '2026-07-01' ) )->values()
		);
		$this->assertSame(
			array( '2026-07-01 12:00:00' ),
			$this->conditions( array( 'last_active_before' => '2026-07-01T12:00:00Z' ) )->values()
		);
	}

	/**
	 * `any` joins filters, never a search or a list.
	 */
	public function test_match(): void {
		$params = array(
			'search'           => 'ann',
			'customers'        => array( 7 ),
			'orders_count_min' => 1,
			'country_includes' => 'us',
		);

		$this->assertStringNotContainsString( ' ) OR ( ', $this->conditions( $params )->sql() );

		$any = $this->conditions( $params + array( 'match' => 'any' ) );

		$this->assertStringEndsWith(
			'AND ( ( ( customers.country IN ( %s ) ) ) OR ( COALESCE( figures.orders_count, 0 ) >= %d ) )',
			$any->sql()
		);
		$this->assertSame( array( 7, '%ann%', '%ann%', 'US', 1 ), $any->values() );
	}

	/**
	 * Short words begin something, longer ones stand anywhere; there are never more than eight.
	 */
	public function test_words(): void {
		$this->assertSame( array( 'ann', 'smi' ), Customer_Search_Conditions::words( "  ann,\tsmi ann" ) );
		$this->assertCount( 8, Customer_Search_Conditions::words( implode( ' ', range( 1, 50 ) ) ) );
		$this->assertSame( array(), Customer_Search_Conditions::words( ' , ' ) );
		$this->assertSame( array(), Customer_Search_Conditions::words( "\xff" ) );
		$this->assertSame(
			array( 'yū%', '% yū%' ),
			$this->conditions(
				array(
					'search'   => 'yū',
					'searchby' => 'username',
				)
			)->values()
		);
	}

	/**
	 * Conditions of parameters.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function conditions( array $params ): Conditions {
		return $this->filters( $params )->conditions( static fn( string $text ): string => addcslashes( $text, '_%\\' ) );
	}

	/**
	 * Filters of a shop in Los Angeles.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function filters( array $params ): Customer_Conditions {
		return new Customer_Conditions( $params, new Site_Time( new DateTimeZone( 'America/Los_Angeles' ) ) );
	}
}
