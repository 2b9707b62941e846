<?php
/**
 * By how much each reason changes the amounts of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the rows that both engines count. Each row that differs is assigned to one reason, and what it changes is
 * added up, so that the amounts of all reasons are the differences of the report.
 *
 * A row is an order or refund, a line of it, or a thing that is counted once, such as a coupon. Conditions know it as
 * `rows_of`, with `order_id`, `row_id`, `is_ours`, `is_theirs` and the difference of each metric; its order is `stats` in
 * our tables and `theirs` in WooCommerce's.
 */
final class Compared_Amounts {

	/**
	 * Takes the rows.
	 *
	 * @param array<string, array{string, string}> $metrics SQL of what a row adds to a metric: of ours, of WooCommerce's.
	 * @param array{string, string}                $orders  SQL of the id of a row's order; `0` for none.
	 * @param string                               $row     SQL of what is a row in an order.
	 * @param array{string, string}                $rows    SQL from FROM on.
	 * @param list<int|string>                     $values  Values of the placeholders of $rows.
	 * @param array<string, string>                $cases   Reasons by condition; the first that holds counts.
	 * @param list<int|string>                     $limits  Values of the placeholders of $cases.
	 */
	public function __construct(
		public readonly array $metrics,
		private array $orders,
		private string $row,
		private array $rows,
		private array $values,
		private array $cases,
		private array $limits = array()
	) {
	}

	/**
	 * Numbers of orders and refunds, and amounts, ours minus WooCommerce's, by reason.
	 *
	 * @return array<string, array<string, float>> `orders` and metrics by code, without zeros.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get(): array {
		$sums    = array();
		$differs = array();
		$code    = '';

		foreach ( array_keys( $this->metrics ) as $metric ) {
			$sums[ $metric ] = "SUM( rows_of.$metric )";
			$differs[]       = "ABS( rows_of.$metric ) > 0.000001";
		}

		foreach ( $this->cases as $condition => $reason ) {
			$code .= " WHEN $condition THEN '$reason'";
		}

		Database::raise_memory_limits();

		$found   = Database::rows(
			"SELECT CASE$code END AS code, COUNT( DISTINCT rows_of.order_id ) AS orders, " . Database::columns( $sums )
				. ' FROM ( SELECT order_id, row_id, MAX( is_ours ) AS is_ours, MAX( is_theirs ) AS is_theirs, '
				. Database::columns( array_map( static fn( string $sum ): string => str_replace( 'rows_of', 'sides', $sum ), $sums ) )
				. " FROM ( {$this->get_side( 0 )} UNION {$this->get_side( 1 )} ) sides GROUP BY order_id, row_id ) rows_of"
				. ' LEFT JOIN {order_stats} stats ON stats.order_id = rows_of.order_id'
				. ' LEFT JOIN {wp:wc_order_stats} theirs ON theirs.order_id = rows_of.order_id'
				. ' WHERE ' . implode( ' OR ', $differs ) . ' GROUP BY code',
			array( ...$this->limits, ...$this->values )
		);
		$reasons = array();

		foreach ( $found as $row ) {
			foreach ( array_diff_key( $row, array( 'code' => true ) ) as $metric => $value ) {
				$amount = Decimal::of( $value )->round( Decimal::SQL_SCALE );

				if ( ! $amount->is_zero() ) {
					$reasons[ (string) $row['code'] ][ $metric ] = (float) $amount->to_number();
				}
			}
		}

		return $reasons;
	}

	/**
	 * SQL of the rows of one engine, WooCommerce's with what they take from the difference.
	 *
	 * @param int $side 0 for ours, 1 for WooCommerce's.
	 */
	private function get_side( int $side ): string {
		$columns = array(
			'order_id'  => $this->orders[ $side ],
			'row_id'    => $this->row,
			'is_ours'   => (string) ( 1 - $side ),
			'is_theirs' => (string) $side,
		);

		foreach ( $this->metrics as $metric => $sql ) {
			$columns[ $metric ] = 0 === $side ? $sql[0] : "-( $sql[1] )";
		}

		return 'SELECT ' . Database::columns( $columns ) . ' ' . $this->rows[ $side ];
	}
}
