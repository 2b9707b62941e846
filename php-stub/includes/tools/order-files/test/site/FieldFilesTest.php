<?php
/**
 * Tests the files of tests/field.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use Storedeck\Reports\Sums\Sum_State;

defined( 'ABSPATH' ) || exit;

/**
 * Each file is imported into an empty store, whose reports have the right figures.
 *
 * @group mariadb
 */
final class FieldFilesTest extends ImportTestCase {

	/**
	 * Period of the reports.
	 */
	private const PERIOD = array(
		'after'    => '2000-01-01T00:00:00',
		'before'   => '2099-12-31T23:59:59',
		'interval' => 'year',
		'per_page' => 100,
	);

	/**
	 * Folder of the files.
	 */
	private static function get_folder(): string {
		return dirname( __DIR__, 6 ) . '/tests/field';
	}

	/**
	 * Files with their right values.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function files(): array {
		$files = json_decode( (string) file_get_contents( self::get_folder() . '/files.json' ), true );

		return array_combine( array_column( $files, 'file' ), array_map( static fn( array $file ): array => array( $file ), $files ) );
	}

	/**
	 * Reports have the right figures.
	 *
	 * @dataProvider files
	 * @param array<string, mixed> $file File.
	 */
	public function test_files_become_what_they_are( array $file ): void {
		update_option( 'timezone_string', $file['zone'] ?? 'UTC' );

		$told = self::import( self::get_folder() . '/' . $file['file'], (array) ( $file['options'] ?? array() ) );

		$this->assertSame( isset( $file['error'] ), '' !== $told['error'] );
		$this->assertStringContainsString( $file['error'] ?? '', $told['error'] );
		$this->assertTotals( $file['totals'] );
		$this->assertRows( $file );

		foreach ( array( 'problems', 'warnings', 'notes' ) as $kind ) {
			foreach ( $file[ $kind ] ?? array() as $text ) {
				$this->assertStringContainsString( $text, implode( "\n", $told[ $kind ] ), $kind );
			}
		}

		// What is not expected is not said.
		$this->assertCount( count( $file['problems'] ?? array() ), $told['problems'], implode( "\n", $told['problems'] ) );
		$this->assertCount( count( $file['warnings'] ?? array() ), $told['warnings'], implode( "\n", $told['warnings'] ) );
	}

	public function test_sums_are_filled_after_an_import(): void {
		$this->assertNotSame( array(), Sum_State::get_tables() );

		remove_all_filters( self::SUMS_SUSPENDED );
		$file = self::files()['woo-analytics.csv'][0];
		self::import( self::get_folder() . "/{$file['file']}" );

		$this->assertSame( array(), Sum_State::get_incomplete() );
		$this->assertTotals( $file['totals'] );
	}

	public function test_every_file_has_its_values(): void {
		$names = array_map( 'basename', (array) glob( self::get_folder() . '/*.{csv,txt,tsv}', GLOB_BRACE ) );

		$this->assertSame( array(),
			array_merge( array_diff( $names, array_keys( self::files() ) ), array_diff( array_keys( self::files() ), $names ) ) );
	}

	/**
	 * Compares totals of the reports.
	 *
	 * @param array<string, int|float> $totals Totals by metric.
	 */
	private function assertTotals( array $totals ): void {
		$found = self::get( '/wc-analytics/reports/revenue/stats', self::PERIOD )['totals'];

		$this->assertEquals( $totals, array_intersect_key( $found, $totals ) );

		// The items of products are those of orders.
		if ( isset( $totals['num_items_sold'] ) ) {
			$this->assertEquals( $totals['num_items_sold'],
				self::get( '/wc-analytics/reports/products/stats', self::PERIOD )['totals']['items_sold'] );
		}
	}

	/**
	 * Compares rows of reports and lists.
	 *
	 * @param array<string, mixed> $file File.
	 */
	private function assertRows( array $file ): void {
		if ( isset( $file['dates'] ) ) {
			$orders = self::get( '/wc-analytics/reports/orders',
				array_diff_key( self::PERIOD, array( 'interval' => 1 ) ) + array( 'order' => 'asc' ) );

			$this->assertSame( $file['dates'],
				array_map( static fn( array $order ): string => str_replace( ' ', 'T', $order['date_created'] ), $orders ) );
		}

		if ( isset( $file['numbers'] ) ) {
			$orders = self::get( '/wc-analytics/reports/orders', array_diff_key( self::PERIOD, array( 'interval' => 1 ) ) );

			$this->assertSame( array(), array_diff( $file['numbers'], array_map( 'strval', array_column( $orders, 'order_number' ) ) ) );
		}

		foreach ( $file['numbers'] ?? array() as $number ) {
			$this->assertSame( array( (string) $number ),
				array_column( self::get( '/wc-analytics/orders', array( 'search' => $number ) ), 'number' ) );
		}

		if ( isset( $file['names'] ) ) {
			$this->assertEqualsCanonicalizing( $file['names'],
				array_column( self::get( '/wc-analytics/products', array( 'per_page' => 100 ) ), 'name' ) );
		}

		foreach ( $file['dimensions'] ?? array() as $by => $orders ) {
			$this->assertEqualsCanonicalizing( $orders, self::count_orders( $by ), $by );
		}

		foreach ( array( 'coupons' => array( 'code', 'amount' ),
			'variations' => array( 'name', 'net_revenue' ) ) as $report => list( $name, $metric ) ) {
			if ( isset( $file[ $report ] ) ) {
				$rows = self::get( "/wc-analytics/reports/$report",
					array_diff_key( self::PERIOD, array( 'interval' => 1 ) ) + array( 'extended_info' => 'true' ) );

				$this->assertEquals( $file[ $report ],
					array_column( array_map( static fn( array $row ): array => array( $row['extended_info'][ $name ], $row[ $metric ] ),
					$rows ), 1, 0 ) );
			}
		}
	}

	/**
	 * Orders by the label of a dimension.
	 *
	 * @return array<string, int>
	 */
	private static function count_orders( string $by ): array {
		$query = array_diff_key( self::PERIOD, array( 'interval' => 1 ) ) + array( 'by' => $by );

		return array_column( self::get( '/wc-analytics/reports/payments', $query ), 'orders_count', 'label' );
	}
}
