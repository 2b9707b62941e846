<?php
/**
 * Tests of orders of a file.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Tools\Order_Files\Amount_Parser;
use Storedeck\Tools\Order_Files\Amount_Scopes;
use Storedeck\Tools\Order_Files\Csv_Reader;
use Storedeck\Tools\Order_Files\Date_Parser;
use Storedeck\Tools\Order_Files\Import_Summary;
use Storedeck\Tools\Order_Files\Imported_Orders;
use Storedeck\Tools\Order_Files\Imported_Variations;
use Storedeck\Tools\Order_Files\Order_Assembler;
use Storedeck\Tools\Order_Files\Row_Parser;
use Storedeck\Tools\Order_Files\Row_Problem;
use Storedeck\Tools\Order_Files\Source_File;
use Storedeck\Tools\Order_Files\Table;

// cspell:disable

defined( 'ABSPATH' ) || exit;

/**
 * Tests what rows and amounts of a file mean.
 */
final class OrderAssemblerTest extends TestCase {

	/**
	 * What was told about the file.
	 *
	 * @var list<string>
	 */
	private array $told = array();

	/**
	 * Reads a file without WordPress.
	 *
	 * @param string $text     Contents.
	 * @param int    $decimals Decimals of the currency.
	 * @return array<int|string, mixed> Orders by number, and by number and place if several have it; or the reason why there is none.
	 */
	private function read( string $text, int $decimals = 2 ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'storedeck' );

		file_put_contents( $path, $text );

		$tell    = function ( int $line, string $reason ): void {
			$this->told[] = "$line: $reason";
		};
		$table   = new Table( new Csv_Reader( new Source_File( $path ) ) );
		$amounts = new Amount_Parser();
		$rows    = iterator_to_array( ( static function () use ( $table, $tell ): iterable {
			foreach ( $table->read( $tell, $tell ) as $line => $row ) {
				yield array( $line, $row );
			}
		} )(), false );

		unlink( $path );

		foreach ( $rows as list( , $row ) ) {
			array_map( array( $amounts, 'add_sample' ), array_intersect_key( $row, Row_Parser::AMOUNTS ) );
		}

