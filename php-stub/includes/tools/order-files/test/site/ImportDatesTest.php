<?php
/**
 * Tests of dates of imported files.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use Storedeck\Test\Site\SiteTestCase;
use Storedeck\Tools\Order_Files\Import_Exception;
use Storedeck\Tools\Order_Files\Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Dates of all rows tell the order of day and month.
 *
 * @group mariadb
 */
final class ImportDatesTest extends SiteTestCase {

	/**
	 * First order of a preview.
	 *
	 * @param string   $columns Names of columns after the order ID.
	 * @param string[] $rows    Their values.
	 * @return string The note about it, or the error.
	 */
	private static function preview( string $columns, array $rows ): string {
		$notes  = array();
		$path   = (string) tempnam( sys_get_temp_dir(), 'dates' );
		$ignore = static function (): void {};

		file_put_contents( $path, "Order ID,Product,Price,$columns\n" );

		foreach ( $rows as $index => $row ) {
			file_put_contents( $path, ( 1000 + $index ) . ",Mug,10,$row\n", FILE_APPEND );
		}

		$note = static function ( string $text ) use ( &$notes ): void {
			$notes[] = $text;
		};

		try {
			( new Importer( array(), $ignore, $ignore, $ignore, $note ) )->run( $path, true );
		} catch ( Import_Exception $exception ) {
			$notes[] = $exception->getMessage();
		} finally {
			unlink( $path );
		}

		return implode( "\n", $notes );
	}

	public function test_a_date_on_any_row_tells_the_order_of_all(): void {
		$dates = array();

		for ( $second = 0; $second < 5100; ++$second ) {
			$dates[] = '05/06/2025 ' . gmdate( 'H:i:s', $second );
		}

		$this->assertStringContainsString( '--dates=dmy', self::preview( 'Date', $dates ) );
		$this->assertStringContainsString( 'Order 1000, 2025-06-05', self::preview( 'Date', array( ...$dates, '13/06/2025' ) ) );
		$this->assertStringContainsString( 'Order 1000, 2025-05-06', self::preview( 'Date', array( ...$dates, '06/13/2025' ) ) );
	}

	public function test_dates_of_refunds_tell_as_well(): void {
		$this->assertStringContainsString( 'Order 1000, 2025-06-05',
			self::preview( 'Date,Refunded amount,Refund date', array( '05/06/2025,10,13/06/2025' ) ) );
	}
}
