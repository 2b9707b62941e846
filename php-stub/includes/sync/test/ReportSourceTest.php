<?php
/**
 * Tests of Report_Source.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Checks under which paths reports are requested.
 */
final class ReportSourceTest extends TestCase {

	/**
	 * Removes the options of a test.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_options'] );
	}

	public function test_paths_are_public_without_woocommerce(): void {
		$this->assertTrue( Report_Source::is_storedeck() );
		$this->assertSame( '/wc-analytics/reports/orders', Report_Source::get_path( 'reports/orders' ) );
		$this->assertSame( '/wc-analytics/reports/orders', Report_Source::map_path( '/wc-analytics/reports/orders' ) );
	}

	/**
	 * Sites with WooCommerce: options, whether reports come from Storedeck, and the paths of a report and of imports.
	 *
	 * @return array<string, array{array<string, string>, bool, string, string}>
	 */
	public static function get_sites(): array {
		$public = '/wc-analytics/reports/orders/stats';
		$own    = '/storedeck/v1/reports/orders/stats';
		$since  = array( Imports::SINCE_OPTION => Imports::ALWAYS );

		return array(
			'before the first import'   => array( array(), false, $public, '/storedeck/v1/reports/import/status' ),
			'after the first import'    => array( $since, true, $own, '/storedeck/v1/reports/import/status' ),
			'that chooses WooCommerce'  => array(
				$since + array( Report_Source::OPTION => Report_Source::WOOCOMMERCE ),
				false,
				$public,
				'/wc-analytics/reports/import/status',
			),
		);
	}

	/**
	 * Checks a site.
	 *
	 * @dataProvider get_sites
	 * @runInSeparateProcess
	 *
	 * @param array<string, string> $options      Options.
	 * @param bool                  $is_storedeck Whether reports come from Storedeck.
	 * @param string                $report       Path of stats.
	 * @param string                $import       Path of the progress of imports.
	 */
	public function test_paths_are_mapped_with_woocommerce( array $options, bool $is_storedeck, string $report, string $import ): void {
		class_alias( self::class, 'WooCommerce' );
		$GLOBALS['storedeck_test_options'] = $options;

		$this->assertSame( $is_storedeck, Report_Source::is_storedeck() );
		$this->assertSame( $report, Report_Source::map_path( '/wc-analytics/reports/orders/stats' ) );
		$this->assertSame( $import, Report_Source::map_path( '/wc-analytics/reports/import/status' ) );
		$this->assertSame( '/wc-analytics/reports-2/orders', Report_Source::map_path( '/wc-analytics/reports-2/orders' ) );
		$this->assertSame( ! $is_storedeck, Report_Source::is_slow( '/wc-analytics/reports/orders/stats' ) );
		$this->assertFalse( Report_Source::is_slow( '/wc-analytics/products' ) );
	}
}
