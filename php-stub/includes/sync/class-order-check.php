<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Sums\Settled_Days;
use Storedeck\Sync\Import\Imports;

defined( 'ABSPATH' ) || exit;

/**
 * Finds orders whose report rows are missing, differ, or belong to no order,
 * without changing them.
 */
final class Order_Check {

	/**
	 * Takes from where on orders without report rows are missing: earlier ones were
	 * never imported.
	 *
	 * @param string $since Earliest creation date in site time; empty for any.
	 */
	public function __construct( private int $first, private string $since ) {
	}

	/**
	 * Takes the first order with report rows, and the date since when orders were imported.
	 *
	 * @param int|null $first ID of the first order, if it is known.
	 */
	public static function of_store( ?int $first = null ): self {
		$since = get_option( Imports::SINCE_OPTION );

		return new self( $first ?? self::get_first(), is_string( $since ) && Imports::ALWAYS !== $since ? $since : '' );
	}

	/**
	 * ID of the first order with report rows.
	 */
	public static function get_first(): int {
		return (int) Database::value( 'SELECT MIN( order_id ) FROM {order_stats}' );
	}

	/**
	 * Ids of orders to sync again.
	 *
	 * @param int[] $ids Ids of orders and refunds, some of which may only have report rows.
	 * @return int[]
	 */
	public function get_outdated( array $ids ): array {
		$stored   = self::get_stored( $ids );
		$expected = Order_Sync::build( $ids, array( Customer_Sync::class, 'find_existing' ) );
		$outdated = array();

		foreach ( $ids as $id ) {
			if ( self::normalize( $stored[ $id ] ?? array() ) !== self::normalize( $expected[ $id ] ?? array() )
				&& ( isset( $stored[ $id ] ) || $this->is_missing( $id, $expected[ $id ]['order_stats'][0] ) )
			) {
				$outdated[] = $id;
			}
		}

		$stats     = array_merge( ...array_column( $stored, 'order_stats' ) );
		$customers = array_unique( array_map( 'intval', array_column( $stats, 'customer_id' ) ) );
		$returning = Returning_Customers::get_outdated( $customers );

		return array_values( array_unique( array_merge( $outdated, array_intersect( $returning, $ids ) ) ) );
	}

	/**
	 * Whether an order without report rows should have some.
	 *
	 * @param array<string, string|int|null> $stats Row that it should have.
	 */
	private function is_missing( int $id, array $stats ): bool {
		$created = (string) $stats['date_created'];

		return $id >= $this->first && ( '' === $this->since || $created >= $this->since );
	}

	/**
	 * Stored rows.
	 *
	 * @param int[] $ids Ids of orders.
	 * @return array<int, array<string, list<array<string, string|null>>>> Rows by order and short table name.
	 */
	private static function get_stored( array $ids ): array {
		$rows = array();

		foreach ( Settled_Days::ORDER_TABLES as $table ) {
			foreach ( Database::rows( "SELECT * FROM {{$table}} WHERE order_id IN ( %d )", array( $ids ) ) as $row ) {
				$rows[ (int) $row['order_id'] ][ $table ][] = $row;
			}
		}

		return $rows;
	}

	/**
	 * Rows in a form in which equal ones are identical, whatever the types of the
	 * columns. Which customers return is compared for all orders of a customer.
	 *
	 * @param array<string, list<array<string, string|int|null>>> $tables Rows by table.
	 * @return array<string, string[]>
	 */
	private static function normalize( array $tables ): array {
		$tables = array_map(
			static function ( array $rows ): array {
				$texts = array_map(
					static function ( array $row ): string {
						unset( $row['returning_customer'], $row['customer_order'] );
						ksort( $row );

						return (string) wp_json_encode(
							array_map( static fn( $value ) => is_numeric( $value ) ? Decimal::of( $value )->to_string() : $value, $row )
						);
					},
					$rows
				);

				sort( $texts );

				return $texts;
			},
			array_filter( $tables )
		);

		ksort( $tables );

		return $tables;
	}
}
