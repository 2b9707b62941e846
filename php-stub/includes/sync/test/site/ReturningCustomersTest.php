<?php
/**
 * Tests of Returning_Customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync\Test\Site;

use Storedeck\Sync\Returning_Customers;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * An order is one later than those of its customer that count; a refund has the values of its order.
 */
final class ReturningCustomersTest extends SiteTestCase {

	/**
	 * Writes rows.
	 *
	 * @param array<int, array{int, string, string, 3?: int, 4?: int|null}> $rows Customer, date, status, parent and stored value by id.
	 */
	private static function write_rows( array $rows ): void {
		$values = array();

		foreach ( $rows as $id => $row ) {
			list( $customer, $date, $status, $parent, $value ) = array_replace( array( 0, '', '', 0, null ), $row );

			$stored   = null === $value ? 'NULL, NULL' : "$value, " . (int) ( $value > 1 );
			$values[] = "( $id, $parent, '$date', '$date', '$status', $customer, $stored )";
		}

		self::sql(
			'INSERT INTO {prefix}storedeck_order_stats ( order_id, parent_id, date_created, date_created_gmt, status, customer_id,'
				. ' customer_order, returning_customer ) VALUES ' . implode( ', ', $values )
		);
	}

	/**
	 * Stored values.
	 *
	 * @return array<int, int> By id.
	 */
	private static function read_values(): array {
		$rows = self::sql( 'SELECT order_id, customer_order, returning_customer FROM {prefix}storedeck_order_stats ORDER BY order_id' );

		foreach ( $rows as $row ) {
			self::assertSame( (int) $row['customer_order'] > 1, (bool) $row['returning_customer'] );
		}

		return array_map( 'intval', array_column( $rows, 'customer_order', 'order_id' ) );
	}

	public function test_orders_are_later_than_those_that_count_and_refunds_follow_their_order(): void {
		self::write_rows(
			array(
				1 => array( 5, '2026-03-01 00:00:00', 'wc-cancelled' ),
				2 => array( 5, '2026-03-02 00:00:00', 'wc-completed', 0, 2 ),
				3 => array( 5, '2026-03-03 00:00:00', 'wc-completed', 0, 1 ),
				4 => array( 5, '2026-03-04 00:00:00', 'wc-completed', 2 ),
				5 => array( 5, '2026-03-05 00:00:00', 'wc-pending', 0, 3 ),
				6 => array( 6, '2026-03-06 00:00:00', 'wc-completed' ),
				7 => array( 5, '2026-03-07 00:00:00', 'wc-completed', 2, 4 ),
				8 => array( 5, '2026-03-08 00:00:00', 'wc-completed', 3, 1 ),
				9 => array( 7, '2026-03-09 00:00:00', 'wc-failed', 0, 4 ),
				10 => array( 5, '2026-03-10 00:00:00', 'wc-completed', 0, 4 ),
				11 => array( 5, '2026-03-11 00:00:00', 'wc-completed', 0, 4 ),
				12 => array( 5, '2026-03-12 00:00:00', 'wc-completed', 0, 1 ),
			)
		);

		$outdated = Returning_Customers::get_outdated( array( 5, 6, 7 ) );
		sort( $outdated );
		$this->assertSame( array( 1, 2, 3, 4, 6, 7, 8, 9, 10, 12 ), $outdated );

		Returning_Customers::update( array( 5, 6, 7 ) );

		$this->assertSame(
			array( 1 => 1, 2 => 1, 3 => 2, 4 => 1, 5 => 3, 6 => 1, 7 => 1, 8 => 2, 9 => 1, 10 => 3, 11 => 4, 12 => 4 ),
			self::read_values()
		);
		$this->assertSame( array(), Returning_Customers::get_outdated( array( 5, 6, 7 ) ) );
	}

	public function test_any_stored_values_become_right(): void {
		$random = static fn( array $from ) => $from[ array_rand( $from ) ];
		$rows   = array();
		$orders = array();

		// Many orders have the same second.
		for ( $id = 1; $id <= 400; $id++ ) {
			$parent      = $id > 20 && 1 === wp_rand( 1, 4 ) ? $random( array_keys( $orders ) ) : 0;
			$customer    = 0 === $parent ? wp_rand( 1, 40 ) : $rows[ $parent ][0];
			$rows[ $id ] = array(
				$customer,
				'2026-03-0' . wp_rand( 1, 9 ) . ' 00:00:00',
				$random( array( 'wc-completed', 'wc-failed', 'wc-processing', 'wc-cancelled' ) ),
				$parent,
				$random( array( 1, 2, 3, 4, null ) ),
			);

			if ( 0 === $parent ) {
				$orders[ $id ] = true;
			}
		}

		$expected = array();

		foreach ( $rows as $id => $row ) {
			$own             = 0 === $row[3] ? $id : $row[3];
			$expected[ $id ] = 1 + count( array_filter(
				$rows,
				static fn( array $other, int $key ): bool => 0 === $other[3] && $other[0] === $row[0]
					&& in_array( $other[2], array( 'wc-completed', 'wc-processing' ), true )
					&& array( $other[1], $key ) < array( $rows[ $own ][1], $own ),
				ARRAY_FILTER_USE_BOTH
			) );
		}

		self::write_rows( $rows );
		Returning_Customers::update( range( 1, 40 ) );

		$expected = array_map( static fn( int $order ): int => min( $order, 4 ), $expected );

		$this->assertSame( $expected, self::read_values(), (string) wp_json_encode( $rows ) );
	}
}
