<?php
/**
 * Tests combining periods.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Id_Set;
use Storedeck\Reports\Period_Sums;

defined( 'ABSPATH' ) || exit;

/**
 * Tests combining periods.
 */
final class PeriodSumsTest extends TestCase {

	public function test_numbers_of_a_group_are_added_and_the_latest_date_is_kept(): void {
		$this->assertSame(
			array(
				7 => array( '7', 15, '2026-02-01' ),
				8 => array( '8', -1, '2026-01-05' ),
			),
			Period_Sums::merge_rows(
				array(
					array( array( '7', 10, '2026-01-31' ), array( '8', -1, '2026-01-05' ) ),
					array(),
					array( array( '7', 5, '2026-02-01' ) ),
				),
				1
			)
		);
	}

	public function test_groups_can_have_several_columns_or_none(): void {
		$this->assertCount( 2, Period_Sums::merge_rows( array( array( array( '1', '23', 4 ), array( '12', '3', 5 ) ) ), 2 ) );
		$this->assertSame(
			array( '' => array( 3, 30 ) ),
			Period_Sums::merge_rows( array( array( array( 1, 10 ) ), array( array( 2, 20 ) ) ), 0 )
		);
	}

	public function test_ids_in_several_periods_are_counted_once_per_group(): void {
		$this->assertSame(
			array(
				'a' => array( array( 'a' ), 3 ),
				'b' => array( array( 'b' ), 1 ),
			),
			Period_Sums::count_ids(
				array(
					array( array( array( 'a' ), Id_Set::pack( array( 1, 2 ) ) ), array( array( 'b' ), Id_Set::pack( array( 1 ) ) ) ),
					array( array( array( 'a' ), Id_Set::pack( array( 2, 3 ) ) ) ),
				)
			)
		);
	}

	public function test_ids_in_several_intervals_are_counted_once_per_group(): void {
		$periods = array(
			array(
				array( array( 'a', '2026-01' ), Id_Set::pack( array( 1, 2 ) ) ),
				array( array( 'b', '2026-01' ), Id_Set::pack( array( 9 ) ) ),
			),
			array(
				array( array( 'a', '2026-02' ), Id_Set::pack( array( 2, 3 ) ) ),
			),
		);

		$this->assertSame(
			array(
				'a' => array( array( 'a' ), 3 ),
				'b' => array( array( 'b' ), 1 ),
			),
			Period_Sums::count_ids( $periods, 1 )
		);
		$this->assertCount( 3, Period_Sums::count_ids( $periods ) );
	}
}
