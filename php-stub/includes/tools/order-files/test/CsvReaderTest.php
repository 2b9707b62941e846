<?php
/**
 * Tests of reading a file.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Csv_Reader;
use Storedeck\Tools\Order_Files\Source_File;

// cspell:ignore Preis

defined( 'ABSPATH' ) || exit;

/**
 * Tests separators, quotes, line ends and large files.
 */
final class CsvReaderTest extends TestCase {

	/**
	 * Reads the records of a file.
	 *
	 * @param string $text Contents of a file.
	 * @return array<int, string[]|string>
	 */
	private static function records( string $text ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'storedeck' );

		file_put_contents( $path, $text );

		try {
			return iterator_to_array( ( new Csv_Reader( new Source_File( $path ) ) )->read() );
		} finally {
			unlink( $path );
		}
	}

	public function test_separators_quotes_line_ends_and_bom_do_not_matter(): void {
		$rows = array( array( 'Order ID', 'Name' ), array( '1', "Tea, \"green\"; a\tb" ), array( '2', "two\nlines" ) );

		foreach ( array( ',', ';', "\t" ) as $separator ) {
			foreach ( array( "\n", "\r\n", "\r" ) as $end ) {
				foreach ( array( '', "\xef\xbb\xbf" ) as $bom ) {
					$text = $bom;

					foreach ( $rows as $row ) {
						$cells = array_map( static fn( string $cell ): string => '"' . str_replace( '"', '""', $cell ) . '"', $row );
						$text .= implode( $separator, $cells ) . $end;
					}

					$this->assertSame( $rows, array_values( self::records( $text ) ) );
				}
			}
		}
	}

	public function test_line_ends_do_not_depend_on_the_bytes_that_are_read_first(): void {
		$count = 8192;
		$line  = '"12","x"';

		foreach ( array( "\n", "\r\n", "\r" ) as $end ) {
			// Each byte of a line is the last one that is read first.
			for ( $more = 0; $more < strlen( $line . $end ); ++$more ) {
				$name    = str_repeat( 'a', 1 + $more );
				$records = self::records( "\"$name\",\"b\"$end" . str_repeat( $line . $end, $count ) );

				$this->assertSame( array( $name, 'b' ), $records[1] );
				$this->assertSame( array( '12', 'x' ), $records[ $count + 1 ] ?? null );
				$this->assertCount( $count + 1, $records );
			}
		}

		$this->assertSame( array( array( 'a' ), array( '1' ) ), array_values( self::records( "\"a\"\r\"1\"\r" ) ) );
	}

	public function test_lines_are_numbered_and_a_missing_quote_affects_one_line(): void {
		$records = self::records( "a,b\n\"x\ny\",1\n\n\"open,2\nz,3\n" );

		$this->assertSame( array( 1, 2, 5, 6 ), array_keys( $records ) );
		$this->assertSame( 'A quotation mark opens in line 5 and is not closed within 100 lines.', $records[5] );
		$this->assertSame( array( 'z', '3' ), $records[6] );
	}

	public function test_the_line_is_named_whose_quotation_mark_is_not_closed(): void {
		$records = self::records( "a,b,c\n1,\"x\ny\",\"open\n2,z,3\n" );

		$this->assertSame( array( 1, 2, 4 ), array_keys( $records ) );
		$this->assertStringContainsString( 'opens in line 3', $records[2] );
	}

	public function test_rows_are_never_merged_by_a_quotation_mark(): void {
		$records = self::records( "a,b\n\"open,2\nz,3\n\"y\",4\nx,5\n" );

		$this->assertSame( array( 1, 2, 3, 4, 5 ), array_keys( $records ) );
		$this->assertStringContainsString( 'opens in line 2', $records[2] );

		$records = self::records( "a,b,c\n\"open,2,1\nz,3,y\",4\nx,5,1\n" );

		$this->assertSame( array( 1, 2, 4 ), array_keys( $records ) );
		$this->assertStringContainsString( 'lines up to 3, with 2 values instead of 3', $records[2] );
	}

	public function test_empty_values_at_the_end_do_not_count(): void {
		foreach ( array( 'a,b', 'a,b,', 'a,b,,' ) as $header ) {
			foreach ( array( '', ',', ',,,' ) as $more ) {
				$record = self::records( "$header\n1,\"x\ny\"$more\n2,z\n" )[2];

				$this->assertIsArray( $record, "$header $more" );
				$this->assertSame( array( '1', "x\ny" ), array_slice( $record, 0, 2 ) );
			}
		}

		$this->assertIsArray( self::records( "a,b,c\n1,\"x\ny\",\n" )[2] );
		$this->assertStringContainsString( 'with 4 values instead of 2', self::records( "a,b\n1,\"x\ny\",,3\n" )[2] );
		$this->assertStringContainsString( 'with 2 values instead of 3', self::records( "a,b,c\n1,\"x\ny\"\n" )[2] );
	}

	/**
	 * Lines and the values they have.
	 *
	 * @return array<string, array{string, string[]}>
	 */
	public function lines_with_quotes(): array {
		return array(
			'inches'            => array( '19" shelf,5', array( '19" shelf', '5' ) ),
			'escaped inches'    => array( '"19"" shelf",5', array( '19" shelf', '5' ) ),
			'unescaped inches'  => array( '"19" shelf, oak",5', array( '19" shelf, oak', '5' ) ),
			'a quoted word'     => array( '"Gold" ring,5', array( '"Gold" ring', '5' ) ),
			'quotes at the end' => array( 'Ring "Gold",5', array( 'Ring "Gold"', '5' ) ),
			'only quotes'       => array( '"""Gold""",""', array( '"Gold"', '' ) ),
			'spaces around'     => array( ' "a,b" , "c"', array( 'a,b', 'c' ) ),
			'a letter first'    => array( '"£5, città",½', array( '£5, città', '½' ) ),
		);
	}

	/**
	 * Quotation marks are data unless they surround a value.
	 *
	 * @dataProvider lines_with_quotes
	 * @param string   $line   Line.
	 * @param string[] $values Values.
	 */
	public function test_quotation_marks_in_values_are_kept( string $line, array $values ): void {
		$this->assertSame( $values, self::records( "$line\n" )[1] );
		$this->assertSame( $values, self::records( "a,b\r\n$line" )[2] );
	}

	public function test_line_ends_in_values_do_not_end_lines_of_another_kind(): void {
		$rows = array( array( 'a', 'b' ), array( '1', "x\ny" ), array( '2', 'z' ) );

		$this->assertSame( $rows, array_values( self::records( "a,b\r1,\"x\ny\"\r2,z\r" ) ) );
		$this->assertSame( "x\ry", self::records( "a,b\n1,x\ry\n" )[2][1] );
	}

	/**
	 * Large files and the number of their records.
	 *
	 * @return array<string, array{callable(int): string, callable(int): int}>
	 */
	public function large_files(): array {
		$repeat = static fn( string $text, int $share = 1 ): callable =>
			static fn( int $lines ): string => str_repeat( $text, intdiv( $lines, $share ) );
		$count  = static fn( int $more,
			float $factor = 0 ): callable => static fn( int $lines ): int => $more + (int) ( $factor * $lines );
		$before = static fn( string $text, callable $rest ): callable => static fn( int $lines ): string => $text . $rest( $lines );
		$block  = str_repeat( "1,\"tea,2\n", 98 ) . "1,tea\",2\n";

		return array(
			'an open quote'                => array( $before( "\"1,tea\n", $repeat( "1,tea,2.50\n" ) ), $count( 1, 1 ) ),
			'an open quote in each line'   => array( $repeat( "1,\"tea,2\n" ), $count( 0, 1 ) ),
			'quotes that close much later' => array( $repeat( $block, 100 ), $count( 0, 0.98 ) ),
			'one line'                     => array( $repeat( 'tea and tea' ), $count( 1 ) ),
			'one line of quotes'           => array( $before( '"', $repeat( str_repeat( '"', 10 ) ) ), $count( 1 ) ),
			'one line of quoted words'     => array( $repeat( '"a"b,"a"b,' ), $count( 1 ) ),
			'one line of values'           => array( $repeat( '"a","",b,' ), $count( 1 ) ),
			'empty lines'                  => array( $before( "1,2\n", $repeat( "\n" ) ), $count( 1 ) ),
			'one quoted value'             => array( $before( '"', $repeat( "tea\ntea\ntea\n" ) ), $count( 0, 3 ) ),
		);
	}

	/**
	 * Reading takes time in proportion to the size.
	 *
	 * @dataProvider large_files
	 * @param callable( int ): string $create Contents of a file with about a number of lines.
	 * @param callable( int ): int    $count  Number of its records.
	 */
	public function test_reading_is_linear( callable $create, callable $count ): void {
		$measure = static function ( int $lines ) use ( $create, &$records ): float {
			$text    = $create( $lines );
			$start   = getrusage()['ru_utime.tv_sec'] * 1e3 + getrusage()['ru_utime.tv_usec'] / 1e3;
			$records = count( self::records( $text ) );

			// Other processes on the machine do not count.
			return getrusage()['ru_utime.tv_sec'] * 1e3 + getrusage()['ru_utime.tv_usec'] / 1e3 - $start;
		};

		$small = $measure( 5000 );

		$this->assertSame( $count( 5000 ), $records );

		// Quadratic reading takes a hundred times as long.
		$this->assertLessThan( 30 * $small + 200, $measure( 50000 ) );
	}

	public function test_a_record_with_a_nul_character_is_refused(): void {
		$records = self::records( str_repeat( "a,b\n", 20000 ) . "a\0,b\nc,\"\0\"\nd,e\n" );

		$this->assertSame( 'The record contains a NUL character.', $records[20001] );
		$this->assertSame( 'The record contains a NUL character.', $records[20002] );
		$this->assertSame( array( 'd', 'e' ), $records[20003] );
	}

	public function test_the_separator_is_the_one_that_most_lines_have_equally_often(): void {
		$this->assertSame( array( 'R$ 1.234,56', 'a' ), self::records( "Preis;Name\nR$ 1.234,56;a\nR$ 1.234,57;b\n" )[2] );
		$this->assertSame( array( 'a;b;c', 'd' ), self::records( "Name,Note\na;b;c,d\ne;f;g,h\n" )[2] );
		$this->assertSame( array( 'a', 'b' ), self::records( "x|y\na|b\n" )[2] );
		$this->assertSame( array( 'a,b,c', '1' ), self::records( "Orders, all, of May\nName;Price\na,b,c;1\nd;2\ne;3\n" )[3] );
	}

	public function test_a_first_line_may_name_the_separator(): void {
		foreach ( array( 'sep=;', '"sep=;"', 'SEP=;' ) as $hint ) {
			$this->assertSame( array( array( 'a,b', 'c' ), array( '1', '2' ) ),
				array_values( self::records( "$hint\r\na,b;c\r\n1;2\r\n" ) ) );
		}
	}

	public function test_quotation_marks_in_a_file_with_tabs_are_data_unless_values_are_quoted(): void {
		$this->assertSame( array( '"24 inch', '1' ), self::records( "a\tb\n\"24 inch\t1\n27\" arm\t2\n" )[2] );
		$this->assertSame( array( "24\tinch", '1' ), self::records( "a\tb\n\"24\tinch\"\t1\n" )[2] );
	}

	public function test_records_without_any_value_are_left_out(): void {
		$this->assertSame( array( 1, 4 ), array_keys( self::records( "a,b\n,\n\n1,2\n , \n" ) ) );
	}
}
