<?php
/**
 * Tests of Job.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Jobs\Job;

defined( 'ABSPATH' ) || exit;

/**
 * Checks values that are derived from a row.
 */
final class JobTest extends TestCase {

	/**
	 * Creates a job.
	 *
	 * @param array<string, string|null> $values Values that differ from the defaults.
	 */
	private function job( array $values ): Job {
		return Job::from_row(
			$values + array(
				'id'         => 'a1',
				'type'       => 'export',
				'owner'      => '7',
				'state'      => Job::OPEN,
				'args'       => '{"report":"orders"}',
				'checkpoint' => '{}',
				'done'       => '0',
				'total'      => '0',
				'tries'      => '0',
				'created_at' => '1700000000123',
				'updated_at' => '1700000001',
			)
		);
	}

	public function test_reads_a_row(): void {
		$job = $this->job( array( 'checkpoint' => 'no json' ) );

		$this->assertSame( array( 'report' => 'orders' ), $job->args );
		$this->assertSame( array(), $job->checkpoint );
		$this->assertSame( 7, $job->owner );
		$this->assertSame( 1700000000, $job->created );
		$this->assertTrue( $job->is_open() );
	}

	public function test_reaches_100_percent_only_when_it_is_finished(): void {
		$percent = fn( string $state, int $done, int $total ): int => $this->job(
			array(
				'state' => $state,
				'done'  => (string) $done,
				'total' => (string) $total,
			)
		)->percent();

		$this->assertSame( 0, $percent( Job::OPEN, 0, 0 ) );
		$this->assertSame( 33, $percent( Job::OPEN, 1, 3 ) );
		$this->assertSame( 99, $percent( Job::OPEN, 3, 3 ) );
		$this->assertSame( 99, $percent( Job::OPEN, 9, 3 ) );
		$this->assertSame( 100, $percent( Job::FINISHED, 0, 0 ) );
		$this->assertSame( 50, $percent( Job::CANCELLED, 1, 2 ) );
	}
}
