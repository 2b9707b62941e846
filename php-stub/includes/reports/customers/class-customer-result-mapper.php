<?php

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows of the database to rows of a response.
 *
 * Dates of registration and last activity are stored in GMT and returned in GMT
 * and site time. The date of the last order is in site time.
 */
final class Customer_Result_Mapper {

	/** SQL of the columns. */
	public const COLUMNS = 'customers.customer_id AS id, customers.user_id, customers.username, customers.first_name, customers.last_name,'
		. ' customers.email, customers.country, customers.city, customers.state, customers.postcode, customers.date_registered,'
		. ' customers.date_last_active';

	/** @return array<string, array{type: string|string[], format?: string}> Columns of a row. */
	public static function get_columns(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => 'integer' );
		$amount = array(
			'type'   => 'number',
			'format' => 'currency',
		);
		$date   = array(
			'type'   => array( 'string', 'null' ),
			'format' => 'date-time',
		);

		$columns = array_fill_keys( array( 'id', 'user_id' ), $number )
			+ array_fill_keys( array( 'username', 'name', 'email', 'country', 'city', 'state', 'postcode' ), $text )
			+ array_fill_keys( array( 'date_registered', 'date_last_active' ), $date )
			+ array(
				'date_last_order' => array( 'type' => array( 'string', 'null' ) ),
				'orders_count'    => $number,
			)
			+ array_fill_keys( array( 'total_spend', 'avg_order_value' ), $amount )
			+ array_fill_keys( array( 'date_registered_gmt', 'date_last_active_gmt' ), $date );

		return Personal_Data::describe_customer( $columns );
	}

	/**
	 * Maps rows.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of the database, with metrics.
	 * @return array<int, array<string, mixed>>
	 */
	public static function map( array $rows, Site_Time $time ): array {
		return array_map( static fn( array $row ): array => self::map_row( $row, $time ), $rows );
	}

	/**
	 * Maps a row.
	 *
	 * @param array<string, string|null> $row Row of the database.
	 * @return array<string, mixed>
	 */
	private static function map_row( array $row, Site_Time $time ): array {
		$orders     = (int) ( $row['orders_count'] ?? 0 );
		$spend      = Decimal::of_units( $row['total_spend'] ?? null, Decimal::SQL_SCALE );
		$registered = self::to_unix( $row['date_registered'] );
		$active     = self::to_unix( $row['date_last_active'] );
		$id         = (int) $row['id'];
		$customer   = array(
			'id'                   => $id,
			'user_id'              => (int) $row['user_id'],
			'username'             => (string) $row['username'],
			'name'                 => Text::decode( Text::trim( $row['first_name'] . ' ' . $row['last_name'] ) ),
			'email'                => (string) $row['email'],
			'country'              => (string) $row['country'],
			'city'                 => Text::decode( (string) $row['city'] ),
			'state'                => Text::decode( (string) $row['state'] ),
			'postcode'             => (string) $row['postcode'],
			'date_registered'      => null === $registered ? null : Site_Time::format( $time->from_unix( $registered ), 'Y-m-d\TH:i:s' ),
			'date_last_active'     => null === $active ? null : Site_Time::format( $time->from_unix( $active ), 'Y-m-d\TH:i:s' ),
			'date_last_order'      => $row['last_order'] ?? null,
			'orders_count'         => $orders,
			'total_spend'          => $spend->to_number(),
			'avg_order_value'      => $spend->divided_by( $orders, Decimal::SQL_SCALE )->to_number(),
			'date_registered_gmt'  => null === $registered ? null : gmdate( 'Y-m-d\TH:i:s', $registered ),
			'date_last_active_gmt' => null === $active ? null : gmdate( 'Y-m-d\TH:i:s', $active ),
		);

		return Personal_Data::hide_in_customer( $customer, $id );
	}

	/** @return int|null Unix timestamp of a date in GMT; null when there is none. */
	private static function to_unix( ?string $date ): ?int {
		if ( null === $date || '' === $date || str_starts_with( $date, '0000' ) ) {
			return null;
		}

		$unix = strtotime( $date . ' UTC' );

		return false === $unix ? null : $unix;
	}
}
