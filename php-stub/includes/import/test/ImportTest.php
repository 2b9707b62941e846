<?php
/**
 * Tests of the pure parts of the import.
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
use Storedeck\Import\Order_Factory;
use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Files, columns, amounts, dates and orders.
 */
final class ImportTest extends TestCase {

	/**
	 * Records of a text.
	 *
	 * @param string $text Contents of a file.
	 * @return array<int, string[]|string>
	 */
	private static function records( string $text ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'storedeck' );

		file_put_contents( $path, $text );

		try {
			return iterator_to_array( ( new Csv_Reader( $path ) )->records() );
		} finally {
			unlink( $path );
		}
	}

	/**
	 * Separators, quotes, line ends and the mark of UTF-8 make no difference.
	 */
	public function test_reads_any_kind_of_file(): void {
		$rows = array( array( 'Order ID', 'Name' ), array( '1', "Tea, \"green\"; a\tb" ), array( '2', "two\nlines" ) );

		foreach ( array( ',', ';', "\t" ) as $separator ) {
			foreach ( array( "\n", "\r\n" ) as $end ) {
				foreach ( array( '', "\xef\xbb\xbf" ) as $mark ) {
					$text = $mark;

					foreach ( $rows as $row ) {
						$cells = array_map( static fn( string $cell ): string => '"' . str_replace( '"', '""', $cell ) . '"', $row );
						$text .= implode( $separator, $cells ) . $end;
					}

					$this->assertSame( $rows, array_values( self::records( $text ) ) );
				}
			}
		}
	}

	/**
	 * Lines are numbered as an editor numbers them, and a forgotten quote costs one line.
	 */
	public function test_numbers_lines(): void {
		$records = self::records( "a,b\n\"x\ny\",1\n\n\"open,2\nz,3\n" );

		$this->assertSame( array( 1, 2, 5, 6 ), array_keys( $records ) );
		$this->assertSame( 'A quotation mark is not closed.', $records[5] );
		$this->assertSame( array( 'z', '3' ), $records[6] );
	}

	/**
	 * Both encodings give the same text.
	 */
	public function test_reads_both_encodings(): void {
		$this->assertSame( 'Müller 5 €', Csv_Reader::utf8( "M\xfcller 5 \x80" ) );
		$this->assertSame( 'Müller 5 €', Csv_Reader::utf8( 'Müller 5 €' ) );
		$this->expectException( Import_Exception::class );
		self::records( "\xff\xfea\0b\0" );
	}

	/**
	 * Columns of common exports.
	 */
	public function test_finds_columns_by_name(): void {
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
		$values  = $columns->values( array_values( $record ) );

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

	/**
	 * Every spelling finds its meaning.
	 */
	public function test_knows_every_spelling(): void {
		$all = require dirname( __DIR__ ) . '/data/columns.php';

		foreach ( $all as $meaning => $spellings ) {
			foreach ( $spellings as $spelling ) {
				$this->assertSame( $spelling, Column_Map::plain( $spelling ) );

				if ( in_array( $spelling, array( 'name' ), true ) ) {
					continue;
				}

				$others  = array_diff( array( 'order number', 'created at', 'lineitem sku', 'lineitem price' ), array( $spelling ) );
				$columns = new Column_Map( array_merge( array( strtoupper( str_replace( ' ', '_', $spelling ) ) ), $others ) );

				$this->assertContains( $meaning, $columns->found(), $spelling );
			}
		}
	}

	/**
	 * What is missing is named, with what was found.
	 */
	public function test_names_missing_columns(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage(
			'The file lacks a date ("Order date"), a price ("Price", "Line subtotal" or "Line total").'
			. ' Its columns are: Order ID, SKU, Colour.'
		);
		new Column_Map( array( 'Order ID', 'SKU', 'Colour' ) );
	}

	/**
	 * An amount written in any way is read to the cent.
	 */
	public function test_reads_amounts(): void {
		mt_srand( 7 );

		for ( $round = 0; $round < 500; ++$round ) {
			$cents = mt_rand( 0, 99999999 );

			foreach ( array( '.,', ',.', ', ', ".'", ',' ) as $signs ) {
				$sign    = $signs[0];
				$parting = substr( $signs, 1 );
				$text    = number_format( intdiv( $cents, 100 ), 0, '', $parting ) . $sign . sprintf( '%02d', $cents % 100 );
				$amounts = new Amount_Parser();

				$amounts->learn( $text );

				foreach ( array( '%s', '€%s', '%s EUR', '$ %s', "%s\u{a0}zł" ) as $format ) {
					$this->assertEquals( Decimal::of_units( $cents, 2 ), $amounts->read( sprintf( $format, $text ) ), $text );
				}

				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->read( '(' . $text . ')' ) );
				$this->assertEquals( Decimal::of_units( -$cents, 2 ), $amounts->read( '-' . $text ) );
			}
		}
	}

	/**
	 * A file tells what its comma means.
	 */
	public function test_learns_the_decimal_sign(): void {
		$amounts = new Amount_Parser();

		$this->assertEquals( Decimal::of( 1234 ), $amounts->read( '1,234' ) );
		$amounts->learn( '12,50' );
		$this->assertEquals( Decimal::of( 1234 ), $amounts->read( '1.234' ) );
		$this->assertEquals( Decimal::of( '1.234' ), $amounts->read( '1,234' ) );

		foreach ( array( 'x', '1,2,3', '--1', '12.345.67', '1e3', '', '99999999999' ) as $wrong ) {
			$this->assertNull( $amounts->read( $wrong ), $wrong );
		}
	}

	/**
	 * Dates in all their ways are the same moment.
	 */
	public function test_reads_dates(): void {
		$zone  = new DateTimeZone( 'America/Los_Angeles' );
		$dates = new Date_Parser( $zone );

		$dates->learn( '31/12/2025' );
		$dates->decide();

		foreach (
			array(
				'2026-03-04T10:11:12', '2026-03-04 10:11:12 -0800', '2026-03-04T18:11:12Z', '2026-03-04 18:11:12 UTC',
				'2026/3/4 10:11:12', '4.3.2026 10:11:12',
				'04/03/2026 10:11:12 AM', '04/03/26, 10:11:12', 'Mar 4, 2026 10:11:12 am',
				'March 4, 2026 at 10:11:12', '4 March 2026 10:11:12', '2026-03-04T10:11:12.345',
			) as $text
		) {
			$this->assertSame( '2026-03-04 18:11:12', $dates->read( $text ), $text );
		}

		$this->assertSame( '2026-07-04 07:00:00', $dates->read( '2026-07-04' ) );

		foreach ( array( '2026-02-30', '31/31/2026', 'soon', '', '2026', '2026-01-01 25:00', '13:00 PM', '1/1/2026 13:00 pm' ) as $wrong ) {
			$this->assertNull( $dates->read( $wrong ), $wrong );
		}

		$american = new Date_Parser( $zone, 'mdy' );

		$this->assertSame( '2026-04-03 07:00:00', $american->read( '04/03/2026' ) );
	}

	/**
	 * Dates that do not tell are asked about.
	 */
	public function test_asks_about_dates(): void {
		foreach ( array( array( '01/02/2026' ), array( '13/02/2026', '02/13/2026' ) ) as $texts ) {
			$dates = new Date_Parser( new DateTimeZone( 'UTC' ) );

			array_map( array( $dates, 'learn' ), $texts );

			try {
				$dates->decide();
				$this->fail( 'It did not ask.' );
			} catch ( Import_Exception $refused ) {
				$this->assertStringContainsString( '--dates=', $refused->getMessage() );
			}
		}
	}

	/**
	 * However an order is spread over its rows, it adds up, in any sequence of rows.
	 */
	public function test_orders_add_up(): void {
		mt_srand( 11 );

		$maker = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$fail  = fn( int $line, string $reason ) => $this->fail( $reason );

		for ( $round = 0; $round < 200; ++$round ) {
			$rows     = array();
			$discount = mt_rand( 0, 300 );
			$tax      = mt_rand( 0, 500 );
			$sum      = 0;

			for ( $line = 0; $line < mt_rand( 1, 6 ); ++$line ) {
				$price  = mt_rand( 500, 5000 );
				$pieces = mt_rand( 1, 4 );
				$sum   += $price * $pieces;
				$rows[] = array(
					'number'         => '1',
					'product'        => 'P' . mt_rand( 1, 3 ),
					'quantity'       => (string) $pieces,
					'price'          => sprintf( '%.2f', $price / 100 ),
					'date'           => '2026-01-01',
					'order_discount' => sprintf( '%.2f', $discount / 100 ),
					'order_tax'      => sprintf( '%.2f', $tax / 100 ),
					'shipping'       => '4.95',
				);
			}

			$order = $maker->make( $rows, $fail );

			$this->assertEquals( Decimal::of_units( $sum - $discount, 2 ), Decimal::sum( array_column( $order['lines'], 'total' ) ) );
			$this->assertEquals( Decimal::of_units( $tax, 2 ), Decimal::sum( array_column( $order['lines'], 'tax' ) ) );
			$this->assertEquals( Decimal::of( '4.95' ), $order['shipping'] );
			shuffle( $rows );
			$this->assertEquals( $order, $maker->make( $rows, $fail ) );
		}
	}

	/**
	 * Rows that cannot be read are told, the rest is kept.
	 */
	public function test_tells_bad_rows(): void {
		$maker = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$told  = array();
		$good  = array(
			'date'    => '2026-01-01',
			'product' => 'Tea',
			'price'   => '2',
		);
		$order = $maker->make(
			array(
				2 => $good,
				3 => array( 'date' => '2026-13-01' ) + $good,
				4 => array( 'price' => 'free' ) + $good,
				5 => array( 'quantity' => '1.5' ) + $good,
				6 => array_diff_key( $good, array( 'product' => 1 ) ),
				7 => array_diff_key( $good, array( 'price' => 1 ) ),
			),
			static function ( int $line, string $reason ) use ( &$told ): void {
				$told[ $line ] = $reason;
			}
		);

		$this->assertSame( array( 3, 4, 5, 6, 7 ), array_keys( $told ) );
		$this->assertSame( 'The price "free" is no amount.', $told[4] );
		$this->assertCount( 1, $order['lines'] );
		$this->assertSame( 'completed', $order['status'] );
	}

	/**
	 * The total of an order tells whether its prices include the tax.
	 */
	public function test_sees_taxes_in_prices(): void {
		$maker = new Order_Factory( new Amount_Parser(), new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) );
		$row   = array(
			'date'      => '2026-01-01',
			'product'   => 'Tea',
			'price'     => '11.90',
			'order_tax' => '1.90',
		);
		$fail  = fn( int $line, string $reason ) => $this->fail( $reason );
		$make  = static fn( string $total ): array => $maker->make( array( array( 'order_total' => $total ) + $row ), $fail );
		$net   = static fn( string $total ): Decimal => $make( $total )['lines'][0]['total'];

		$this->assertEquals( Decimal::of( 10 ), $net( '11.90' ) );
		$this->assertEquals( Decimal::of( '11.90' ), $net( '13.80' ) );
	}
}
