<?php
/**
 * Tests when table timestamps are reliable.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Table_Timestamps;

defined( 'ABSPATH' ) || exit;

/**
 * Tests when table timestamps are reliable.
 */
final class TableTimestampsTest extends TestCase {

	public function test_the_timestamp_depends_on_the_last_write_only(): void {
		$timestamp = Table_Timestamps::format( $this->row( '12:00:00', 50 ) );

		$this->assertNotSame( '', $timestamp );
		$this->assertSame( $timestamp, Table_Timestamps::format( $this->row( '12:00:00', 900 ) ) );
		$this->assertNotSame( $timestamp, Table_Timestamps::format( $this->row( '12:00:02', 48 ) ) );
	}

	public function test_recent_and_unknown_writes_have_no_timestamp(): void {
		$this->assertSame( '', Table_Timestamps::format( $this->row( '12:00:04', 9 ) ) );
		$this->assertSame( '', Table_Timestamps::format( $this->row( null, null ) ) );
		$this->assertSame( '', Table_Timestamps::format( $this->row( '12:00:00', -30 ) ) );
	}

	public function test_only_equal_timestamps_prove_that_tables_are_unchanged(): void {
		$this->assertTrue( Table_Timestamps::are_unchanged( array( 'a' => 'x' ), array( 'a' => 'x' ) ) );
		$this->assertFalse( Table_Timestamps::are_unchanged( array( 'a' => 'x' ), array( 'a' => 'y' ) ) );
		$this->assertFalse( Table_Timestamps::are_unchanged( array( 'a' => '' ), array( 'a' => '' ) ) );
	}

	/**
	 * Row of information_schema.
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
