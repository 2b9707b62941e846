<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the orders whose currency is not that of the store: those that reports leave out, and those whose amounts were
 * converted by their stored rates.
 */
final class Other_Currencies {

	/**
	 * Orders that reports leave out.
	 *
	 * @return list<array{currency: string, orders: int, total: int|float}> See count_by().
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function count(): array {
		return self::count_by( 'currency', 'total_sales', Settings::get_currency()['code'] );
	}

	/**
	 * Orders that were converted.
	 *
	 * @return list<array{currency: string, orders: int, total: int|float}> See count_by(). Totals are before the conversion.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function count_converted(): array {
		return self::count_by( 'original_currency', 'original_total', '' );
	}

	/**
	 * Orders by currency with their total, most orders first. Refunds and orders with an excluded status are not counted.
	 *
	 * @param string $total  Column of the total.
	 * @param string $common Value of nearly all orders, which are not counted.
	 * @return list<array{currency: string, orders: int, total: int|float}>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function count_by( string $column, string $total, string $common ): array {
		$excluded = Report_Request::get_default_exclusions();

		// Two ranges of the index. In a store with one currency they are empty.
		$rows = Cache::get_rows(
			Database::prepare(
				"SELECT stats.$column AS currency, COUNT(*) AS orders, SUM( " . Decimal::sql_units( "stats.$total" ) . ' ) AS total'
					. ' FROM {order_stats} stats'
					. " WHERE ( stats.$column < %s OR stats.$column > %s ) AND " . Facts::IS_ORDER
					. ' AND stats.status NOT IN ( %s )'
					. " GROUP BY stats.$column ORDER BY orders DESC, stats.$column",
				array( $common, $common, $excluded )
			)
		);

		return array_map(
			static fn( array $row ): array => array(
				'currency' => (string) $row['currency'],
				'orders'   => (int) $row['orders'],
				'total'    => Decimal::of_units( $row['total'], Decimal::SQL_SCALE )->to_number(),
			),
			$rows
		);
	}

	/**
	 * Numbers as text.
	 *
	 * @param array<string, int> $orders Number of orders by currency, at least one.
	 * @return string For example "2 orders in EUR and 1 in GBP".
	 */
	public static function describe( array $orders ): string {
		$parts = array();

		foreach ( $orders as $currency => $count ) {
			$parts[] = sprintf(
				array() === $parts
					/* translators: 1: number of orders. 2: currency, for example EUR. */
					? _n( '%1$s order in %2$s', '%1$s orders in %2$s', $count, 'storedeck' )
					/* translators: 1: number of further orders. 2: currency. Part of a list: 2 orders in EUR and 1 in GBP. */
					: _n( '%1$s in %2$s', '%1$s in %2$s', $count, 'storedeck' ),
				number_format_i18n( $count ),
				$currency
			);
		}

		return wp_sprintf( '%l', $parts );
	}
}
