<?php

namespace Storedeck\Reports\Sums\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Sums\Sum_Query;
use Storedeck\Reports\Sums\Sum_Result;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the addition of rows.
 */
final class SumResultTest extends TestCase {

	public function test_rows_of_the_same_group_are_added(): void {
		$result = new Sum_Result( array( 'product_id' ) );

		$result->add(
			array(
				array(
					'product_id' => '12',
					'sold'       => '3',
				),
				array(
					'product_id' => '1',
					'sold'       => '5',
				),
			)
		);
		$result->add(
			array(
				array(
					'product_id' => '12',
					'sold'       => '-1',
				),
			)
		);

		$this->assertSame(
			array(
				array(
					'product_id' => '12',
					'sold'       => 2,
				),
				array(
					'product_id' => '1',
					'sold'       => '5',
				),
			),
			$result->get_rows( array( 'sold' ) )
		);
	}

	public function test_the_latest_date_is_kept(): void {
		$result = new Sum_Result( array() );

		$result->add( array( array( 'last' => '2026-01-02 10:00:00' ) ) );
		$result->add( array( array( 'last' => '2025-12-31 10:00:00' ) ) );
		$result->add( array( array( 'last' => null ) ) );

		$this->assertSame( '2026-01-02 10:00:00', $result->get_rows( array( 'last' ) )[0]['last'] );
	}

	public function test_fields_without_a_value_are_zero(): void {
		$result = new Sum_Result( array( 'product_id' ) );

		$result->add( array( array( 'product_id' => '1', 'sold' => '2' ) ) );
		$result->add_counted( 'customers', array( array( 'product_id' => '2', 'customers' => '7' ) ) );

		$this->assertEquals(
			array(
				array( 'product_id' => '1', 'sold' => 2, 'customers' => 0 ),
				array( 'product_id' => '2', 'sold' => 0, 'customers' => 7 ),
			),
			$result->get_rows( array( 'sold', 'customers' ) )
		);
	}

	public function test_numbers_and_their_changes_are_added(): void {
		$result = new Sum_Result( array( 'product_id' ) );

		$result->add_counted(
			'customers',
			array(
				array( 'product_id' => '1', 'customers' => '7' ),
				array( 'product_id' => '2', 'customers' => '1' ),
				array( 'product_id' => '1', 'customers' => '-2' ),
				array( 'product_id' => '2', 'customers' => '-1' ),
				array( 'product_id' => '3', 'customers' => '1' ),
				array( 'product_id' => '4', 'customers' => '0' ),
			)
		);

		$this->assertEquals(
			array(
				array( 'product_id' => '1', 'customers' => 5 ),
				array( 'product_id' => '3', 'customers' => 1 ),
			),
			$result->get_rows( array( 'customers' ) )
		);
	}

	public function test_keys_of_weeks_are_integers(): void {
		$result = new Sum_Result( array( Sum_Query::INTERVAL ) );

		$result->add( array( array( Sum_Query::INTERVAL => '2921.0', 'sold' => '2' ) ) );
		$result->add( array( array( Sum_Query::INTERVAL => '2921', 'sold' => '3' ) ) );

		$this->assertSame( array( array( Sum_Query::INTERVAL => '2921', 'sold' => 5 ) ), $result->get_rows( array( 'sold' ) ) );
	}
}
