<?php
/**
 * Tests of the import.
 *
 * @package Storedeck
 */

namespace Storedeck\Import\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Import\Amount_Parser;
use Storedeck\Import\Column_Map;
use Storedeck\Import\Csv_Reader;
use Storedeck\Import\Date_Parser;
use Storedeck\Import\Import_Exception;
use Storedeck\Import\Imported_Orders;
use Storedeck\Import\Order_Factory;
use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Tests files, columns, amounts, dates and orders.
 */
final class ImportTest extends TestCase {

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
			return iterator_to_array( ( new Csv_Reader( $path ) )->read() );
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
			'empty values'      => array( ',', array( '', '' ) ),
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
		$count  = static fn( int $more, float $factor = 0 ): callable => static fn( int $lines ): int => $more + (int) ( $factor * $lines );
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

	public function test_utf8_and_windows_1252_are_read_and_utf16_is_rejected(): void {
		$this->assertSame( 'Müller 5 €', Csv_Reader::to_utf8( "M\xfcller 5 \x80" ) );
		$this->assertSame( 'Müller 5 €', Csv_Reader::to_utf8( 'Müller 5 €' ) );
		$this->expectException( Import_Exception::class );
		self::records( "\xff\xfea\0b\0" );
	}

	public function test_a_record_with_a_nul_character_is_refused(): void {
		$records = self::records( str_repeat( "a,b\n", 20000 ) . "a\0,b\nc,\"\0\"\nd,e\n" );

		$this->assertSame( 'The record contains a NUL character.', $records[20001] );
		$this->assertSame( 'The record contains a NUL character.', $records[20002] );
		$this->assertSame( array( 'd', 'e' ), $records[20003] );
	}

	public function test_columns_of_common_exports_are_found_by_name(): void {
		$record  = array(
			'Name'              => '#1001',
			'Email'             => 'a@b.c',
			'Financial Status'  => 'paid',
			'Created at'        => '2026-01-01',
			'Taxes'             => '1',
			'Total'             => '2',
			'Discount Code'     => 'X',
			'Discount Amount'   => '3',
			'Lineitem quantity' => '4',
			'Lineitem name'     => 'Tea',
			'Lineitem price'    => '5',
			'Billing Country'   => 'DE',
		);
		$columns = new Column_Map( array_keys( $record ) );
		$values  = $columns->get_values( array_values( $record ) );

		$this->assertSame(
			array(
				'number'         => '#1001',
				'date'           => '2026-01-01',
				'status'         => 'paid',
				'product'        => 'Tea',
				'quantity'       => '4',
				'price'          => '5',
				'order_discount' => '3',
				'order_tax'      => '1',
				'order_total'    => '2',
				'coupon'         => 'X',
				'email'          => 'a@b.c',
				'country'        => 'DE',
			),
			$values
		);
	}

	public function test_every_column_name_is_found(): void {
		$all = require dirname( __DIR__ ) . '/data/columns.php';

		foreach ( $all as $field => $spellings ) {
			foreach ( $spellings as $spelling ) {
				$this->assertSame( $spelling, Column_Map::normalize( $spelling ) );

				if ( in_array( $spelling, array( 'name' ), true ) ) {
					continue;
				}

				$others  = array_diff( array( 'order number', 'created at', 'lineitem sku', 'lineitem price' ), array( $spelling ) );
				$columns = new Column_Map( array_merge( array( strtoupper( str_replace( ' ', '_', $spelling ) ) ), $others ) );

				$this->assertContains( $field, $columns->get_fields(), $spelling );
			}
		}
	}

	public function test_missing_columns_are_listed_with_the_columns_of_the_file(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage(
			'Missing columns: date ("Order date"), price ("Price", "Line subtotal" or "Line total").'
			. ' Columns of the file: Order ID, SKU, Color.'
		);
		new Column_Map( array( 'Order ID', 'SKU', 'Color' ) );
	}

