<?php
/**
 * Tests of the access to exports.
 *
 * @package Storedeck
 */

namespace Storedeck\Exports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Exports\Export_Handler;
use Storedeck\Exports\Exports;
use Storedeck\Jobs\Job;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Tests which exports their owner may read.
 */
final class ExportAccessTest extends TestCase {

	/**
	 * The user views reports.
	 */
	protected function setUp(): void {
		$GLOBALS['storedeck_test_capabilities'] = array( 'view_woocommerce_reports' );
		Registry::reset();
	}

	/**
	 * The other tests run as another user.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_capabilities'] );
		Registry::reset();
	}

	public function test_exports_that_do_not_tell_are_hidden_if_their_report_has_personal_data(): void {
		$hidden = array( 'customers', 'orders', 'downloads' );

		foreach ( array_keys( Registry::get_registered() ) as $report ) {
			$this->assertSame( ! in_array( $report, $hidden, true ), self::has_access( array( 'report' => $report ) ), $report );
		}
	}

	public function test_what_an_export_tells_counts(): void {
		foreach ( array( 'customers', 'taxes' ) as $report ) {
			foreach ( array( true, false ) as $has ) {
				$args = array(
					'report'            => $report,
					'has_personal_data' => $has,
				);

				$this->assertSame( ! $has, self::has_access( $args ), $report );
			}
		}
	}

	/**
	 * Whether the user has access to an export.
	 *
	 * @param array<string, mixed> $args Parameters of the export.
	 */
	private static function has_access( array $args ): bool {
		return Exports::has_access( new Job( 'a', Export_Handler::TYPE, 1, Job::FINISHED, $args, array(), 1, 1, 0, 0, 0 ) );
	}
}
