<?php
/**
 * Tests of Period_Sums.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Id_Set;
use Storedeck\Reports\Period_Sums;

defined( 'ABSPATH' ) || exit;

/**
 * How periods become one answer.
 */
final class PeriodSumsTest extends TestCase {

	/**
	 * Numbers are added, of texts the later counts.
	 */
	public function test_rows_of_one_group_are_added(): void {
		$this->assertSame(
			array(
				7 => array( '7', 15, '2026-02-01' ),
				8 => array( '8', -1, '2026-01-05' ),
			),
			Period_Sums::add(
				array(
					array( array( '7', 10, '2026-01-31' ), array( '8', -1, '2026-01-05' ) ),
					array(),
					array( array( '7', 5, '2026-02-01' ) ),
				),
				1
			)
		);
	}

	/**
	 * Groups of two names are not mixed up, and no group is one row.
	 */
	public function test_groups_may_have_several_names_or_none(): void {
		$this->assertCount( 2, Period_Sums::add( array( array( array( '1', '23', 4 ), array( '12', '3', 5 ) ) ), 2 ) );
		$this->assertSame(
			array( '' => array( 3, 30 ) ),
			Period_Sums::add( array( array( array( 1, 10 ) ), array( array( 2, 20 ) ) ), 0 )
		);
	}

	/**
	 * Ids that several periods share count once for each group.
	 */
	public function test_ids_are_counted_over_the_periods(): void {
		$this->assertSame(
			array(
				'a' => array( array( 'a' ), 3 ),
				'b' => array( array( 'b' ), 1 ),
			),
			Period_Sums::count(
				array(
					array( array( array( 'a' ), Id_Set::pack( array( 1, 2 ) ) ), array( array( 'b' ), Id_Set::pack( array( 1 ) ) ) ),
					array( array( array( 'a' ), Id_Set::pack( array( 2, 3 ) ) ) ),
				)
			)
		);
	}

	/**
	 * Intervals are put together to the whole: what they share counts once.
	 */
	public function test_ids_are_counted_over_intervals(): void {
		$pieces = array(
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
			Period_Sums::count( $pieces, 1 )
		);
		$this->assertCount( 3, Period_Sums::count( $pieces ) );
	}
}
