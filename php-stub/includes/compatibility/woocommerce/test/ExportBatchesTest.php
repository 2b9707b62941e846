<?php
/**
 * Tests of Export_Batches.
 *
 * @package Storedeck
 */

namespace Storedeck\Compatibility\Woocommerce\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Compatibility\Woocommerce\Export_Batches;

defined( 'ABSPATH' ) || exit;

/**
 * Checks which requests process batches.
 */
final class ExportBatchesTest extends TestCase {

	public function test_recognizes_requests_that_read_the_progress_of_an_export(): void {
		$this->assertTrue( Export_Batches::is_status( 'GET', '/wc-analytics/reports/orders/export/17640000001234/status' ) );
		$this->assertFalse( Export_Batches::is_status( 'POST', '/wc-analytics/reports/orders/export/17640000001234/status' ) );
		$this->assertFalse( Export_Batches::is_status( 'POST', '/wc-analytics/reports/orders/export' ) );
		$this->assertFalse( Export_Batches::is_status( 'GET', '/wc-analytics/reports/import/status' ) );
		$this->assertFalse( Export_Batches::is_status( 'GET', "/wc-analytics/reports/orders/export/1/status\n" ) );
	}
}
