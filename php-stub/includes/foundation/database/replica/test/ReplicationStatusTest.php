<?php
/**
 * Tests of Replication_Status.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Database\Replica\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Replica\Replication_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Checks times that were written while the clock of the server was ahead.
 */
final class ReplicationStatusTest extends TestCase {

	/**
	 * Marks with some values.
	 *
	 * @param array<string, string> $values Values by name.
	 */
	private function marks( array $values ): Replication_Status {
		return Replication_Status::from_rows(
			array_map(
				static fn( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_keys( $values ),
				$values
			)
		);
	}

	/**
	 * A replica is tried again after some seconds, and at once after a time that is an hour ahead.
	 */
	public function test_suspension(): void {
		self::assertTrue( $this->marks( array( Replication_Status::RETRY => (string) ( time() + 15 ) ) )->is_suspended() );
		self::assertFalse( $this->marks( array( Replication_Status::RETRY => (string) ( time() - 1 ) ) )->is_suspended() );
		self::assertFalse( $this->marks( array( Replication_Status::RETRY => (string) ( time() + 3600 ) ) )->is_suspended() );
	}

	/**
	 * The later time counts unless it is an hour ahead.
	 */
	public function test_time(): void {
		$now  = time();
		$mark = Data_Version::OPTION . Data_Version::MARK;
		$time = fn( int $changed, int $beat ): float => $this->marks(
			array(
				$mark                 => "$changed-abc",
				Replication_Status::HEARTBEAT => (string) $beat,
			)
		)->get_time();

		self::assertSame( (float) $now, $time( $now - 60, $now ) );
		self::assertSame( $now - 60.0, $time( $now - 60, $now + 3600 ) );
		self::assertSame( $now - 60.0, $time( $now + 3600, $now - 60 ) );
		self::assertSame( 0.0, $time( $now + 3600, $now + 3600 ) );
	}
}
