<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * SQL of the metrics of customers, from the same rows, date column and statuses as other reports.
 *
 * Refunds are not counted as orders, but subtracted from the total spend. Customers without orders in the range have no row.
 */
final class Customer_Metrics {

	/** Metrics and columns of stored sums. */
	public const SUMS = array(
		'orders_count' => 'orders_count',
		'total_spend'  => 'total_sales',
	);

	/** How many of the largest customers are cached. More are read than are listed, because some may have differences. */
	private const LARGEST = 200;

	private Report_Request $request;

	/**
	 * Takes the orders: all, or those of a period.
	 *
	 * @param array<string, mixed> $params  May have `after`, `before`, `date_type` and `currency`.
	 * @param string               $context Context of the report whose filters apply; stored metrics do not depend on plugins.
	 * @throws \InvalidArgumentException When the range ends before it starts.
	 */
	public function __construct( private array $params, string $context = '' ) {
		$this->request = Report_Request::create(
			array(
				'filters'     => array(),
				'is_timeless' => true,
			) + ( '' === $context ? array() : compact( 'context' ) ) + Facts::get( 'orders' ),
			array_intersect_key( $params, array_flip( array( 'after', 'before', 'date_type', 'currency' ) ) )
		);
	}

	/**
	 * SQL of a row per customer: `customer_id`, `orders_count`, `total_spend` (units) and `last_order`.
	 *
	 * @param bool $with_last_order Whether `last_order` is needed. Without it, sums of whole days are read.
	 * @return string Prepared SQL.
	 */
	public function get_sql( bool $with_last_order = true ): string {
		$sums = $with_last_order ? null : $this->find_sums();

		return null === $sums ? $this->get_rows_sql() : $sums->get_sums_sql( self::SUMS );
	}

