<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

/**
 * A query of rows as one of a table of sums.
 *
 * The table can be used when its rows are those of the query, or when other facts are joined to them by its dimensions, and
 * all dimensions of joins, groups and conditions are its own or those of the facts that are joined.
 */
final class Sum_Query {

	/** Name of the group of an interval. */
	public const INTERVAL = 'interval_key';

	/** How often to read while differences are merged. */
	private const TRIES = 3;

	/** Alias of the table. */
	public const ALIAS = 'sums';

	/** Condition of rows without further differences, and of groups of which an order is left. */
	public const IS_MERGED  = self::ALIAS . '.change_id = 0';
	public const HAS_ORDERS = 'SUM( ' . self::ALIAS . '.' . Sum_Table::COUNT . ' ) > 0';

	/** @var string[]|null Conditions; null when the table cannot be used. */
	private ?array $clauses = null;

	/** @var string[] Dimensions, and SQL of rows, that the query has and the table lacks. Empty if its rows are others. */
	public array $missing = array();

	/** Whether the conditions contain that of the rows of the table. */
	private bool $has_same_rows;

	/** SQL of joins that the rows of the table lack. */
	private string $joins = '';

	/** Whether each order is in one of the groups only once, so that numbers of orders can be added. */
	private bool $sums_whole_orders = false;

	/** Whether tables are read that change without a new version of the sums. */
	public bool $reads_other_tables = true;

	/** @var array<string, string> Name => SQL of the value to group by, with the interval. */
	public array $groups = array();

	/**
	 * Decides whether the table can be used.
	 *
	 * @param From_Clause           $source     Rows.
	 * @param array<string, string> $groups     Name => SQL of the value to group by.
	 * @param Conditions            $conditions Conditions without dates.
	 */
	public function __construct(
		public readonly Sum_Table $table,
		private From_Clause $source,
		array $groups,
		private Conditions $conditions,
		public readonly Day_Range $period
	) {
		$path = $table->definition['path'];
		$has  = array_filter( array( $table->definition['has'] ?? null ) );
		// Conditions that are not those of all rows of the table.
		$further = array_map( Facts::get_condition( ... ), array_diff( $conditions->has, $has ) );

		$this->has_same_rows = array() === array_diff( $has, $conditions->has );

		// Rows of a segment are counted where they meet what is counted.
		$rows    = $table->is_merged ? $source->path : array( ...$source->path, ...$source->joins );
		$own     = $table->is_merged ? array_slice( $rows, 0, count( $path ) ) : array_values( array_intersect( $rows, $path ) );

		if ( $own !== $path ) {
			return;
		}

		$joined  = array_values( array_diff( $rows, $path ) );
		$columns = array_map( static fn( string $column ): string => self::ALIAS . ".$column", $table->get_dimension_columns() );
		$joins   = Facts::get_joins( $joined );
		$groups  = ( null === $source->segment ? array() : array( From_Clause::SEGMENT => $source->segment ) ) + $groups;

		// Columns of the facts that are joined may have dimensions of the table.
		$columns += Facts::get_columns( $joined );

		foreach ( array_filter( array( $joins, ...array_values( $groups ), ...$conditions->get_parts(), ...$further ) ) as $sql ) {
			$keys = Facts::get_keys( $sql );

			// What names no dimension is of rows.
			array_push( $this->missing, ...array() === $keys ? array( $sql ) : array_diff( $keys, array_keys( $columns ) ) );
		}

		if ( array() !== $this->missing ) {
			return;
		}

		$to_sql = static fn( string $sql ): string => Facts::to_sql( $sql, $columns );
		$reads  = $conditions->reads;
		$keys   = array_map( static fn( string $dimension ): string => "[$dimension]", $table->keys );

		$this->sums_whole_orders  = '' === $joins && array() === array_diff( $keys, $groups );
		$this->reads_other_tables = null === $reads || ! Facts::are_known_by( array( ...$joined, ...$reads ), Data_Version::SUMS );

		$this->joins   = '' === $joins ? '' : ' ' . $to_sql( $joins );
		$this->groups  = array_map( $to_sql, $groups )
			+ array_filter( array( self::INTERVAL => $period->get_interval_sql( self::ALIAS . '.day' ) ) );
		$this->clauses = array_map( $to_sql, array( ...$conditions->get_all(), ...$further ) );
	}

	/** Whether tables are joined to that of the sums. One that has these sums without a join is faster. */
	public function has_joins(): bool {
		return '' !== $this->joins;
	}

