<?php
/**
 * Tests of encodings.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Encoding_Evidence;
use Storedeck\Tools\Order_Files\Import_Exception;
use Storedeck\Tools\Order_Files\Source_File;

// cspell:disable

defined( 'ABSPATH' ) || exit;

/**
 * The encoding is found by evidence for the whole file.
 */
final class SourceFileTest extends TestCase {

	/**
	 * Reads a file.
	 *
	 * @param string $bytes    Contents.
	 * @param string $encoding Encoding to use.
	 * @return array{string, string} Encoding, and text in UTF-8.
	 */
	private static function read( string $bytes, string $encoding = '' ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'storedeck' );

		file_put_contents( $path, $bytes );

		try {
			$file = new Source_File( $path, $encoding );

			rewind( $file->handle );

			return array( $file->encoding, (string) stream_get_contents( $file->handle ) );
		} finally {
			unlink( $path );
		}
	}

	/**
	 * Bytes of a text in an encoding.
	 *
	 * @param string $text     Text.
	 * @param string $encoding Encoding.
	 */
	private static function encode( string $text, string $encoding ): string {
		$tables = require dirname( __DIR__ ) . '/data/encodings.php';

		return isset( $tables[ $encoding ] )
			? strtr( $text, array_combine( mb_str_split( $tables[ $encoding ] ), array_map( 'chr', range( 128, 255 ) ) ) )
			: (string) mb_convert_encoding( $text, 'Shift_JIS' === $encoding ? 'SJIS-win' : $encoding, 'UTF-8' );
	}

	/**
	 * Texts by encoding.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function texts(): array {
		$head  = "Order ID;Order date;Product name;Price\r\n";
		$texts = array(
			array( 'Windows-1252', $head . "1;2026-03-02;Größe 38;€ 10,00\r\n2;2026-03-02;Tüte für Öl;12,00" ),
			array( 'Windows-1252', $head . "1;2026-03-02;Tisana qualità;£12.50\r\n2;2026-03-02;½ inch pipe – 5°;1" ),
			array( 'Windows-1252', $head . "1;2026-03-02;¿Qué es? Año nuevo;10\r\n2;2026-03-02;Señal, acción;1" ),
			array( 'Windows-1252', $head . '1;2026-03-02;Crème brûlée à la française;10' ),
			array( 'Windows-1252', $head . '1;2026-03-02;Ação de São João;10' ),
			array( 'Windows-1252', $head . '1;2026-03-02;Smørrebrød på æske;10' ),
			array( 'Windows-1252', $head . '1;2026-03-02;£5 voucher;10' ),
			array( 'Windows-1250', $head . '1;2026-03-02;Żurek w słoiku;10,00' ),
			array( 'Windows-1250', $head . '1;2026-03-02;żółta łódź;10,00' ),
			array( 'Windows-1250', $head . "1;2026-03-02;Příbor černý;10,00\r\n2;2026-03-02;Hrnek žlutý;5,00 Kč" ),
			array( 'Windows-1250', $head . "1;2026-03-02;Tűzőgép, őszi;10,00\r\n2;2026-03-02;Csésze;5" ),
			array( 'Windows-1250', "Numer zamówienia;Data;Produkt;Ilość;Cena\r\n1;2026-03-02;Kubek;1;10,00" ),
			array( 'Windows-1251', $head . '1;2026-03-02;Кружка синяя;10,00' ),
			array( 'Windows-1251', "Номер заказа;Дата;Товар;Цена\r\n1;02.03.2026;кружка;10" ),
			array( 'Windows-1253', $head . '1;2026-03-02;Κούπα μπλε;10,00' ),
			array( 'Windows-1254', $head . "1;2026-03-02;Gömlek kırmızı;10,00\r\n2;2026-03-02;Ayşe’nin çığ İstanbul;1" ),
			array( 'Shift_JIS', "注文番号,注文日,商品名,価格\r\n1,2026/03/02,青いマグカップ,1000" ),
			array( 'Shift_JIS', $head . '1;2026-03-02;ソーダ表示;10' ),
			array( 'Macintosh', $head . '1;2026-03-02;Größe für Müller;10' ),
			array( 'KOI8-R', $head . '1;2026-03-02;Кружка Синяя;10,00' ),
			array( 'UTF-8', $head . '1;2026-03-02;Żurek, Кружка, 青い;10,00' ),
			array( 'UTF-8', $head . '1;2026-03-02;Mug;10,00' ),
			array( 'UTF-16LE', "Order ID\tProduct\r\n1\tŻurek 😀" ),
			array( 'UTF-16BE', "Order ID\tProduct\r\n1\tŻurek 😀" ),
		);

		return array_combine( array_map( static fn( array $text ): string => $text[0] . ' ' . substr( $text[1], -30 ), $texts ), $texts );
	}

	/**
	 * Every letter is kept.
	 *
	 * @dataProvider texts
	 * @param string $encoding Encoding.
	 * @param string $text     Text.
	 */
	public function test_the_encoding_is_found( string $encoding, string $text ): void {
		$this->assertSame( array( $encoding, $text ), self::read( self::encode( $text, $encoding ) ) );
		$this->assertSame( array( $encoding, $text ), self::read( self::encode( $text, $encoding ), strtolower( $encoding ) ) );
	}

	public function test_byte_order_marks_decide(): void {
		foreach ( array( 'UTF-8' => "\xef\xbb\xbf", 'UTF-16LE' => "\xff\xfe", 'UTF-16BE' => "\xfe\xff" ) as $encoding => $mark ) {
			list( $found, $text ) = self::read( $mark . self::encode( 'a;b', $encoding ) );

			$this->assertSame( array( $encoding, 'a;b' ), array( $found, ltrim( $text, "\u{feff}" ) ) );
		}
	}

	public function test_large_files_are_converted_completely(): void {
		$text = str_repeat( "😀 Żurek w słoiku;10\r\n", 60000 );

		$this->assertSame( $text, self::read( "\xff\xfe" . self::encode( $text, 'UTF-16LE' ) )[1] === "\u{feff}$text" ? $text : '' );

		$text = str_repeat( "Żurek w słoiku;10\r\n", 60000 );

		$this->assertSame( $text, self::read( self::encode( $text, 'Windows-1250' ) )[1] );
	}

	public function test_a_file_whose_encoding_is_not_clear_is_refused_with_the_possible_ones(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessageMatches( '/not clear: Windows-1252 \("mère"\), Windows-1250 \("mčre"\).*--encoding=Windows-1252/' );
		self::read( "Order ID;Product name\r\n1;m\xe8re" );
	}

	public function test_a_file_that_makes_no_sense_is_refused(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage( 'The encoding of the file is not clear' );
		self::read( "Order ID;Product name\r\n1;a\x81b\x8dc\x90d\x9d\r\n" );
	}

	public function test_a_workbook_is_refused(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage( 'Save its orders as "CSV UTF-8"' );
		self::read( "PK\x03\x04\x14" );
	}

	public function test_an_unknown_encoding_is_refused(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage( 'Unknown encoding "klingon"' );
		self::read( 'a', 'klingon' );
	}

	public function test_a_broken_line_does_not_make_the_file_another_encoding(): void {
		$this->assertSame( 'UTF-8', self::read( "Größe\nGröße\nGröße\nGr\xf6\xdfe\n" )[0] );
	}

	/**
	 * Files with lines in UTF-8 and in another encoding.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function mixtures(): array {
		$head = "Order ID;Product\r\n";

		return array(
			'a third'              => array( "{$head}1;Möbel\r\n2;M\xf6bel\r\n3;Tee\r\n4;Öl\r\n", 'In UTF-8: 2, 5. In others: 3.' ),
			'one in UTF-8'         => array( $head . str_repeat( "1;M\xf6bel\r\n", 5 ) . "1;Möbel\r\n",
				'In UTF-8: 7. In others: 2, 3, 4.' ),
			'line ends of old'     => array( "Order ID;Product\r1;Möbel\r2;M\xf6bel\r", 'In UTF-8: 2. In others: 3.' ),
			'lines of many chunks' => array( $head . str_repeat( "1;Tee\n", 100000 ) . "2;Żurek\n3;\xafurek\n",
				'In UTF-8: 100002. In others: 100003.' ),
		);
	}

	/**
	 * No encoding is right for all lines.
	 *
	 * @dataProvider mixtures
	 * @param string $bytes   Contents.
	 * @param string $message Part of the message.
	 */
	public function test_a_file_with_lines_in_two_encodings_is_refused( string $bytes, string $message ): void {
		try {
			self::read( $bytes );
			$this->fail( 'The file was not refused.' );
		} catch ( Import_Exception $exception ) {
			$this->assertStringContainsString( $message, $exception->getMessage() );
		}

		$this->assertSame( 'UTF-8', self::read( $bytes, 'UTF-8' )[0] );
	}

	public function test_currencies_tell_between_encodings_that_read_the_same_letters(): void {
		$this->assertSame( array( 'Windows-1250' ), array_keys( Encoding_Evidence::find( "m\xe8re", 'Order ID;Price;CZK', array() ) ) );
	}
}
