<?php

namespace Storedeck\Reports\Customers\Test\Site;

use Storedeck\Test\Site\ReportRows;

defined( 'ABSPATH' ) || exit;

/**
 * Four customers with special characters in their names. The second has two orders, a refund, a cancelled order and an
 * unpaid order.
 */
trait TestCustomers {

	use ReportRows;

	/**
	 * Inserts the customers, with the ids from 1, and corrects their sums.
	 */
	private static function insert_customers(): void {
		foreach ( array(
			array( 'Zyx_50%', "O'Malley", "o'malley@example.test", 'zyx_one' ),
			array( 'Zyxa50b', 'Malley', null, '' ),
			array( '<b>Zyx</b>', '\\"; --', 'zyx+tag@example.test', 'zyx%two' ),
			array( 'Ünï Zyx', 'Łód', 'uni@example.test', 'uni.zyx' ),
		) as $at => list( $name, $surname, $email, $user ) ) {
			self::insert_customer(
				array(
					'customer_id'      => 1 + $at,
					'first_name'       => $name,
					'last_name'        => $surname,
					'email'            => $email,
					'username'         => $user,
					'date_last_active' => '2011-03-13 09:30:00',
					'country'          => 'ZY',
					'city'             => 'Nowhere',
					// The third has a state, and an account as the first.
					'state'            => 2 === $at ? 'CA' : '',
					'user_id'          => 0 === $at % 2 ? 900 + $at : null,
				)
			);
		}

		foreach ( array(
			array( 0, 'wc-completed', '2011-03-01 10:00:00', 100.1 ),
			array( 0, 'completed', '2011-03-05 23:59:59', 0.2 ),
			array( 1, 'wc-completed', '2011-03-07 10:00:00', -50.05 ),
			array( 0, 'wc-cancelled', '2011-03-08 10:00:00', 999 ),
			array( 0, 'wc-completed', null, 999 ),
		) as $at => list( $parent, $status, $date, $total ) ) {
			self::insert_row(
				'order_stats',
				array(
					'order_id'       => 1 + $at,
					'parent_id'      => $parent,
					'date_created'   => '2011-03-01 00:00:00',
					'date_paid'      => $date,
					'date_completed' => null,
					'total_sales'    => $total,
					'net_total'      => $total,
					'status'         => $status,
					'customer_id'    => 2,
				)
			);
		}

		self::repair_sums();
	}

	private static function insert_customer( array $values ): void {
		global $wpdb;

		$wpdb->insert( $wpdb->prefix . 'storedeck_customer_lookup', $values + array( 'username' => '', 'postcode' => '', 'state' => '' ) );
	}
}
