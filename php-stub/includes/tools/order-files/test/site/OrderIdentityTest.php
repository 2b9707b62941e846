<?php
/**
 * Tests how orders of a file are told apart, and found again.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

defined( 'ABSPATH' ) || exit;

/**
 * Each test imports files one after the other.
 *
 * @group mariadb
 */
final class OrderIdentityTest extends ImportTestCase {

	/**
	 * Columns of the files.
	 */
	private const COLUMNS = 'Order number,Date,Product,Quantity,Price,Customer,Email';

	/**
	 * Numbers of orders.
	 *
	 * @param int $created   Created ones.
	 * @param int $updated   Updated ones.
	 * @param int $unchanged Unchanged ones.
	 * @return array<string, int>
	 */
	private static function counts( int $created, int $updated, int $unchanged ): array {
		return array(
			'created'   => $created,
			'updated'   => $updated,
			'unchanged' => $unchanged,
		);
	}

	public function test_three_orders_of_a_buyer_with_the_same_number_remain_three(): void {
		$rows = array(
			'1001,2023-03-01,Mug,1,10.00,Ann Lee,ann@example.test',
			'1001,2024-03-01,Mug,2,10.00,Ann Lee,ann@example.test',
			'1001,2025-03-01,Mug,3,10.00,Ann Lee,ann@example.test',
		);

		$this->assertSame( self::counts( 3, 0, 0 ), self::import_rows( self::COLUMNS, ...$rows )['counts'] );
		$this->assertEqualsCanonicalizing( array( '10.00', '20.00', '30.00' ), self::get_totals() );
		$this->assertSame( self::counts( 0, 0, 3 ), self::import_rows( self::COLUMNS, ...$rows )['counts'] );

		// In any selection of rows, they are found again.
		foreach ( $rows as $row ) {
			$this->assertSame( self::counts( 0, 0, 1 ), self::import_rows( self::COLUMNS, $row )['counts'], $row );
		}
	}

	public function test_an_order_is_the_same_whatever_other_orders_have_its_number_in_a_file(): void {
		$ann = '1001,2026-03-01,Mug,1,10.00,Ann Lee,ann@example.test';
		$bob = '1001,2026-04-01,Mug,2,10.00,Bob Kay,bob@example.test';

		$this->assertSame( self::counts( 2, 0, 0 ), self::import_rows( self::COLUMNS, $ann, $bob )['counts'] );
		$this->assertSame( self::counts( 0, 0, 1 ), self::import_rows( self::COLUMNS, $bob )['counts'] );
		$this->assertSame( self::counts( 0, 1, 0 ),
			self::import_rows( self::COLUMNS, str_replace( 'Mug,2', 'Mug,5', $bob ) )['counts'] );
		$this->assertEqualsCanonicalizing( array( '10.00', '50.00' ), self::get_totals() );
	}

	/**
	 * Buyers of the same number.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function buyers(): array {
		return array(
			'emails'                     => array( 'Ann Lee,ann@example.test', 'Bob Kay,bob@example.test' ),
			'emails of the same name'    => array( 'Ann Lee,ann@example.test', 'Ann Lee,lee@example.test' ),
			'names'                      => array( 'Ann Lee,', 'Bob Kay,' ),
			'a name and another with an email' => array( 'Ann Lee,', 'Bob Kay,bob@example.test' ),
		);
	}

	/**
	 * A later file.
	 *
	 * @dataProvider buyers
	 * @param string $one   Buyer.
	 * @param string $other Another one.
	 */
	public function test_the_number_of_another_buyer_replaces_no_order( string $one, string $other ): void {
		$first  = "1001,2026-03-01,Mug,1,10.00,$one";
		$second = "1001,2026-04-01,Mug,2,10.00,$other";

		self::import_rows( self::COLUMNS, $first );
		$this->assertSame( self::counts( 1, 0, 0 ), self::import_rows( self::COLUMNS, $second )['counts'] );
		$this->assertEqualsCanonicalizing( array( '10.00', '20.00' ), self::get_totals() );
		$this->assertSame( self::counts( 0, 0, 2 ), self::import_rows( self::COLUMNS, $first, $second )['counts'] );
	}

	public function test_the_number_of_another_year_replaces_no_order(): void {
		$first  = '1001,2025-03-01,Mug,1,10.00,Ann Lee,ann@example.test';
		$second = '1001,2026-03-01,Mug,2,10.00,Ann Lee,ann@example.test';

		self::import_rows( self::COLUMNS, $second );
		$this->assertSame( self::counts( 1, 0, 0 ), self::import_rows( self::COLUMNS, $first )['counts'] );
		$this->assertEqualsCanonicalizing( array( '10.00', '20.00' ), self::get_totals() );
	}

	public function test_names_in_two_columns_tell_buyers_apart(): void {
		$columns = 'Order number,Date,Product,Price,First name,Last name';

		$this->assertSame(
			self::counts( 2, 0, 0 ),
			self::import_rows( $columns, '1001,2026-03-01,Mug,10.00,Ann,Lee', '1001,2026-03-02,Cup,20.00,Ann,Kay' )['counts']
		);
	}

	public function test_a_corrected_order_of_the_same_buyer_is_replaced_and_keeps_its_id(): void {
		self::import_rows( self::COLUMNS, '1001,2026-03-01,Mug,1,10.00,Ann Lee,ann@example.test' );

		foreach ( array( 'Ann Lee,ANN@example.test', 'ann  lee,', ',' ) as $index => $buyer ) {
			$price = ( $index + 2 ) . '0.00';

			$this->assertSame( self::counts( 0, 1, 0 ),
				self::import_rows( self::COLUMNS, "1001,2026-03-04,Mug,1,$price,$buyer" )['counts'], $buyer );
			$this->assertSame( array( 1001 => $price ), self::get_totals(), $buyer );
		}
	}
}
