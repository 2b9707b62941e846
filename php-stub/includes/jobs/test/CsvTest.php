<?php
/**
 * Tests of Csv.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Jobs\Export\Csv;

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
	 * Texts and their cells.
	 *
	 * @return array<int, array{string, string}>
	 */
	public function cells(): array {
		return array(
			array( '', '' ),
			array( 'Orders', 'Orders' ),
			array( 'Net sales', '"Net sales"' ),
			array( 'Lorem, "ipsum"', '"Lorem, ""ipsum"""' ),
			array( 'a;b', '"a;b"' ),
			array( "x\ny", "\"x\ny\"" ),
			array( "a\u{A0}b", "\"a\u{A0}b\"" ),
			array( "a\u{2003}b", "\"a\u{2003}b\"" ),
			array( '-12.5', '-12.5' ),
			array( '1e+21', '1e+21' ),
			array( '-12.5x', "\"\t-12.5x\"" ),
			array( '=1+1', "\"\t=1+1\"" ),
			array( '+44 20', "\"\t+44 20\"" ),
			array( '@SUM(A1)', "\"\t@SUM(A1)\"" ),
			array( '＝1', "\"\t＝1\"" ),
			array( '  =1', "\"\t  =1\"" ),
			array( '"=1', "\"\t\"\"=1\"" ),
			array( "\t=1", "\"\t\t\t=1\"" ),
			array( "-1\n", "\"\t-1\n\"" ),
			array( 'a;=1', "\"a;\t=1\"" ),
			array( "a\n=1", "\"a\n\t=1\"" ),

			array( 'a=1', 'a=1' ),
			array( "Caf\xE9", 'Caf?' ),
		);
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