	/**
	 * Reads what merged rows give, which changes once an hour and is cached, and what the few differences that are not merged change
	 * in it, both from the same state.
	 *
	 * @param string $merged  Prepared SQL of what merged rows give.
	 * @param string $changed Prepared SQL of what differences change in it.
	 * @param bool   $refresh Whether to ignore the cache.
	 * @return array<int, array<int, array<string, string|null>>>|null Rows of both; null when differences are being merged.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read_merged( string $merged, string $changed, bool $refresh ): ?array {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$version = Data_Version::get( Data_Version::SUMS );
			$state   = $this->reads_other_tables ? $version . ' ' . Data_Version::get() : $version;
			$rows    = array( Cache::get_rows( $merged, $refresh, Data_Version::SUMS, $state ), Database::run( $changed ) );

			// Otherwise differences may be in both or in neither.
			if ( Data_Version::get( Data_Version::SUMS ) === $version ) {
				return $rows;
			}
		}

		return null;
	}

	/** @return string|null Column whose sum is a metric; null when the table cannot be used for it. */
	public function find_column( array $metric ): ?string {
		if ( null === $this->clauses || ! $this->has_same_rows || ! $this->table->is_merged ) {
			return null;
		}

		$orders = $this->sums_whole_orders ? $this->table->definition['order_sums'] ?? array() : array();

		if ( isset( $orders['orders_count'] ) && Metric::SALE === ( $metric['counts'] ?? '' ) ) {
			return 'orders_count';
		}

		$declared = null === $this->source->segment ? $this->table->definition['sums'] : $orders;
		$keys     = array_combine( array_keys( $declared ), array_column( $declared, 'key' ) );

		return array_search( $metric['key'] ?? '', $keys, true ) ?: null;
	}

	/**
	 * Key whose values a metric counts distinctly: in tables with merged rows, or per segment in those that only have differences.
	 *
	 * @return string|null Null when the table cannot be used for it.
	 */
	public function find_counted_key( array $metric ): ?string {
		if ( null === $this->clauses || ( null === $this->source->segment ) !== $this->table->is_merged ) {
			return null;
		}

		return $this->table->definition['counts'][ $metric['counts'] ?? '' ] ?? null;
	}

	/**
	 * SQL of sums per group.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @param string                $where   SQL after the conditions of the rows.
	 * @return string Prepared SQL.
	 */
	public function get_sums_sql( array $columns, string $where = '' ): string {
		return $this->build( $this->groups, self::sum( $columns ), array() === $this->groups ? '' : self::HAS_ORDERS, $where );
	}

	/**
	 * @param array<string, string> $columns Field => column.
	 * @return array<string, string> Field => SQL.
	 */
	private static function sum( array $columns ): array {
		return array_map( static fn( string $column ): string => 'SUM( ' . self::ALIAS . ".$column )", $columns );
	}

	/**
	 * SQL of the sums of groups whose key has differences that are not merged, also of those of which no order is left.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @return string Prepared SQL.
	 */
	public function get_changed_sql( array $columns, string $key ): string {
		$matches = array( 'changed.changed_key = ' . self::ALIAS . ".$key" );
		$join    = $this->get_changed_join( array( "changed.$key AS changed_key" ), $matches );

		return $this->build( $this->groups, self::sum( $columns ), '', '', $join );
	}

	/**
	 * SQL of a join to the values that have differences which are not merged.
	 *
	 * @param string[] $columns SQL of the values, with names.
	 * @param string[] $matches Conditions of the join.
	 * @return string Prepared SQL.
	 */
	public function get_changed_join( array $columns, array $matches ): string {
		list( $days, $values ) = $this->period->get_condition( 'changed', $this->table->has_months );

		return Database::prepare(
			' INNER JOIN ( SELECT DISTINCT ' . implode( ', ', $columns ) . ' FROM {' . $this->table->table . '} changed'
				. " WHERE changed.change_id > 0 AND ( $days ) ) changed ON " . implode( ' AND ', $matches ),
			$values
		);
	}

	/**
	 * SQL of a query.
	 *
	 * @param array<string, string> $groups Name => SQL.
	 * @param array<string, string> $fields Field => SQL.
	 * @param string                $having SQL of a condition of the groups.
	 * @param string                $where  SQL after the conditions of the rows.
	 * @param string                $join   Prepared SQL of a further join.
	 * @return string Prepared SQL.
	 */
	public function build( array $groups, array $fields, string $having, string $where = '', string $join = '' ): string {
		list( $days, $values ) = $this->period->get_condition( self::ALIAS, $this->table->has_months );

		return 'SELECT ' . Database::columns( $groups + $fields )
			. Database::with_tables( ' FROM {' . $this->table->table . '} ' . self::ALIAS ) . $join . Database::prepare(
				$this->joins . ' WHERE ' . implode( ' AND ', array( "( $days )", ...(array) $this->clauses ) ) . $where,
				array_merge( $values, $this->conditions->get_values() )
			)
			. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) )
			. ( '' === $having ? '' : " HAVING $having" );
	}
}
