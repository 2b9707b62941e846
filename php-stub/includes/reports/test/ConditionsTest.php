<?php
/**
 * Tests of Conditions.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Filters and the SQL that they become.
 */
final class ConditionsTest extends TestCase {

	/**
	 * No value of a request becomes SQL.
	 *
	 * @dataProvider hostile
	 * @param array<string, mixed> $params Parameters.
	 */
	public function test_hostile_values_never_reach_sql( array $params ): void {
		$conditions = $this->conditions( $params );

		foreach ( array( 'DROP', 'UNION', 'SLEEP', "'1", '--', '%n', ';' ) as $part ) {
			$this->assertStringNotContainsString( $part, str_replace( 'x-UNION', '', $conditions->sql() ) );
		}

		$this->assertSame( count( $conditions->values() ), preg_match_all( '/%[ds]/', $conditions->sql() ) );

		foreach ( $conditions->values() as $value ) {
			$this->assertTrue( is_int( $value ) || is_string( $value ) );
		}
	}

	/**
	 * What attackers send.
	 *
	 * @return array<int, array{array<string, mixed>}>
	 */
	public function hostile(): array {
		$bad = '1) UNION SELECT user_pass FROM wp_users; DROP TABLE x -- %n';

		return array(
			array( array( 'product_includes' => array( $bad ) ) ),
			array( array( 'product_includes' => $bad ) ),
			array( array( 'product_excludes' => array( array( $bad ) ) ) ),
			array( array( 'coupon_includes' => array( $bad => '3', 'b' => "'1" ) ) ),
			array( array( 'tax_rate_includes' => array( '1e3', '0x1A', '-1', ' 5' ) ) ),
			array( array( 'status_is' => array( $bad, array( $bad ), null, '' ) ) ),
			array( array( 'status_is_not' => array( "completed' OR SLEEP(5)" ) ) ),
			array( array( 'customer_type' => $bad ) ),
			array( array( 'customer_type' => array( 'new' ) ) ),
			array( array( 'refunds' => "all'; DROP" ) ),
			array( array( 'attribute_is' => array( array( $bad, $bad ), $bad, array( 1 ) ) ) ),
			array( array( 'attribute_is' => array( array( 1, 2 ) ) ) ),
			array( array( 'attribute_is_not' => array( array( '1', '2' ) ) ) ),
		);
	}

	/**
	 * Lists of ids and statuses.
	 */
	public function test_lists_have_a_placeholder_each(): void {
		$conditions = $this->conditions(
			array(
				'order_includes' => array( '3', 5, 3, '5' ),
				'status_is'      => array( 'completed', 'any', 'trash' ),
			)
		);

		$this->assertSame(
			'( ( stats.status IN ( %s, %s, %s, %s ) ) AND ( stats.order_id IN ( %d, %d ) ) )',
			$conditions->sql()
		);
		$this->assertSame( array( 'wc-completed', 'completed', 'wc-trash', 'trash', 3, 5 ), $conditions->values() );
	}

	/**
	 * Filters are joined by what the request says; other conditions always hold.
	 */
	public function test_match_any_stays_in_parentheses(): void {
		$conditions = $this->conditions(
			array(
				'refunds'        => 'none',
				'order_excludes' => array( 7 ),
			),
			'any'
		);
		$conditions->add( 'stats.date_paid >= %s', array( '2026-01-01 00:00:00' ) );

		$this->assertSame(
			'( ( stats.order_id NOT IN ( %d ) ) OR ( stats.parent_id = 0 ) ) AND stats.date_paid >= %s',
			$conditions->sql()
		);
		$this->assertSame( array( 7, '2026-01-01 00:00:00' ), $conditions->values() );
	}

	/**
	 * Without filters everything counts.
	 */
	public function test_no_filters_ask_for_nothing(): void {
		$conditions = $this->conditions(
			array(
				'status_is'        => array( 'any' ),
				'product_includes' => array(),
				'refunds'          => '',
				'unknown'          => 'x',
			)
		);

		$this->assertSame( '1 = 1', $conditions->sql() );
		$this->assertSame( array(), $conditions->values() );
	}

