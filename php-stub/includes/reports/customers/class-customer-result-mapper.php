<?php
/**
 * Rows of customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * From rows of the database to rows of an answer.
 *
 * The table keeps when people registered and were last there in the time of
 * Greenwich; the answer has both clocks. The last order is a time of the shop's.
 */
final class Customer_Result_Mapper {

	/**
	 * SQL of what is told of a customer.
	 */
	public const COLUMNS = 'customers.customer_id AS id, customers.user_id AS user_id, customers.username AS username,'
		. ' customers.first_name AS first_name, customers.last_name AS last_name, customers.email AS email,'
		. ' customers.country AS country, customers.city AS city, customers.state AS state, customers.postcode AS postcode,'
		. ' customers.date_registered AS date_registered, customers.date_last_active AS date_last_active';

	/**
	 * SQL of the figures.
	 */
	public const FIGURES = ', figures.orders_count AS orders_count, figures.total_spend AS total_spend,'
		. ' figures.last_order AS last_order';

	/**
	 * What a row of an answer holds.
	 *
	 * @return array<string, array{type: string|string[], format?: string}>
	 */
	public static function columns(): array {
		$text = array( 'type' => 'string' );
		$date = array(
			'type'   => array( 'string', 'null' ),
			'format' => 'date-time',
		);

		return array(
			'id'                   => array( 'type' => 'integer' ),
			'user_id'              => array( 'type' => 'integer' ),
			'username'             => $text,
			'name'                 => $text,
			'email'                => $text,
			'country'              => $text,
			'city'                 => $text,
			'state'                => $text,
			'postcode'             => $text,
			'date_registered'      => $date,
			'date_last_active'     => $date,
			'date_last_order'      => array( 'type' => array( 'string', 'null' ) ),
			'orders_count'         => array( 'type' => 'integer' ),
			'total_spend'          => array(
				'type'   => 'number',
				'format' => 'currency',
			),
			'avg_order_value'      => array(
				'type'   => 'number',
				'format' => 'currency',
			),
			'date_registered_gmt'  => $date,
			'date_last_active_gmt' => $date,
		);
	}

	/**
	 * Adds the figures of the customers of a page.
	 *
	 * @param array<int, array<string, string|null>> $rows   Rows of the database.
	 * @param array<string, mixed>                   $params Parameters.
	 * @return array<int, array<string, string|null>>
	 */
	public static function with_figures( array $rows, array $params ): array {
		if ( array() === $rows ) {
			return $rows;
		}

		$figures = array_column(
			Database::rows( ...Customer_Metrics::sql( $params, array_map( 'intval', array_column( $rows, 'id' ) ) ) ),
			null,
			'customer_id'
		);

		return array_map( static fn( array $row ): array => $row + ( $figures[ $row['id'] ] ?? array() ), $rows );
	}

	/**
	 * Rows of an answer.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of the database, with figures.
	 * @param Site_Time                              $time The shop's clock.
	 * @return array<int, array<string, mixed>>
	 */
	public static function read( array $rows, Site_Time $time ): array {
		return array_map( static fn( array $row ): array => self::row( $row, $time ), $rows );
	}

	/**
	 * A row of an answer.
	 *
	 * @param array<string, string|null> $row  Row of the database.
	 * @param Site_Time                  $time The shop's clock.
	 * @return array<string, mixed>
	 */
	private static function row( array $row, Site_Time $time ): array {
		$orders     = (int) ( $row['orders_count'] ?? 0 );
		$spend      = Decimal::of_units( $row['total_spend'] ?? null, Decimal::SQL_SCALE );
		$registered = self::moment( $row['date_registered'] );
		$active     = self::moment( $row['date_last_active'] );

		return array(
			'id'                   => (int) $row['id'],
			'user_id'              => (int) $row['user_id'],
			'username'             => (string) $row['username'],
			'name'                 => Labels::decode( trim( $row['first_name'] . ' ' . $row['last_name'] ) ),
			'email'                => (string) $row['email'],
			'country'              => (string) $row['country'],
			'city'                 => Labels::decode( (string) $row['city'] ),
			'state'                => Labels::decode( (string) $row['state'] ),
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
	}

	/**
	 * Unix time of a date of Greenwich.
	 *
	 * @param string|null $date Date as the database writes it.
	 * @return int|null Null where there is none.
	 */
	private static function moment( ?string $date ): ?int {
		if ( null === $date || '' === $date || str_starts_with( $date, '0000' ) ) {
			return null;
		}

		$moment = strtotime( $date . ' UTC' );

		return false === $moment ? null : $moment;
	}
}
