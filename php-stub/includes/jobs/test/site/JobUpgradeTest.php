<?php
/**
 * Tests jobs of earlier versions.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test\Site;

use Storedeck\Installer;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Columns and events had other names before version 12 of the installation.
 */
final class JobUpgradeTest extends SiteTestCase {

	public function test_a_job_of_an_earlier_version_goes_on_after_the_update(): void {
		$id = Job_Store::add( 'sums', array( 'from' => 7 ), 3, 'upgrade-test' );

		foreach ( array( 'type kind varchar(20) NOT NULL', 'checkpoint place longtext NOT NULL' ) as $change ) {
			self::sql( "ALTER TABLE {prefix}storedeck_jobs CHANGE $change" );
		}

		self::sql( "UPDATE {prefix}storedeck_jobs SET place = '{\"day\":5}' WHERE id = '$id'" );
		Job_Queue::pause();
		wp_schedule_event( time(), 'hourly', 'storedeck_work_on_jobs' );
		wp_schedule_event( time(), 'daily', 'storedeck_tidy_jobs' );
		update_option( 'storedeck_version', '11' );
		self::end_request();

		Installer::maybe_update();

		$job = Job_Store::find( $id );

		$this->assertSame( array( 'sums', array( 'from' => 7 ), array( 'day' => 5 ) ), array( $job->type, $job->args, $job->checkpoint ) );

		foreach ( array(
			'storedeck_work_on_jobs'  => false,
			'storedeck_tidy_jobs'     => false,
			'storedeck_process_jobs'  => true,
			'storedeck_clean_up_jobs' => true,
		) as $event => $is_scheduled ) {
			$this->assertSame( $is_scheduled, false !== wp_next_scheduled( $event ), $event );
		}
	}
}