	/**
	 * An attribute's values stand in the order of their placeholders.
	 */
	public function test_attributes_fill_their_placeholders(): void {
		$conditions = $this->conditions( array( 'attribute_is' => array( array( 1, 2 ) ) ) );

		$this->assertSame(
			array( 'pa_color', "bl'ue", 'pa_color', 2, 'pa_color', 2, 'pa_color' ),
			$conditions->values()
		);
		$this->assertStringContainsString( 'FROM {order_items} chosen', $conditions->sql() );
		$this->assertStringNotContainsString( '{slug}', $conditions->sql() );
	}

	/**
	 * An attribute that does not exist is had by no order.
	 */
	public function test_unknown_attributes_match_nothing(): void {
		$this->assertSame( '( ( 1 = 0 ) )', $this->conditions( array( 'attribute_is' => array( array( 9, 9 ) ) ) )->sql() );
		$this->assertSame( '( ( 1 = 1 ) )', $this->conditions( array( 'attribute_is_not' => array( array( 9, 9 ) ) ) )->sql() );
	}

	/**
	 * All pairs are looked up at once, and each of them counts once.
	 */
	public function test_attributes_are_looked_up_together(): void {
		$asked      = array();
		$conditions = new Conditions(
			static function ( array $pairs ) use ( &$asked ): array {
				$asked[] = $pairs;

				return array();
			}
		);
		$conditions->add_filters(
			require dirname( __DIR__ ) . '/definitions/order-filters.php',
			array( 'attribute_is' => array( array( 1, 2 ), array( '1', '2' ), array( 3, 4 ), array( 5 ) ) ),
			'all'
		);

		$this->assertSame( array( array( array( 1, 2 ), array( 3, 4 ) ) ), $asked );
		$this->assertSame( '( ( 1 = 0 ) AND ( 1 = 0 ) AND ( 1 = 0 ) )', $conditions->sql() );
	}

	/**
	 * Tax rates are named by ids or by codes, and none of these becomes SQL.
	 */
	public function test_rates_by_id_and_code(): void {
		$filter     = array(
			'taxes' => array(
				'type'  => 'rates',
				'sql'   => 'id IN ( {values} )',
				'codes' => 'code IN ( {values} )',
			),
		);
		$conditions = new Conditions( static fn(): array => array() );
		$conditions->add_filters( $filter, array( 'taxes' => array( '7', 'us-ca-vat-1', "x') OR 1=1 --", '7', array( 'a' ), '' ) ), 'all' );

		$this->assertSame( '( ( id IN ( %d ) OR code IN ( %s, %s ) ) )', $conditions->sql() );
		$this->assertSame( array( 7, 'US-CA-VAT-1', "X') OR 1=1 --" ), $conditions->values() );

		$conditions = new Conditions( static fn(): array => array() );
		$conditions->add_filters( $filter, array( 'taxes' => array( 'ab' ) ), 'all' );

		$this->assertSame( '( ( code IN ( %s ) ) )', $conditions->sql() );
	}

	/**
	 * A status is the same with and without prefix, however it is named.
	 */
	public function test_statuses_have_both_forms(): void {
		$this->assertSame(
			array( 'wc-pending', 'pending', 'wc-trash', 'trash' ),
			Conditions::stored_statuses( array( 'wc-pending', 'pending', 'trash', '', 'any', null ) )
		);
	}

	/**
	 * Conditions for parameters, by the filters of orders.
	 *
	 * @param array<string, mixed> $params   Parameters.
	 * @param string               $matching `all` or `any`.
	 */
	private function conditions( array $params, string $matching = 'all' ): Conditions {
		$conditions = new Conditions(
			static fn( array $pairs ): array => array(
				'1:2' => array(
					'taxonomy' => 'pa_color',
					'slug'     => "bl'ue",
				),
			)
		);

		$conditions->add_filters( require dirname( __DIR__ ) . '/definitions/order-filters.php', $params, $matching );

		return $conditions;
	}
}
