<?php
/**
 * Orders in other currencies.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Cache;
use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Reports\Report_Request;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the orders that reports leave out because their currency is not that of the store.
 */
final class Other_Currencies {

	/**
	 * Orders by currency with their total, most orders first. Refunds and orders with an excluded status are not counted.
	 *
	 * @return list<array{currency: string, orders: int, total: int|float}>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function count(): array {
		$currency = Settings::get_currency()['code'];
		$excluded = Report_Request::get_default_exclusions();

		// Two ranges of the index. In a store with one currency they are empty.
		$rows = Cache::get_rows(
			Database::prepare(
				'SELECT stats.currency, COUNT(*) AS orders, SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' ) AS total'
					. ' FROM {order_stats} stats'
					. ' WHERE ( stats.currency < %s OR stats.currency > %s ) AND stats.parent_id = 0'
					. ' AND stats.status NOT IN ( ' . Database::placeholders( $excluded, '%s' ) . ' )'
					. ' GROUP BY stats.currency ORDER BY orders DESC, stats.currency',
				array( $currency, $currency, ...$excluded )
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