	/**
	 * The same rows of some customers, of whom one can have a hundred thousand orders: of these only those of the days of last
	 * orders are read, because sums have no times.
	 *
	 * @param int[]     $ids         Customers.
	 * @param bool|null $is_complete Whether there are sums of all days; null to ask for those of the range.
	 * @return array<int, array<string, string|null>> By customer.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function read( array $ids, ?bool $is_complete = null ): array {
		$sums = $this->find_sums( $ids, $is_complete, interval: 'day' );

		if ( null === $sums ) {
			return array_column( Database::run( $this->get_rows_sql( $ids ) ), null, 'customer_id' );
		}

		$totals = Database::run(
			'SELECT customer_id, SUM( orders_count ) AS orders_count, SUM( total_spend ) AS total_spend,'
				. ' MAX( CASE WHEN orders_count > 0 THEN ' . Sum_Query::INTERVAL . ' END ) AS last_order FROM ( '
				. $sums->get_sums_sql( self::SUMS ) . ' ) days GROUP BY customer_id'
		);
		$totals = array_column( $totals, null, 'customer_id' );
		$days   = array_unique( array_filter( array_column( $totals, 'last_order' ) ) );

		foreach ( array() === $days ? array() : Database::run( $this->get_rows_sql( $ids, $days ) ) as $row ) {
			$totals[ $row['customer_id'] ]['last_order'] = $row['last_order'];
		}

		return $totals;
	}

	/**
	 * SQL from the rows of orders.
	 *
	 * @param int[]|null $ids  Customers, null for all.
	 * @param string[]   $days Days of the orders, none for all.
	 * @return string Prepared SQL.
	 */
	private function get_rows_sql( ?array $ids = null, array $days = array() ): string {
		list( $columns, $conditions ) = $this->get_parts();

		if ( null !== $ids ) {
			$conditions->add( 'stats.customer_id IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		if ( array() !== $days ) {
			// Both ends of each day: the index of the date is only used for few rows.
			$on_day = "{$this->request->date_column} >= %s AND {$this->request->date_column} <= %s";
			$ends   = array_map( static fn( string $day ): array => array( "$day 00:00:00", "$day 23:59:59" ), array_values( $days ) );

			$conditions->add( '( ' . implode( ' OR ', array_fill( 0, count( $days ), $on_day ) ) . ' )', array_merge( ...$ends ) );
		}

		return Database::prepare(
			// Adding 0 makes the database scan the rows in order rather than look up each through the index of
			// customers.
			'SELECT stats.customer_id + 0 AS customer_id, ' . $columns
				. ' FROM {order_stats} stats WHERE ' . $conditions->get_sql() . ' GROUP BY stats.customer_id + 0 ORDER BY NULL',
			$conditions->get_values()
		);
	}

	/** @return array{0: string, 1: Conditions} SQL of the columns, and conditions of the orders. */
	public function get_parts(): array {
		return array(
			'SUM( CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END ) AS orders_count,'
			. ' SUM( ' . Decimal::sql_units( 'stats.total_sales' ) . ' ) AS total_spend,'
			. ' MAX( CASE WHEN stats.parent_id = 0 THEN ' . $this->request->date_column . ' END ) AS last_order',
			$this->request->build_conditions(),
		);
	}

	/**
	 * Number of customers with orders in the range.
	 *
	 * @return int|null Null when the sums cannot tell it.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function count(): ?int {
		$sums = $this->find_sums( groups: array() );

		if ( null === $sums ) {
			return null;
		}

		// Only other software deletes customers with orders. Those who lost their last order are among the differences.
		$id     = Sum_Query::ALIAS . '.customer_id';
		$exists = " AND ( $id IN ( SELECT known.customer_id FROM {customer_lookup} known )"
			. " OR $id IN ( SELECT changed.customer_id FROM {{$sums->table->table}} changed WHERE changed.change_id > 0 ) )";
		$rows   = ( new Distinct_Count( $sums, 'total', 'customer_id', $exists ) )->read( $this->ignores_cache() );

		return (int) array_sum( array_column( $rows, 'total' ) );
	}

	/**
	 * Query of the stored sums.
	 *
	 * @param int[]|null            $ids         Customers, null for all.
	 * @param bool|null             $is_complete Whether there are sums of all days; null to ask for those of the range.
	 * @param array<string, string> $groups      Name => SQL of the value to group by.
	 * @param string|null           $interval    Interval; null for the whole range.
	 * @return Sum_Query|null Null when there are no such sums.
	 */
	private function find_sums(
		?array $ids = null,
		?bool $is_complete = null,
		array $groups = array( 'customer_id' => '[customer]' ),
		?string $interval = null
	): ?Sum_Query {
		$request = $this->request;
		$table   = Sum_Table::get_all()['customers'];
		$period  = new Day_Range( $request->after, $request->before, $this->get_date_type(), $interval, null );

		$is_complete ??= Sum_State::is_complete( 'customers', $period->first );

		if ( ! $is_complete || $period->is_empty() || array() !== $period->get_edges() ) {
			return null;
		}

		$source     = new From_Clause( $request->definition['table'] );
		$conditions = $request->build_filters();

		if ( null === $ids ) {
			$conditions->has[] = 'customer';
		} else {
			$conditions->add( '[customer] IN ( ' . Database::placeholders( $ids ) . ' )', $ids );
		}

		return new Sum_Query( $table, $source, $groups, $conditions, $period );
	}

	/**
	 * The customers with the largest sums of a range, in descending order: of merged
	 * sums, which are cached, without those that have differences, and these.
	 *
	 * @param string $name  Key of SUMS.
	 * @param int    $limit Minimum number of customers, unless there are fewer.
	 * @return int[]|null Null when the sums cannot tell them.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function find_largest( string $name, int $limit ): ?array {
		$query = $this->find_sums();

		if ( null === $query ) {
			return null;
		}

		$columns = array( $name => self::SUMS[ $name ] );
		$largest = $query->get_sums_sql( $columns, ' AND ' . Sum_Query::IS_MERGED )
			. " ORDER BY $name DESC, customer_id DESC LIMIT " . self::LARGEST;
		$changed = $query->get_changed_sql( $columns + array( Sum_Table::COUNT => Sum_Table::COUNT ), 'customer_id' );
		$read    = $query->read_merged( $largest, $changed, $this->ignores_cache() );

		if ( null === $read ) {
			return null;
		}

		list( $merged, $changed ) = array_map( static fn( array $rows ): array => array_column( $rows, null, 'customer_id' ), $read );

		$unchanged = array_diff_key( $merged, $changed );
		$has_more  = count( $merged ) === self::LARGEST;

		if ( $has_more && count( $unchanged ) < $limit ) {
			return null;
		}

		$all     = array_filter( $changed, static fn( array $row ): bool => (int) $row[ Sum_Table::COUNT ] > 0 ) + $unchanged;
		$sort_by = static fn( int $id ): array => array( (int) $all[ $id ][ $name ], $id );

		uksort( $all, static fn( int $a, int $b ): int => $sort_by( $b ) <=> $sort_by( $a ) );

		// Others may be larger than the changed customers after these.
		return $has_more ? array_slice( array_keys( $all ), 0, count( $unchanged ) ) : array_keys( $all );
	}

	private function ignores_cache(): bool {
		return ! empty( $this->params['force_cache_refresh'] );
	}

	/** Position of the date type of the request in Sum_Table::DATE_TYPES. */
	public function get_date_type(): int {
		return Sum_Table::get_date_type( $this->request->date_column );
	}
}
