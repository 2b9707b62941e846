<?php

namespace Storedeck\Customers;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Dates;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a row with metrics to a customer of the REST API.
 */
final class Customer {

	/**
	 * Customer of a row.
	 *
	 * @param array<string, string|null> $row Row of customers, with that of Customer_Metrics if they have orders.
	 * @return array<string, mixed>
	 */
	public static function present( array $row ): array {
		$orders      = (int) ( $row['orders_count'] ?? 0 );
		$total_spend = Decimal::of_units( $row['total_spend'] ?? null, Decimal::SQL_SCALE );

		$id          = (int) $row['customer_id'];
		$customer    = array(
			'id'              => $id,
			'user_id'         => (int) $row['user_id'],
			'username'        => (string) $row['username'],
			'name'            => Text::trim( $row['first_name'] . ' ' . $row['last_name'] ),
			'email'           => (string) $row['email'],
			'country'         => (string) $row['country'],
			'city'            => (string) $row['city'],
			'state'           => (string) $row['state'],
			'postcode'        => (string) $row['postcode'],
			'date_last_order' => $row['last_order'] ?? null,
			'orders_count'    => $orders,
			'total_spend'     => $total_spend->to_number(),
			'avg_order_value' => $total_spend->divided_by( $orders, Decimal::SQL_SCALE )->to_number(),
		);

		return Personal_Data::hide_in_customer( $customer, $id )
			+ Dates::format_gmt( 'date_registered', $row['date_registered'] )
			+ Dates::format_gmt( 'date_last_active', $row['date_last_active'] );
	}
}
