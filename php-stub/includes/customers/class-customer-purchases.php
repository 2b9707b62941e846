<?php

namespace Storedeck\Customers;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;
use Storedeck\Host\Order_Numbers;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Customer_Metrics;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the orders of a customer with their refunds, and sums of these. Sums are of the orders that count in the
 * Customers report; the list has all orders.
 */
final class Customer_Purchases {

	/** How many products are listed. */
	private const PRODUCTS = 5;

	/**
	 * What a customer bought.
	 *
	 * @param int $limit Maximum number of orders.
	 * @return array<string, mixed>
	 */
	public static function read( int $customer, int $limit ): array {
		$where = ( new Where() )
			->add( 'stats.customer_id = %d AND ' . Facts::IS_ORDER, array( $customer ) )
			->in( 'stats.status', Conditions::get_stored_statuses( Settings::HIDDEN_STATUSES ), true );

		$count = Database::value( 'SELECT COUNT( * ) FROM {order_stats} stats WHERE ' . $where->sql(), $where->values() );

		return array(
			'orders'         => self::read_orders( $where, $limit ),
			'orders_total'   => (int) $count,
			'refunded_total' => self::read_refunded( $customer ),
			'products'       => self::read_products( $customer ),
		);
	}

	/**
	 * The latest orders with their refunds.
	 *
	 * @param int $limit Maximum number of orders.
	 * @return list<array<string, mixed>>
	 */
	private static function read_orders( Where $where, int $limit ): array {
		$columns = self::get_columns();
		$rows    = Database::rows(
			"SELECT $columns FROM {order_stats} stats WHERE {$where->sql()} ORDER BY stats.date_created DESC, stats.order_id DESC LIMIT %d",
			array( ...$where->values(), $limit )
		);
		$ids     = array_map( 'intval', array_column( $rows, 'id' ) );

		if ( array() === $ids ) {
			return array();
		}

		$refunds = array();
		$numbers = Order_Numbers::get( $ids );

		foreach ( Database::rows(
			"SELECT $columns FROM {order_stats} stats WHERE stats.parent_id IN ( %d )"
				. ' ORDER BY stats.date_created DESC, stats.order_id DESC',
			array( $ids )
		) as $row ) {
			$refunds[ (int) $row['parent_id'] ][] = array(
				'id'     => (int) $row['id'],
				'amount' => self::to_amount( $row['total'] )->negate()->to_number(),
			) + self::get_dates( $row );
		}

		return array_map(
			static fn( array $row ): array => array(
				'id'              => (int) $row['id'],
				'number'          => (string) ( $numbers[ (int) $row['id'] ] ?? $row['id'] ),
				'status'          => Settings::remove_prefix( (string) $row['status'] ),
				'items_sold'      => Decimal::of( $row['num_items_sold'] )->to_number(),
				'total'           => self::to_amount( $row['total'] )->to_number(),
				'currency'        => (string) $row['currency'],
				'currency_symbol' => Text::decode( Currencies::get_symbol( (string) $row['currency'] ) ),
				'refunds'         => $refunds[ (int) $row['id'] ] ?? array(),
			) + self::get_dates( $row ),
			$rows
		);
	}

	/**
	 * Columns of orders and refunds. One that was converted is in its own currency, as on its screen.
	 */
	private static function get_columns(): string {
		$of_order = static fn( string $own, string $common ): string =>
			"CASE WHEN stats.original_currency = '' THEN stats.$common ELSE stats.$own END";

		return 'stats.order_id AS id, stats.parent_id, stats.status, stats.date_created, stats.date_created_gmt,'
			. ' stats.num_items_sold, '
			. Decimal::sql_units( $of_order( 'original_total', 'total_sales' ) ) . ' AS total, '
			. $of_order( 'original_currency', 'currency' ) . ' AS currency';
	}

	/**
	 * When an order or a refund was created, in site time and in UTC.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array{date_created: string, date_created_gmt: string}
	 */
	private static function get_dates( array $row ): array {
		return array(
			'date_created'     => str_replace( ' ', 'T', (string) $row['date_created'] ),
			'date_created_gmt' => str_replace( ' ', 'T', (string) $row['date_created_gmt'] ),
		);
	}

	/**
	 * Sum of the refunds that the total spend of the customer is reduced by.
	 */
	private static function read_refunded( int $customer ): float|int {
		list( , $conditions ) = ( new Customer_Metrics( array() ) )->get_parts();

		$rows = Database::rows(
			'SELECT SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' ) AS total FROM {order_stats} stats'
				. ' WHERE stats.customer_id = %d AND ' . Facts::IS_REFUND . ' AND ' . $conditions->get_sql(),
			array( $customer, ...$conditions->get_values() )
		);

		return self::to_amount( $rows[0]['total'] )->negate()->to_number();
	}

	/**
	 * The products that the customer bought most, less what was refunded.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function read_products( int $customer ): array {
		list( , $conditions ) = ( new Customer_Metrics( array() ) )->get_parts();

		$quantity = 'SUM( ' . Decimal::sql_units( 'items.product_qty' ) . ' )';
		$rows     = Database::rows(
			"SELECT items.product_id AS id, $quantity AS quantity, "
				. ' SUM( ' . Decimal::sql_units( 'items.product_net_revenue' ) . ' ) AS net_revenue'
				. ' FROM {order_stats} stats INNER JOIN {order_product_lookup} items ON items.order_id = stats.order_id'
				. ' WHERE stats.customer_id = %d AND ' . $conditions->get_sql()
				. " GROUP BY items.product_id HAVING $quantity > 0 ORDER BY quantity DESC, net_revenue DESC, id LIMIT %d",
			array( $customer, ...$conditions->get_values(), self::PRODUCTS )
		);
		$names    = Labels::find( 'product', array_map( 'intval', array_column( $rows, 'id' ) ) );

		return array_map(
			static fn( array $row ): array => array(
				'id'          => (int) $row['id'],
				'name'        => $names[ (int) $row['id'] ] ?? '',
				'items_sold'  => self::to_amount( $row['quantity'] )->to_number(),
				'net_revenue' => self::to_amount( $row['net_revenue'] )->to_number(),
			),
			$rows
		);
	}

	/**
	 * A sum of the database.
	 *
	 * @param string|null $units Units of Decimal::SQL_SCALE.
	 */
	private static function to_amount( ?string $units ): Decimal {
		return Decimal::of_units( $units, Decimal::SQL_SCALE );
	}
}
