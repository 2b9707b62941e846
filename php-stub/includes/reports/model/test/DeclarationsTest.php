<?php

namespace Storedeck\Reports\Model\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Reports\Filter_Parameters;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Order_Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Tests that what is declared needs nothing but its entries, as the README of reports says.
 */
final class DeclarationsTest extends TestCase {

	/**
	 * Types of dimensions with the types of their filters.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function get_types(): array {
		return array(
			'list'   => array( 'list', 'texts' ),
			'choice' => array( 'choice', 'strings' ),
			'number' => array( 'number', 'number' ),
			'date'   => array( 'date', 'date' ),
		);
	}

	/**
	 * Passes each type.
	 *
	 * @dataProvider get_types
	 */
	public function test_an_operator_is_a_rule_a_condition_and_a_parameter( string $type, string $filter ): void {
		$rules   = Filter::get_rules( $type );
		$filters = Filter::by( 'field', $filter, 'stats.field', $type );
		$params  = Filter_Parameters::for_filters( $filters );
		$names   = array_map( static fn( array $rule ): string => "field_{$rule['value']}", $rules );

		$this->assertNotSame( array(), $rules );
		$this->assertEqualsCanonicalizing( $names, array_keys( $filters ) );
		$this->assertEqualsCanonicalizing( array( ...$names, 'match' ), array_keys( $params ) );

		foreach ( $rules as $rule ) {
			$name = "field_{$rule['value']}";

			$this->assertNotSame( '', trim( $rule['label'] ) );
			$this->assertStringContainsString( 'stats.field', $filters[ $name ]['sql'] );
			// An operator with two values takes both.
			$this->assertSame( substr_count( $filters[ $name ]['sql'], '{value}' ) > 1, 2 === ( $params[ $name ]['minItems'] ?? 0 ) );
		}
	}

	public function test_a_stored_dimension_of_orders_has_its_column(): void {
		$tables = require dirname( __DIR__, 3 ) . '/foundation/database/data/tables-of-reports.php';

		foreach ( Order_Dimensions::get_declared() as $key => $dimension ) {
			if ( isset( $dimension['value'] ) ) {
				$this->assertContains( "$key " . Tables::VALUE_ID, $tables['order_stats'] );
			} else {
				$this->assertNotSame( '', $dimension['column'] );
				$this->assertNotSame( array(), $dimension['options'] );
			}
		}
	}
}
