<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Tests SQL conditions of filters.
 */
final class ConditionsTest extends TestCase {

	/**
	 * Passes SQL injections.
	 *
	 * @dataProvider get_sql_injections
	 * @param array<string, mixed> $params Parameters.
	 */
	public function test_values_never_become_part_of_the_sql( array $params ): void {
		$conditions = $this->conditions( $params );

		foreach ( array( 'DROP', 'UNION', 'SLEEP', "'1", '--', '%n', ';' ) as $part ) {
			$this->assertStringNotContainsString( $part, str_replace( 'x-UNION', '', $conditions->get_sql() ) );
		}

		$this->assertSame( count( $conditions->get_values() ), preg_match_all( '/%[ds]/', $conditions->get_sql() ) );

		foreach ( $conditions->get_values() as $value ) {
			$this->assertTrue( is_int( $value ) || is_string( $value ) );
		}
	}

	/**
	 * Parameters with SQL injections.
	 *
	 * @return array<int, array{array<string, mixed>}>
	 */
	public function get_sql_injections(): array {
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

	public function test_each_value_of_a_list_has_a_placeholder(): void {
		$conditions = $this->conditions(
			array(
				'order_includes' => array( '3', 5, 3, '5' ),
				'status_is'      => array( 'completed', 'any', 'trash' ),
			)
		);

		$this->assertSame(
			'( ( stats.status IN ( %s, %s, %s, %s ) ) AND ( stats.order_id IN ( %d, %d ) ) )',
			$conditions->get_sql()
		);
		$this->assertSame( array( 'wc-completed', 'completed', 'wc-trash', 'trash', 3, 5 ), $conditions->get_values() );
	}

	public function test_filters_joined_by_or_are_in_parentheses(): void {
		$conditions = $this->conditions(
			array(
				'customer_type'  => 'new',
				'order_excludes' => array( 7 ),
			),
			'any'
		);
		$conditions->add( 'stats.date_paid >= %s', array( '2026-01-01 00:00:00' ) );

		$this->assertSame(
			'( ( NOT ( stats.order_id IN ( %d ) ) ) OR ( CASE WHEN stats.returning_customer = 1 THEN 1 ELSE 0 END = 0 ) )'
				. ' AND stats.date_paid >= %s',
			$conditions->get_sql()
		);
		$this->assertSame( array( 7, '2026-01-01 00:00:00' ), $conditions->get_values() );
	}

	public function test_empty_filters_add_no_condition(): void {
		$conditions = $this->conditions(
			array(
				'status_is'        => array( 'any' ),
				'product_includes' => array(),
				'refunds'          => '',
				'unknown'          => 'x',
			)
		);

		$this->assertSame( '1 = 1', $conditions->get_sql() );
		$this->assertSame( array(), $conditions->get_values() );
	}

	public function test_attribute_values_are_in_the_order_of_placeholders(): void {
		$conditions = $this->conditions( array( 'attribute_is' => array( array( 1, 2 ) ) ) );

		$this->assertSame(
			array( 'pa_color', "bl'ue", 'pa_color', 2, 'pa_color', 2, 'pa_color' ),
			$conditions->get_values()
		);
		$this->assertStringContainsString( 'FROM {order_items} chosen', $conditions->get_sql() );
		$this->assertStringNotContainsString( '{slug}', $conditions->get_sql() );
	}

	public function test_unknown_attributes_match_no_order(): void {
		$this->assertSame( '( ( 1 = 0 ) )', $this->conditions( array( 'attribute_is' => array( array( 9, 9 ) ) ) )->get_sql() );
		$this->assertSame( '( ( 1 = 1 ) )', $this->conditions( array( 'attribute_is_not' => array( array( 9, 9 ) ) ) )->get_sql() );
	}

	public function test_attributes_are_looked_up_once_and_without_duplicates(): void {
		$lookups    = array();
		$conditions = new Conditions(
			new Filter_Values(
				static function ( array $pairs ) use ( &$lookups ): array {
					$lookups[] = $pairs;

					return array();
				}
			)
		);
		$conditions->add_filters(
			Facts::get( 'orders' )['filters'],
			array( 'attribute_is' => array( array( 1, 2 ), array( '1', '2' ), array( 3, 4 ), array( 5 ) ) ),
			'all'
		);

		$this->assertSame( array( array( array( 1, 2 ), array( 3, 4 ) ) ), $lookups );
		$this->assertSame( '( ( 1 = 0 ) AND ( 1 = 0 ) AND ( 1 = 0 ) )', $conditions->get_sql() );
	}

	public function test_tax_rates_are_matched_by_id_and_code(): void {
		$filter     = array(
			'taxes' => array(
				'type'  => 'tax_rates',
				'sql'   => 'id IN ( {values} )',
				'codes' => 'code IN ( {values} )',
			),
		);
		$conditions = new Conditions();
		$conditions->add_filters( $filter, array( 'taxes' => array( '7', 'us-ca-vat-1', "x') OR 1=1 --", '7', array( 'a' ), '' ) ), 'all' );

		$this->assertSame( '( ( id IN ( %d ) OR code IN ( %s, %s ) ) )', $conditions->get_sql() );
		$this->assertSame( array( 7, 'US-CA-VAT-1', "X') OR 1=1 --" ), $conditions->get_values() );

		$conditions = new Conditions();
		$conditions->add_filters( $filter, array( 'taxes' => array( 'ab' ) ), 'all' );

		$this->assertSame( '( ( code IN ( %s ) ) )', $conditions->get_sql() );
	}

	public function test_statuses_match_with_and_without_prefix(): void {
		$this->assertSame(
			array( 'wc-pending', 'pending', 'wc-trash', 'trash' ),
			Conditions::get_stored_statuses( array( 'wc-pending', 'pending', 'trash', '', 'any', null ) )
		);
	}

	/**
	 * Conditions of order filters.
	 *
	 * @param array<string, mixed> $params Parameters.
	 * @param string               $match  `all` or `any`.
	 */
	private function conditions( array $params, string $match = 'all' ): Conditions {
		$conditions = new Conditions(
			new Filter_Values(
				static fn( array $pairs ): array => array(
					'1:2' => array(
						'taxonomy' => 'pa_color',
						'slug'     => "bl'ue",
					),
				)
			)
		);

		$conditions->add_filters( Facts::get( 'orders' )['filters'], $params, $match );

		return $conditions;
	}
}