		$name   = $table->columns->get_name( 'quantity' );
		$parser = new Row_Parser( $amounts, new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ), null, (bool) $name?->is_after_refunds );
		$scopes = new Amount_Scopes( $table->columns, $decimals );
		$groups = array();

		foreach ( $rows as list( $line, $row ) ) {
			$parsed = $parser->parse( $row );

			if ( $parsed instanceof Row_Problem ) {
				$tell( $line, (string) $parsed );
			} elseif ( 'none' !== $parsed['kind'] ) {
				$groups[ $row['number'] ][] = $parsed;
			}
		}

		$orders = array();

		foreach ( $groups as $number => $group ) {
			foreach ( Order_Assembler::split( $group ) as $place => $part ) {
				$scopes->add( array_values( $part ) );
				$orders[ 0 === $place ? $number : "$number $place" ] = $part;
			}
		}

		$assembler = new Order_Assembler( $scopes->choose(), $decimals, (bool) $name?->is_after_refunds );

		return array_map( array( $assembler, 'read' ), $orders );
	}

	/**
	 * Reads an order.
	 *
	 * @param string $text Columns and rows, without number, date and the product Mug.
	 * @return array<string, mixed>|string
	 */
	private function read_one( string $text ): array|string {
		list( $names, $rows ) = explode( "\n", $text, 2 );

		$rows = preg_replace( array( '/^(?=-?\d)/m', '/^/m' ), array( 'Mug,', '1,2026-03-02,' ), $rows );

		return $this->read( "Order ID,Date,Product,$names\n$rows\n" )['1'];
	}

	/**
	 * Net sales, discounts, taxes, shipping, total and refunds of an order.
	 *
	 * @param array<string, mixed> $order Order.
	 * @return list<string>
	 */
	private static function sums( array $order ): array {
		$amounts = $order['amounts'];

		return array_map(
			static fn( Decimal $amount ): string => $amount->to_string(),
			array( $amounts->get_net(), $amounts->get_discount(), $amounts->get_tax(), $amounts->shipping, $amounts->get_total(),
				Decimal::sum( array_column( $order['refunds'], 'amount' ) ) )
		);
	}

	public function test_the_totals_tell_whether_amounts_are_those_of_lines_or_orders(): void {
		$head = "Order ID,Date,Product,Qty,Price,Discount,Tax,Shipping,Total\n";
		$rows = static fn( string $total ): string => "1,2026-03-02,Mug,2,10,2.50,1.80,4,$total\n1,2026-03-02,Tea,1,5,2.50,1.80,4,$total\n"
			. "2,2026-03-02,Tea,1,5,0,0,0,5\n";

		foreach (
			array(
				'28.30' => array( '22.50', '2.50', '1.80', '4.00', '28.30', '0.00' ),
				'27.60' => array( '20.00', '5.00', '3.60', '4.00', '27.60', '0.00' ),
				'31.60' => array( '20.00', '5.00', '3.60', '8.00', '31.60', '0.00' ),
				'26.50' => array( '20.70', '2.50', '1.80', '4.00', '26.50', '0.00' ),
			) as $total => $sums
		) {
			$this->assertSame( $sums, self::sums( $this->read( $head . $rows( (string) $total ) )['1'] ), (string) $total );
		}
	}

	public function test_what_amounts_mean_is_told_in_sentences(): void {
		$this->assertSame(
			array( 'Prices are those of one item.', 'Shipping is that of orders.', 'Prices do not include taxes.' ),
			Amount_Scopes::describe( array( 'price' => 'unit', 'shipping' => 'order', 'order_discount' => 'own', 'taxes' => 'excluded' ) )
		);

		foreach ( (array) glob( dirname( __DIR__ ) . '/data/layouts/*.php' ) as $path ) {
			$scopes = ( require $path )['scopes'] ?? array();

			$this->assertCount( count( $scopes ), Amount_Scopes::describe( $scopes ), (string) $path );
		}
	}

	public function test_a_price_may_be_that_of_all_pieces(): void {
		$rows = "Order ID,Date,Product,Qty,Price,Order total\n1,2026-03-02,Mug,4,20,%s\n";

		$this->assertSame( '20.00', self::sums( $this->read( sprintf( $rows, '20' ) )['1'] )[0] );
		$this->assertSame( '80.00', self::sums( $this->read( sprintf( $rows, '80' ) )['1'] )[0] );
	}

	public function test_a_fee_may_be_that_of_a_line(): void {
		foreach ( array( '22' => '2.00', '24' => '4.00' ) as $total => $fees ) {
			$order = $this->read_one( "Qty,Price,Order fee,Order total\n1,10,2,$total\nTea,1,10,2,$total" );

			$this->assertSame( $fees, $order['amounts']->fees->to_string() );
		}
	}

	public function test_a_total_that_does_not_add_up_is_told_and_not_believed(): void {
		$order = $this->read( "Order ID,Date,Product,Qty,Price,Order total\n1,2026-03-02,Mug,2,10,35\n2,2026-03-02,Mug,2,10,20\n" )['1'];

		$this->assertSame( array( 'The file says 35.00, computed 20.00.' ), $order['warnings'] );
		$this->assertSame( '20.00', self::sums( $order )[4] );
	}

	public function test_what_comes_back_is_a_refund_on_its_day(): void {
		foreach ( array( 'Mug,-1,10,', 'Mug,1,-10,', 'Mug,-1,-10,', 'Mug,1,10,Return', 'Mug,1,10,Rückerstattung' ) as $row ) {
			$order = $this->read( "Order ID,Date,Product,Qty,Price,Type\n1,2026-03-02,Mug,2,10,\n1,2026-03-05,$row\n" )['1'];

			$this->assertSame( array( '20.00', '10.00' ), array( self::sums( $order )[0], self::sums( $order )[5] ), $row );
			$this->assertSame( '2026-03-05 00:00:00', $order['refunds'][0]['date'] );
			$this->assertSame( '1', (string) $order['refunds'][0]['lines'][0]['quantity']->to_units( 0 ) );
		}
	}

	/**
	 * Orders with rows that return something, and what is refunded.
	 *
	 * @return array<string, array<int, string>> Columns and rows, total, refunded, and the warning.
	 */
	public function returns(): array {
		return array(
			'prices with taxes'           => array( "Qty,Price incl. VAT,VAT amount\n1,12.00,2.00\n-1,12.00,2.00", '12.00', '12.00' ),
			'price of all pieces'         => array( "Qty,Price,Order total\n3,30,30\n-3,30,", '30.00', '30.00' ),
			'discount of the line'        => array( "Qty,Price,Item discount\n1,20,5\n-1,20,5", '15.00', '15.00' ),
			'tax of the order'            => array( "Qty,Price,Tax\n1,10,3\nTea,1,20,3\n-1,10,3", '33.00', '11.00' ),
			'tax of the refund'           => array( "Qty,Price,Order tax\n1,10,3\nTea,1,20,3\n-1,10,-1", '33.00', '11.00' ),
			'discount of the order'       => array( "Qty,Price,Order discount\n1,50,10\nTea,1,50,10\n-1,50,10", '90.00', '45.00' ),
			'shipping that is repeated'   => array( "Qty,Price,Shipping\n2,10,4\n-1,10,4", '24.00', '10.00' ),
			'shipping that comes back'    => array( "Qty,Price,Shipping\n2,10,4\n-2,10,-4", '24.00', '24.00' ),
			'all, as the total says'      => array( "Qty,Price,Shipping,Order total\n2,10,4,24\n-2,10,4,24", '24.00', '24.00' ),
			'tax on shipping'             => array( "Qty,Price,Line tax,Item shipping,Shipping tax\n1,10,1,5,0.5\n-1,10,1,5,0.5",
				'16.50', '16.50' ),
			'an amount without a product' => array( "Qty,Unit price,Tax,Type\n2,10,2,\n,,10,1,Refund", '22.00', '11.00' ),
			'more than was sold'          => array( "Qty,Price\n2,10\n-3,10", '20.00', '20.00',
				'The file returns 3 of "Mug", but only 2 are left.' ),
			'more, on two rows'           => array( "Qty,Price\n2,10\nTea,1,30\n-2,10\n-1,10", '50.00', '20.00',
				'The file returns 2 of "Mug", but only 1 are left.' ),
			'more than the total'         => array( "Qty,Price\n1,10\n-1,30", '10.00', '10.00',
				'Refunds of 30.00 are more than the total of 10.00.' ),
			'amounts with and without'    => array( "Qty,Price,Type\n2,10,\n1,10,Refund\n,,4,Refund", '20.00', '14.00' ),
			'shipping, by quantity'       => array( "Qty,Price\n1,10\nShipping,1,5\n-1,10\nShipping,-1,5", '15.00', '15.00' ),
			'shipping, by amount'         => array( "Qty,Price,Line tax\n1,10,1\nShipping,1,5,0.5\nShipping,1,-5,-0.5", '16.50', '5.50' ),
			'shipping, by type'           => array( "Qty,Price,Type\n1,10,\nShipping,1,5,\nShipping,1,5,Refund", '15.00', '5.00' ),
			'tax of all, with shipping'   => array( "Qty,Price,Order tax\n1,10,2\nShipping,1,5,2\n-1,10,2\nShipping,-1,5,2",
				'17.00', '17.00' ),
			'more shipping than was sold' => array( "Qty,Price\n2,10\nShipping,1,5\nShipping,-1,9", '25.00', '9.00',
				'The file returns shipping of 9.00, but only 5.00 are left.' ),
			'a row that is a fee'         => array( "Qty,Price\n1,10\nGift wrap,1,3\n-1,10\nGift wrap,1,-3", '13.00', '13.00' ),
			'a fee'                       => array( "Qty,Price,Order fee\n1,10,3\n-1,10,-3", '13.00', '13.00' ),
		);
	}

	/**
	 * What comes back has the value that it was sold for.
	 *
	 * @dataProvider returns
	 * @param string $text     Columns and rows, without number, date and the product Mug.
	 * @param string $total    Total of the order.
	 * @param string $refunded Refunded amount.
	 * @param string $warning  Warning, or empty.
	 */
	public function test_rows_that_return_are_computed_as_rows_that_sell( string $text, string $total, string $refunded,
		string $warning = '' ): void {
		$order = $this->read_one( $text );

		$this->assertSame( array( $total, $refunded ), array_slice( self::sums( $order ), 4 ) );
		$this->assertSame( '' === $warning ? array() : array( $warning ), $order['warnings'] );

		foreach ( $order['refunds'] as $refund ) {
			$parts = array( ...array_column( $refund['lines'], 'total' ), $refund['tax'], $refund['shipping'], $refund['shipping_tax'] );

			// The rest is that of fees and amounts without an item.
			$this->assertFalse( $refund['amount']->minus( Decimal::sum( $parts ) )->is_negative() );
			$this->assertFalse( $order['amounts']->shipping->minus( $refund['shipping'] )->is_negative() );
		}
	}

	public function test_a_row_without_a_quantity_returns_an_item_only_if_the_amount_is_that_of_one(): void {
		$quantity = function ( string $rows ): string {
			$refund = $this->read( "Order ID,Date,Type,Product,Qty,Price\n1,2026-03-02,Sale,Mug,2,10\n$rows\n" )['1']['refunds'][0];

			return $refund['amount']->to_string() . ' ' . Decimal::sum( array_column( $refund['lines'], 'quantity' ) )->to_string();
		};

		$this->assertSame( '4.00 0.00', $quantity( '1,2026-03-05,Refund,Mug,,4' ) );
		$this->assertSame( '10.00 1.00', $quantity( '1,2026-03-05,Refund,Mug,,10' ) );
		$this->assertSame( '4.00 1.00', $quantity( '1,2026-03-05,Refund,Mug,1,4' ) );
	}

	public function test_a_negative_total_of_an_order_is_a_refund(): void {
		$head = "Order ID,Date,Customer,Order total\n";

		foreach ( array( 'Order total', 'Order subtotal' ) as $column ) {
			$order = $this->read( "Order ID,Date,$column\n1,2026-03-02,20.00\n1,2026-03-05,-20.00\n" )['1'];

			$this->assertSame( array( '20.00', '20.00' ), array_slice( self::sums( $order ), 4 ) );
			$this->assertSame( '2026-03-05 00:00:00', $order['refunds'][0]['date'] );
		}

		// Nothing was sold: what was paid out is no order.
		$this->assertSame( array( 2 => 'The file has a refund, but not its order.' ), $this->read( "{$head}2,2026-03-02,Ann,-15.00\n" ) );

		$order = $this->read( "Order ID,Date,Product,Order total\n1,2026-03-02,Mug,20.00\n1,2026-03-05,Tea,-5.00\n" )['1'];

		$this->assertSame( array( '20.00', '5.00' ), array_slice( self::sums( $order ), 4 ) );
	}

	public function test_parts_of_amounts_have_the_decimals_of_the_currency(): void {
		$order = $this->read( "Order ID,Date,Product,Qty,Price,Quantity refunded\n1,2026-03-02,Mug,2,1.235,1\n", 3 )['1'];

		$this->assertSame( array( '2.47', '1.235' ), array_slice( self::sums( $order ), 4 ) );
		$this->assertSame( '1.235', $order['amounts']->get_price( 0 )->to_string() );

		$order = $this->read(
			"Order ID,Date,Product,Qty,Price,Order discount,Order tax,Discount code\n1,2026-03-02,A,1,100,100,10,\"X,Y,Z\"\n"
			. "1,2026-03-02,B,1,100,100,10,\n1,2026-03-02,C,1,100,100,10,\n", 0
		)['1'];

		$parts = array( ...array_column( $order['amounts']->lines, 'total' ), ...array_column( $order['amounts']->lines, 'tax' ),
			...$order['coupons'] );

		$this->assertCount( 9, array_filter( array_values( $parts ), static fn( Decimal $part ): bool => $part->is_whole() ) );
		$this->assertSame( array( '200.00', '100.00', '10.00', '0.00', '210.00', '0.00' ), self::sums( $order ) );
	}

	/**
	 * What rows say and what is left of it: nothing is dropped without a word.
	 *
	 * @return array<string, array{string, list<string>, 2?: string}> Columns and rows, sums, and the warning.
	 */
	public function contradictions(): array {
		return array(
			'taxes of shipping and fees'      => array( "Qty,Price,Line tax\n1,10,1.90\nShipping,1,5,0.95\nFee,1,2,0.38",
				array( '10.00', '0.00', '1.90', '5.00', '20.23', '0.00' ) ),
			'included taxes of shipping'      => array(
				"Qty,Price incl. VAT,VAT amount\n1,11.90,1.90\nShipping,1,5.95,0.95\nFee,1,2.38,0.38",
				array( '10.00', '0.00', '1.90', '5.00', '20.23', '0.00' ) ),
			'tax of a discount'               => array( "Qty,Price,Line tax\n1,10,1.90\nDiscount,1,-5,-0.95",
				array( '5.00', '5.00', '0.95', '0.00', '5.95', '0.00' ) ),
			'a tax of more than the discount' => array( "Qty,Price incl. VAT,VAT amount\n1,10,2\nDiscount,1,0,8",
				array( '8.00', '0.00', '2.00', '0.00', '10.00', '0.00' ) ),
			'rates of shipping and discounts' => array( "Qty,Price,VAT (%)\n1,10,19\nShipping,1,5,19\nDiscount,1,-2,19",
				array( '8.00', '2.00', '1.52', '5.00', '15.47', '0.00' ) ),
			'an amount less than the items'   => array( "Qty,Price,Refunded quantity,Refunded amount\n2,10,1,5",
				array( '20.00', '0.00', '0.00', '0.00', '20.00', '5.00' ) ),
			'more than was sold'              => array( "Qty,Price,Refunded quantity\n2,10,3",
				array( '20.00', '0.00', '0.00', '0.00', '20.00', '20.00' ), 'The file returns 3 of "Mug", but only 2 are left.' ),
			'an amount more than the items'   => array( "Qty,Price,Shipping,Refunded quantity,Refunded amount\n2,10,4,1,14",
				array( '20.00', '0.00', '0.00', '4.00', '24.00', '14.00' ) ),
			'a discount of more than a row'   => array( "Qty,Price,Item discount\n1,10,15",
				array( '0.00', '10.00', '0.00', '0.00', '0.00', '0.00' ), 'The discount of 15.00 is more than the 10.00 of "Mug".' ),
			'a discount of more than all'     => array( "Qty,Price,Order discount\n1,10,15",
				array( '0.00', '10.00', '0.00', '0.00', '0.00', '0.00' ), 'The discount of 15.00 is more than the 10.00 of the items.' ),
		);
	}

	/**
	 * Contradictions are told, and amounts are not lost.
	 *
	 * @dataProvider contradictions
	 * @param string       $text    Columns and rows.
	 * @param list<string> $sums    Sums.
	 * @param string       $warning Warning, or empty.
	 */
	public function test_nothing_is_dropped_without_a_word( string $text, array $sums, string $warning = '' ): void {
		$order = $this->read_one( $text );

		$this->assertSame( $sums, self::sums( $order ) );
		$this->assertSame( '' === $warning ? array() : array( $warning ), $order['warnings'] );
	}

	public function test_rows_that_lack_what_others_have_are_left_out_with_an_error(): void {
		foreach (
			array(
				'The price is missing.'   => array( "Qty,Price,Order total\n1,10,15\nTea,1,,15", "Qty,Price,Total\n1,10,15\nTea,1,,15",
					"Qty,Price,Order total\n1,10,\n-1,10,\nTea,-1,,-5" ),
				'The product is missing.' => array( "Qty,Price\n1,10\n,1,5" ),
			) as $problem => $texts
		) {
			foreach ( $texts as $text ) {
				$order = $this->read_one( $text );

				$this->assertSame( array( $problem ), array_values( $order['problems'] ), $text );
				$this->assertSame( '10.00', self::sums( $order )[0], $text );
			}
		}

		// Totals of lines are prices, and so is that of an order with one row.
		foreach ( array( "Qty,Price,Line total\n1,10,10\nTea,1,,5", "Qty,Order total\n1,15", "Qty,Total\n1,10\nTea,1,5" ) as $text ) {
			$order = $this->read_one( $text );

			$this->assertSame( array( array(), '15.00' ), array( $order['problems'], self::sums( $order )[0] ), $text );
		}
	}

	public function test_a_refunded_amount_may_be_that_of_a_row(): void {
		$refunded = fn( string $text ): string => self::sums( $this->read_one( $text ) )[5];

		// Other rows, the status, quantities and values tell.
		$this->assertSame( '30.00', $refunded( "Qty,Price,Refunded amount\n1,10,10\nTea,1,20,20" ) );
		$this->assertSame( '20.00', $refunded( "Qty,Price,Refunded amount,Status\n1,10,10,Refunded\nTea,1,10,10,Refunded" ) );
		$this->assertSame( '20.00', $refunded( "Qty,Price,Refunded amount,Refunded quantity\n2,10,10,1\nTea,2,10,10,1" ) );
		$this->assertSame( '20.00', $refunded( "Qty,Price,Refunded amount\n1,10,10\nTea,1,10,10" ) );
		$this->assertSame( '10.00', $refunded( "Qty,Price,Refunded amount,Order total\n1,10,10,20\nTea,1,10,10,20" ) );
		$this->assertSame( '10.00', $refunded( "Qty,Price,Refunded amount\n1,5,10\nTea,1,10,10" ) );
		$this->assertSame( '10.00', $refunded( "Qty,Price,Refunded amount,Refunded quantity\n2,10,10,1\nTea,2,10,10,0" ) );
	}

	public function test_orders_with_different_refunded_amounts_tell_the_meaning_of_equal_ones(): void {
		$orders = $this->read( "Order ID,Date,Product,Qty,Price,Refunded amount,Order total\n1,2026-03-02,Mug,1,10,10,30\n"
			. "1,2026-03-02,Tea,1,20,20,30\n2,2026-03-02,Mug,1,10,5,20\n2,2026-03-02,Tea,1,10,5,20\n3,2026-03-02,Mug,1,10,,20\n"
			. "3,2026-03-02,Tea,1,10,5,20\n" );

		$this->assertSame( array( '30.00', '10.00', '5.00' ),
			array_values( array_map( static fn( array $order ): string => self::sums( $order )[5], $orders ) ) );
	}

	public function test_a_coupon_may_have_the_name_of_discounts_without_a_code(): void {
		$order = $this->read_one( "Qty,Price,Item discount,Order discount,Discount code\n1,20,3,2,discount" );

		$this->assertEquals( array( 'discount' => Decimal::of( 5 ) ), $order['coupons'] );
	}

	public function test_an_invalid_refund_date_is_an_error(): void {
		$this->read( "Order ID,Date,Product,Price,Refunded amount,Refund date\n1,2026-03-02,Mug,10,5,2026-02-31\n" );
		$this->assertSame( array( '2: "2026-02-31" is not a valid refund date.' ), $this->told );

		$order = $this->read( "Order ID,Date,Product,Price,Refund date\n1,2026-03-02,Mug,10,0000-00-00\n2,2026-03-02,Mug,10,-\n" );

		$this->assertSame( array( '10.00', '10.00' ), array( self::sums( $order['1'] )[4], self::sums( $order['2'] )[4] ) );
	}

	public function test_a_refund_without_its_order_is_none(): void {
		foreach ( array( '-1,10', '1,-10', '1,(10.00)' ) as $row ) {
			$this->assertSame(
				array( 1 => 'The file has a refund, but not its order.' ),
				$this->read( "Order ID,Date,Product,Qty,Price\n1,2026-03-05,Mug,$row\n" )
			);
		}
	}

	public function test_quantities_after_refunds_are_those_that_are_left(): void {
		$read = fn( string $rows ): array => $this->read(
			"Order ID,Date,Product,Quantity (- Refund),Price,Order subtotal,Refund,Order total\n$rows"
		)['1'];

		$order = $read( "1,2026-03-02,Mug,2,10,65,15,65\n1,2026-03-02,Tea,2,15,65,15,65\n" );

		$this->assertSame( array( '65.00', '15.00' ), array( self::sums( $order )[0], self::sums( $order )[5] ) );
		$this->assertSame( 'Tea', $order['amounts']->lines[ $order['refunds'][0]['lines'][0]['index'] ]['product'] );

		// Two of 10 or one of 20: nobody knows.
		$order = $read( "1,2026-03-02,Mug,1,10,50,20,50\n1,2026-03-02,Tea,1,20,50,20,50\n" );

		$this->assertSame( array( '50.00', '20.00' ), array( self::sums( $order )[0], self::sums( $order )[5] ) );
		$this->assertStringContainsString( 'several items may be those', $order['warnings'][0] );
	}

	public function test_a_refunded_status_returns_everything(): void {
		foreach ( array( 'Refunded', 'Rückerstattet', 'Remboursée', '返金済み' ) as $status ) {
			$order = $this->read( "Order ID,Date,Status,Product,Qty,Price,Shipping\n1,2026-03-02,$status,Mug,2,10,4\n" )['1'];

			$this->assertSame( array( '24.00', true ), array( self::sums( $order )[5], $order['refunds'][0]['is_all'] ) );
		}
	}

	public function test_rows_may_be_shipping_discounts_fees_and_taxes(): void {
		$order = $this->read(
			"Order ID;Date;Artikel;Menge;Preis\n1;02.03.2026;Tasse;2;10,00\n1;02.03.2026;Versand (DHL);1;4,90\n"
			. "1;02.03.2026;Gutschein: MAI;1;-3,00\n1;02.03.2026;Nachnahmegebühr;1;2,00\n1;02.03.2026;MwSt;1;1,90\n"
		)['1'];

		$this->assertSame( array( '17.00', '3.00', '1.90', '4.90', '25.80', '0.00' ), self::sums( $order ) );
		$this->assertSame( array( 'mai' ), array_keys( $order['coupons'] ) );
		$this->assertSame( '2.00', $order['amounts']->fees->to_string() );
	}

	public function test_a_code_has_the_discount_of_the_order_and_the_rest_is_without_a_code(): void {
		$order = $this->read(
			"Order ID,Date,Product,Qty,Price,Lineitem discount,Order discount,Discount code\n"
			. "1,2026-03-02,Mug,1,50,5,10,SAVE10\n1,2026-03-02,Tea,1,50,0,10,SAVE10\n"
		)['1'];

		$this->assertEquals( array( 'save10' => Decimal::of( 10 ), 'discount' => Decimal::of( 5 ) ), $order['coupons'] );
	}

	public function test_taxes_are_computed_from_rates(): void {
		$rows = "1;2026-03-02;Mug;1;11,90;19 %%\n1;2026-03-02;Book;2;10,70;7 %%\n";

		$this->assertSame( array( '33.30', '3.76' ),
			array( self::sums( $this->read( "Order ID;Date;Product;Quantity;Price;VAT (%)\n" . sprintf( $rows ) )['1'] )[0],
			self::sums( $this->read( "Order ID;Date;Product;Quantity;Price;VAT (%)\n" . sprintf( $rows ) )['1'] )[2] ) );
		$this->assertSame( array( '30.00', '3.30' ),
			array_slice( array_diff_key( self::sums( $this->read( "Order ID;Date;Product;Quantity;Price (incl. VAT);VAT (%)\n"
			. sprintf( $rows ) )['1'] ), array( 1 => 0 ) ), 0, 2 ) );
	}

	public function test_orders_of_two_buyers_or_years_with_one_number_are_two(): void {
		$head = "Order ID,Date,Email,Product,Price\n";

		$this->assertCount( 2, $this->read( "{$head}7,2024-03-02,a@example.test,Mug,1\n7,2026-03-02,b@example.test,Mug,1\n" ) );
		$this->assertCount( 2, $this->read( "{$head}7,2024-03-02,,Mug,1\n7,2026-03-02,,Mug,1\n" ) );
		$this->assertCount(
			1,
			$this->read( "{$head}7,2026-03-02,a@example.test,Mug,1\n7,2026-03-02,A@example.test,Tea,1\n7,2026-03-03,,Jug,1\n" )
		);
	}

	public function test_rows_below_belong_to_the_order_and_sums_to_none(): void {
		$orders = $this->read(
			"Order ID,Date,Product,Price\n7,2026-03-02,Mug,1\n,,Tea,2\nTotal,,,3\nSumme,,,3\nShop A,,,\n,2026-03-02,Jug,1\n"
		);

		$this->assertSame( '3.00', self::sums( $orders['7'] )[4] );
		$this->assertSame(
			array( '4: A sum: Total 3', '5: A sum: Summe 3', '6: No date, product or amount: Shop A', '7: The order number is missing.' ),
			$this->told
		);
	}

	public function test_invalid_rows_are_told_and_the_others_kept(): void {
		$orders = $this->read(
			"Order ID,Date,Product,Qty,Price\n7,2026-03-02,Mug,1,2\n7,2026-13-02,Mug,1,2\n7,2026-03-02,Mug,1,soon\n"
			. "7,2026-03-02,Mug,none,2\n7,2026-03-02,Mug,0,2\n7,2026-03-02,Mug,1,\n1.2E+11,2026-03-02,Mug,1,2\n"
		);

		$this->assertSame( '2.00', self::sums( $orders['7'] )[4] );
		$this->assertSame( array( '8', '3', '4', '5', '6', '7' ),
			array_map( static fn( string $text ): string => strtok( $text, ':' ), $this->told ) );
	}

	public function test_an_unknown_status_is_never_a_sale(): void {
		$orders  = $this->read(
			"Order ID,Date,Status,Product,Price\n1,2026-03-02,Sunny,Mug,1\n2,2026-03-02,Sunny,Mug,1\n3,2026-03-02,Paid,Mug,5\n"
		);
		$summary = new Import_Summary( array( 'pending' ) );

		foreach ( $orders as $number => $order ) {
			$summary->add( (string) $number, $order );
		}

		$text = implode( "\n", $summary->get_lines( 'EUR' ) );

		$this->assertStringContainsString( 'Not counted: status "Sunny" (unknown, imported as pending): 2, 2.00.', $text );
		$this->assertMatchesRegularExpression( '/^Orders +1$/m', $text );
		$this->assertMatchesRegularExpression( '/^Total sales +5\.00 EUR$/m', $text );
	}

	public function test_orders_are_the_same_in_any_sequence_of_rows_and_add_up(): void {
		mt_srand( 11 );

		for ( $round = 0; $round < 60; ++$round ) {
			$rows = array();
			$sum  = 0;

			for ( $line = 0; $line < mt_rand( 1, 6 ); ++$line ) {
				$price    = mt_rand( 500, 5000 );
				$quantity = mt_rand( 1, 4 );
				$sum     += $price * $quantity;
				$rows[]   = sprintf( '1,2026-03-02,P%d,%d,%.2f,%.2f,%.2f,4.95', mt_rand( 1, 3 ), $quantity, $price / 100, 3.33, 1.07 );
			}

			$head  = "Order ID,Date,Product,Qty,Price,Order discount,Order tax,Shipping\n";
			$order = $this->read( $head . implode( "\n", $rows ) )['1'];

			$this->assertEquals( Decimal::of_units( $sum - 333, 2 ), $order['amounts']->get_net() );
			$this->assertEquals( Decimal::of( '1.07' ), $order['amounts']->get_tax() );
			shuffle( $rows );

			$other = $this->read( $head . implode( "\n", $rows ) )['1'];

			$this->assertSame( Imported_Orders::get_hash( $order, 'USD' ), Imported_Orders::get_hash( $other, 'USD' ) );
			$this->assertNotSame( Imported_Orders::get_hash( $order, 'USD' ), Imported_Orders::get_hash( $order, 'EUR' ) );
			$this->assertNotSame( Imported_Orders::get_hash( $order, 'USD' ),
				Imported_Orders::get_hash( $this->read( "$head{$rows[0]}9\n" )['1'], 'USD' ) );
		}
	}

	public function test_variants_have_attributes(): void {
		$this->assertSame( array( 'Size' => 'L', 'Color' => 'Red, blue' ),
			Imported_Variations::get_attributes( 'Size: L, Color: Red, blue' ) );
		$this->assertSame( array( 'Variant' => '200g' ), Imported_Variations::get_attributes( '200g' ) );
	}
}
