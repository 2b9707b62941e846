<?php
/**
 * Tests of Job_Runner.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test\Site;

use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what a process may do with a job of another one.
 */
final class JobRunnerTest extends SiteTestCase {

	public function test_a_claim_expires(): void {
		$id    = (string) Job_Store::add( 'sums', array(), 0, 'claim-test' );
		$claim = static fn( string $name ): bool => Job_Store::claim( $id, $name, 60 );

		$this->assertSame( array( true, false ), array( $claim( 'first' ), $claim( 'second' ) ) );
		self::sql( "UPDATE {prefix}storedeck_jobs SET held_until = held_until - 60 WHERE id = '$id'" );
		$this->assertSame( array( true, false ), array( $claim( 'second' ), $claim( 'first' ) ) );
	}

	public function test_announces_changes_of_its_own_steps_only(): void {
		$id       = (string) Job_Store::add( 'import', array( 'days' => null, 'from' => null, 'skip' => false ), 0, 'import' );
		$announce = static function () use ( $id ): int {
			$before = did_action( 'storedeck_data_changed' );

			Job_Runner::run( $id, 0 );

			return did_action( 'storedeck_data_changed' ) - $before;
		};

		$this->assertTrue( Job_Store::claim( $id, 'another process', 60 ) );
		$this->assertSame( 0, $announce() );

		Job_Store::release( $id, 'another process', 0 );
		$this->assertGreaterThan( 0, $announce() );
	}
}
