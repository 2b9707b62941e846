<?php
/**
 * Tests of Table_Timestamps.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Table_Timestamps;

defined( 'ABSPATH' ) || exit;

/**
 * When the times of tables prove something.
 */
final class TableStampsTest extends TestCase {

	/**
	 * Same times, same stamp; any other time, another one.
	 */
	public function test_times_make_a_stamp(): void {
		$stamp = Table_Timestamps::stamp( $this->row( '12:00:00', 50 ) );

		$this->assertNotSame( '', $stamp );
		$this->assertSame( $stamp, Table_Timestamps::stamp( $this->row( '12:00:00', 900 ) ) );
		$this->assertNotSame( $stamp, Table_Timestamps::stamp( $this->row( '12:00:02', 48 ) ) );
	}

	/**
	 * What was written just now or at an unknown time has no stamp.
	 */
	public function test_unsure_times_make_none(): void {
		$this->assertSame( '', Table_Timestamps::stamp( $this->row( '12:00:04', 9 ) ) );
		$this->assertSame( '', Table_Timestamps::stamp( $this->row( null, null ) ) );
		$this->assertSame( '', Table_Timestamps::stamp( $this->row( '12:00:00', -30 ) ) );
	}

	/**
	 * A table without a stamp proves nothing, not even twice.
	 */
	public function test_only_stamps_prove(): void {
		$this->assertTrue( Table_Timestamps::prove( array( 'a' => 'x' ), array( 'a' => 'x' ) ) );
		$this->assertFalse( Table_Timestamps::prove( array( 'a' => 'x' ), array( 'a' => 'y' ) ) );
		$this->assertFalse( Table_Timestamps::prove( array( 'a' => '' ), array( 'a' => '' ) ) );
	}

	/**
	 * What a server tells.
	 *
	 * @param string|null $written Time of the last write.
	 * @param int|null    $age     Seconds since then.
	 * @return array{made: string, written: string|null, age: int|null}
	 */
	private function row( ?string $written, ?int $age ): array {
		return array(
			'made'    => '2026-01-01 00:00:00',
			'written' => null === $written ? null : '2026-11-21 ' . $written,
			'age'     => $age,
		);
	}
}
