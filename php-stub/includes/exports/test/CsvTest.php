<?php
/**
 * Tests of Csv.
 *
 * @package Storedeck
 */

namespace Storedeck\Exports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Exports\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the same cells as the tests of the CSV export in the browser.
 */
final class CsvTest extends TestCase {

	/**
	 * @dataProvider cells
	 * @param string $text Text.
	 * @param string $cell Expected cell.
	 */
	public function test_quotes_cells_and_guards_formulas( string $text, string $cell ): void {
		$this->assertSame( $cell, Csv::escape( $text ) );
	}

	/**
	 * Texts and their cells, the same as in the tests of the CSV export in the browser.
	 *
	 * @return array<int, array{string, string}>
	 */
	public function cells(): array {
		return json_decode( (string) file_get_contents( __DIR__ . '/csv-cells.json' ), true );
	}

	public function test_replaces_invalid_utf8(): void {
		$this->assertSame( 'Caf?', Csv::escape( "Caf\xE9" ) );
	}

	public function test_formats_values_by_the_type_of_their_column(): void {
		$this->assertSame(
			'Order,-12.50,"2026-02-01 03:04:05",2026-02-01,N/A,8.875,,0.00',
			Csv::line(
				array( 'Order', -12.5, '2026-02-01T03:04:05', '2026-02-01 03:04:05', 'N/A', 8.875, null, -0.001 ),
				array( 'text', 'currency', 'datetime', 'date', 'date', 'number', 'currency', 'currency' ),
				2
			)
		);

		$cells = array( array( 1.005, 2, '1.01' ), array( 12.5, 0, '13' ), array( 1.25, 4, '1.2500' ) );

		foreach ( $cells as list( $value, $digits, $text ) ) {
			$this->assertSame( $text, Csv::line( array( $value ), array( 'currency' ), $digits ) );
		}
	}
}
