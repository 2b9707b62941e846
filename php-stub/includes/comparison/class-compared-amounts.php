<?php

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
 * our tables and `theirs` in WooCommerce's, unless other tables are joined.
 */
final class Compared_Amounts implements Explained_Amounts {

	/** SQL that joins the order of a row. */
	private const ORDERS = ' LEFT JOIN {order_stats} stats ON stats.order_id = rows_of.order_id'
		. ' LEFT JOIN {wp:wc_order_stats} theirs ON theirs.order_id = rows_of.order_id';

	/**
	 * Takes the rows.
	 *
	 * @param array<string, array{string, string}> $metrics SQL of what a row adds to a metric: of ours, of WooCommerce's.
	 * @param array{string, string}                $orders  SQL of the id of a row's order; `0` for none.
	 * @param string                               $row     SQL of what is a row in an order.
	 * @param array{string, string}                $rows    SQL from FROM on.
	 * @param list<int|string>                     $values  Values of the placeholders of $rows.
	 * @param array<string, string>                $cases   Reasons by condition, or columns with them; the first that holds counts.
	 * @param list<int|string>                     $limits  Values of the placeholders of $cases.
	 * @param string                               $joins   SQL of the tables that $cases need.
	 * @param list<int|string>                     $joined  Values of the placeholders of $joins.
	 */
	public function __construct(
		private array $metrics,
		private array $orders,
		private string $row,
		private array $rows,
		private array $values,
		private array $cases,
		private array $limits = array(),
		private string $joins = self::ORDERS,
		private array $joined = array()
	) {
	}

	public function get_metrics(): array {
		return array_keys( $this->metrics );
	}

	public function get(): array {
		$found   = Database::rows(
			"SELECT {$this->get_code()} AS code, COUNT( DISTINCT rows_of.order_id ) AS orders, " . $this->get_sums( 'rows_of' )
				. $this->get_from() . ' GROUP BY code',
			$this->get_values()
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
	 * Query of the rows that differ: `row_id`, over all orders, and `reason`, one of theirs.
	 *
	 * @return array{string, list<int|string>} SQL and its values.
	 */
	public function get_reasons_of_rows(): array {
		return array(
			"SELECT rows_of.row_id AS row_id, MIN( {$this->get_code()} ) AS reason" . $this->get_from() . ' GROUP BY rows_of.row_id',
			$this->get_values(),
		);
	}

	/**
	 * What both engines add up.
	 *
	 * @return array<string, array{float, float}> Ours and WooCommerce's by metric.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_totals(): array {
		$sums   = $this->get_sums( 'sides' );
		$sides  = array_column(
			Database::rows( "SELECT sides.is_ours AS side, $sums{$this->get_sides()} GROUP BY sides.is_ours", $this->values ),
			null,
			'side'
		);
		$totals = array();

		foreach ( $this->get_metrics() as $metric ) {
			// Those of WooCommerce are negative, but not -0.
			$totals[ $metric ] = array( (float) ( $sides[1][ $metric ] ?? 0 ), 0.0 - (float) ( $sides[0][ $metric ] ?? 0 ) );
		}

		return $totals;
	}

	/**
	 * SQL of the reason of a row.
	 */
	private function get_code(): string {
		$code = '';

		foreach ( $this->cases as $condition => $reason ) {
			$code .= " WHEN $condition THEN " . ( str_contains( $reason, '.' ) ? $reason : "'$reason'" );
		}

		return "CASE$code END";
	}

	/**
	 * SQL of the sums of all metrics.
	 *
	 * @param string $alias Alias of the rows.
	 */
	private function get_sums( string $alias ): string {
		$sums = array();

		foreach ( $this->get_metrics() as $metric ) {
			$sums[ $metric ] = "SUM( $alias.$metric )";
		}

		return Database::columns( $sums );
	}

	/**
	 * SQL of the rows that differ, from FROM on.
	 */
	private function get_from(): string {
		Database::raise_memory_limits();

		$differs = array_map( static fn( string $metric ): string => "ABS( rows_of.$metric ) > 0.000001", $this->get_metrics() );

		return ' FROM ( SELECT order_id, row_id, MAX( is_ours ) AS is_ours, MAX( is_theirs ) AS is_theirs, ' . $this->get_sums( 'sides' )
			. $this->get_sides() . " GROUP BY order_id, row_id ) rows_of$this->joins WHERE " . implode( ' OR ', $differs );
	}

	/**
	 * Values of get_code() and get_from().
	 *
	 * @return list<int|string>
	 */
	private function get_values(): array {
		return array( ...$this->limits, ...$this->values, ...$this->joined );
	}

	/**
	 * SQL of the rows of both engines, from FROM on.
	 */
	private function get_sides(): string {
		return " FROM ( {$this->get_side( 0 )} UNION {$this->get_side( 1 )} ) sides";
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