	public function test_amounts_in_all_formats_are_parsed_to_the_cent(): void {
		mt_srand( 7 );

		for ( $round = 0; $round < 500; ++$round ) {
			$cents = mt_rand( 0, 99999999 );

			foreach ( array( '.,', ',.', ', ', ".'", ',' ) as $separators ) {
				$separator = $separators[0];
				$thousands = substr( $separators, 1 );
				$text      = number_format( intdiv( $cents, 100 ), 0, '', $thousands ) . $separator . sprintf( '%02d', $cents % 100 );
				$amounts   = new Amount_Parser();

				$amounts->add_sample( $text );

				foreach ( array( '%s', '€%s', '%s EUR', '$ %s', "%s\u{a0}zł" ) as $format ) {
					$this->assertEquals( Decimal::of_units( $cents, 2 ), $amounts->parse( sprintf( $format, $text ) ), $text );
				}

				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->parse( '(' . $text . ')' ) );
				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->parse( '-' . $text ) );
			}
		}
	}

	public function test_the_decimal_separator_is_detected_from_the_file(): void {
		$amounts = new Amount_Parser();

		$this->assertEquals( Decimal::of( 1234 ), $amounts->parse( '1,234' ) );
		$amounts->add_sample( '12,50' );
		$this->assertEquals( Decimal::of( 1234 ), $amounts->parse( '1.234' ) );
		$this->assertEquals( Decimal::of( '1.234' ), $amounts->parse( '1,234' ) );

		foreach ( array( 'x', '1,2,3', '--1', '12.345.67', '1e3', '', '٣٤', '100000000000' ) as $invalid ) {
			$this->assertNull( $amounts->parse( $invalid ), $invalid );
		}
	}

	public function test_dates_in_all_formats_are_parsed(): void {
		$zone  = new DateTimeZone( 'America/Los_Angeles' );
		$dates = new Date_Parser( $zone );

		$dates->add_sample( '31/12/2025' );
		$dates->detect_order();

		foreach (
			array(
				'2026-03-04T10:11:12', '2026-03-04 10:11:12 -0800', '2026-03-04T18:11:12Z', '2026-03-04 18:11:12 UTC',
				'2026/3/4 10:11:12', '4.3.2026 10:11:12',
				'04/03/2026 10:11:12 AM', '04/03/26, 10:11:12', 'Mar 4, 2026 10:11:12 am',
				'March 4, 2026 at 10:11:12', '4 March 2026 10:11:12', '2026-03-04T10:11:12.345',
			) as $text
		) {
			$this->assertSame( '2026-03-04 18:11:12', $dates->parse( $text ), $text );
		}

		$this->assertSame( '2026-07-04 07:00:00', $dates->parse( '2026-07-04' ) );

		$invalid_dates = array( '2026-02-30', '31/31/2026', 'soon', '', '2026', '2026-01-01 25:00', '13:00 PM', '1/1/2026 13:00 pm' );

		foreach ( $invalid_dates as $invalid ) {
			$this->assertNull( $dates->parse( $invalid ), $invalid );
		}

		$american = new Date_Parser( $zone, 'mdy' );

		$this->assertSame( '2026-04-03 07:00:00', $american->parse( '04/03/2026' ) );
	}

	public function test_ambiguous_dates_are_rejected(): void {
		foreach ( array( array( '01/02/2026' ), array( '13/02/2026', '02/13/2026' ) ) as $texts ) {
			$dates = new Date_Parser( new DateTimeZone( 'UTC' ) );

			array_map( array( $dates, 'add_sample' ), $texts );

			try {
				$dates->detect_order();
				$this->fail( 'The dates were not rejected.' );
			} catch ( Import_Exception $exception ) {
				$this->assertStringContainsString( '--dates=', $exception->getMessage() );
			}
		}
	}

	public function test_amounts_of_an_order_add_up_in_any_sequence_of_rows(): void {
		mt_srand( 11 );

		$factory = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$fail    = fn( int $line, string $reason ) => $this->fail( $reason );

		for ( $round = 0; $round < 200; ++$round ) {
			$rows     = array();
			$discount = mt_rand( 0, 300 );
			$tax      = mt_rand( 0, 500 );
			$sum      = 0;

			for ( $line = 0; $line < mt_rand( 1, 6 ); ++$line ) {
				$price    = mt_rand( 500, 5000 );
				$quantity = mt_rand( 1, 4 );
				$sum     += $price * $quantity;
				$rows[]   = array(
					'number'         => '1',
					'product'        => 'P' . mt_rand( 1, 3 ),
					'quantity'       => (string) $quantity,
					'price'          => sprintf( '%.2f', $price / 100 ),
					'date'           => '2026-01-01',
					'order_discount' => sprintf( '%.2f', $discount / 100 ),
					'order_tax'      => sprintf( '%.2f', $tax / 100 ),
					'shipping'       => '4.95',
				);
			}

			$order = Order_Factory::create( $factory->parse( $rows, $fail ) );

			$this->assertEquals( Decimal::of_units( $sum - $discount, 2 ), Decimal::sum( array_column( $order['lines'], 'total' ) ) );
			$this->assertEquals( Decimal::of_units( $tax, 2 ), Decimal::sum( array_column( $order['lines'], 'tax' ) ) );
			$this->assertEquals( Decimal::of( '4.95' ), $order['shipping'] );
			shuffle( $rows );
			$this->assertEquals( $order, Order_Factory::create( $factory->parse( $rows, $fail ) ) );
		}
	}

	public function test_invalid_rows_are_reported_and_the_others_imported(): void {
		$factory  = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$problems = array();
		$good     = array(
			'date'    => '2026-01-01',
			'product' => 'Tea',
			'price'   => '2',
		);
		$valid    = $factory->parse(
			array(
				2 => $good,
				3 => array( 'date' => '2026-13-01' ) + $good,
				4 => array( 'price' => 'free' ) + $good,
				5 => array( 'quantity' => '1.5' ) + $good,
				6 => array_diff_key( $good, array( 'product' => 1 ) ),
				7 => array_diff_key( $good, array( 'price' => 1 ) ),
			),
			static function ( int $line, string $reason ) use ( &$problems ): void {
				$problems[ $line ] = $reason;
			}
		);
		$order    = Order_Factory::create( $valid );

		$this->assertSame( array( 3, 4, 5, 6, 7 ), array_keys( $problems ) );
		$this->assertSame( array( 2 ), array_keys( $valid ) );
		$this->assertSame( 'The price "free" is not a valid amount.', $problems[4] );
		$this->assertCount( 1, $order['lines'] );
		$this->assertSame( 'completed', $order['status'] );
	}

	public function test_the_order_total_tells_whether_prices_include_taxes(): void {
		$factory = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$row     = array(
			'date'      => '2026-01-01',
			'product'   => 'Tea',
			'price'     => '11.90',
			'order_tax' => '1.90',
		);
		$fail    = fn( int $line, string $reason ) => $this->fail( $reason );
		$parse   = static fn( string $total ): array => $factory->parse( array( array( 'order_total' => $total ) + $row ), $fail );
		$net     = static fn( string $total ): Decimal => Order_Factory::create( $parse( $total ) )['lines'][0]['total'];

		$this->assertEquals( Decimal::of( 10 ), $net( '11.90' ) );
		$this->assertEquals( Decimal::of( '11.90' ), $net( '13.80' ) );
	}

	public function test_the_hash_of_an_order_changes_with_its_amounts(): void {
		$order = static fn( string $price ): array => array(
			'date'  => '2026-01-01 00:00:00',
			'lines' => array( array( 'total' => Decimal::of( $price ) ) ),
		);

		$this->assertSame( Imported_Orders::get_hash( $order( '1.00' ), 'USD' ), Imported_Orders::get_hash( $order( '1' ), 'USD' ) );
		$this->assertNotSame( Imported_Orders::get_hash( $order( '1' ), 'USD' ), Imported_Orders::get_hash( $order( '1.01' ), 'USD' ) );
		$this->assertNotSame( Imported_Orders::get_hash( $order( '1' ), 'USD' ), Imported_Orders::get_hash( $order( '1' ), 'EUR' ) );
	}
}
