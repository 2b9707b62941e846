<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Tables, joins and additional conditions of a query of sums.
 *
 * Rows of items repeat the values of their order. With `$segment`, each order is
 * counted once per value of it, regardless of the number of its items.
 */
final class From_Clause {

	/** Name of the group of a segment. */
	public const SEGMENT = 'segment';

	/**
	 * Sets tables and joins.
	 *
	 * @param string       $table      Short name of the table.
	 * @param list<string> $path       Facts or joins, see Facts.
	 * @param string|null  $segment    SQL of a value of these rows; null to sum the rows themselves.
	 * @param list<string> $joins      Path from the orders that are summed, with `$segment`.
	 * @param Conditions   $conditions Conditions besides those of the request.
	 */
	public function __construct(
		private string $table,
		public readonly array $path = array(),
		public readonly ?string $segment = null,
		public readonly array $joins = array(),
		public readonly Conditions $conditions = new Conditions()
	) {
	}

	/**
	 * The same rows without joins that only conditions use.
	 *
	 * @param list<string> $joins Left joins of at most one row, a part of the path.
	 */
	public function without( array $joins ): self {
		$path = array_values( array_diff( $this->path, $joins ) );

		return new self( $this->table, $path, $this->segment, $this->joins, clone $this->conditions );
	}

	/** The same rows as they are, not one of each order and segment, with those that are joined to them. */
	public function by_rows(): self {
		return new self( $this->table, array( ...$this->path, ...$this->joins ), conditions: clone $this->conditions );
	}

	/**
	 * Whether a version grows whenever sums of these rows change: all that is read is declared, and the version knows of it.
	 *
	 * @param string                              $version    Version of Data_Version.
	 * @param array<string, array<string, mixed>> $fields     Metrics.
	 * @param array<string, string>               $groups     Name => SQL of the value to group by.
	 * @param Conditions                          $conditions Conditions of the request.
	 */
	public function is_known_by( string $version, array $fields, array $groups, Conditions $conditions ): bool {
		$groups = array_filter( array( $this->segment, ...array_values( $groups ) ) );

		return 'order_stats' === $this->table && null !== $conditions->reads
			&& Facts::are_known_by( array( ...$this->path, ...$this->joins, ...$conditions->reads ), $version )
			&& ! in_array( array(), array_map( Facts::get_keys( ... ), $groups ), true )
			&& count( $fields ) === count( array_column( $fields, 'key' ) );
	}

	/**
	 * SQL of sums. With the clauses of plugins, these limit the rows that are summed.
	 *
	 * @param array<string, array<string, mixed>> $fields       Metrics.
	 * @param array<string, string>               $groups       Name => SQL of the value to group by.
	 * @param Clause_Hooks|null                   $filter       Clauses of plugins; null for none.
	 * @param bool                                $adds_columns Whether plugins may add columns; not those of segments.
	 * @return string Prepared SQL.
	 * @throws Hooks\Hook_Exception When a callback fails.
	 */
	public function get_sql(
		array $fields,
		array $groups,
		Conditions $conditions,
		?Clause_Hooks $filter = null,
		bool $adds_columns = false
	): string {
		$conditions->add_all( $this->conditions );

		$from    = Facts::get_from( $this->table, $this->path );
		$columns = array_map( static fn( array $field ): string => (string) Metrics::get_sql( $field ), $fields );
		$select  = static fn( string $columns, string $from, string $end, bool $adds_columns ): string => null === $filter
			? "SELECT $columns FROM $from WHERE {$conditions->get_sql()}$end"
			: $filter->get_sql( $columns, $from, $conditions, $end, array(), $adds_columns );

		// Rows that are repeated do not change numbers of distinct values.
		if ( null === $this->segment || $this->repeats_orders( $fields ) ) {
			$groups = ( null === $this->segment ? array() : array( self::SEGMENT => $this->segment ) ) + $groups;

			$sql = $select(
				// A query needs a column.
				Facts::to_sql( Database::columns( $groups + $columns ?: array( 'is_row' => '1' ) ) ),
				trim( $from . ' ' . Facts::to_sql( Facts::get_joins( $this->joins ) ) ),
				self::get_group_by( $groups ),
				$adds_columns && null === $this->segment
			);
		} else {
			$groups = array( self::SEGMENT => 'pairs.segment_id' ) + $groups;
			$pairs  = $select( Facts::to_sql( "DISTINCT stats.order_id AS order_id, $this->segment AS segment_id" ), $from, '', false );
			$joins  = 'INNER JOIN {order_stats} stats ON stats.order_id = pairs.order_id ' . Facts::get_joins( $this->joins );

			$sql = Database::with_tables( Facts::to_sql( 'SELECT ' . Database::columns( $groups + $columns ) . ' FROM ( ' ) ) . $pairs
				. Database::with_tables( Facts::to_sql( " ) pairs $joins" ) ) . self::get_group_by( $groups );
		}

		return null === $filter ? Database::prepare( $sql, $conditions->get_values() ) : $sql;
	}

	/**
	 * Groups by position: tables of plugins may have columns with the names of groups.
	 *
	 * @param array<string, string> $groups Groups.
	 */
	private static function get_group_by( array $groups ): string {
		return array() === $groups ? '' : ' GROUP BY ' . implode( ', ', range( 1, count( $groups ) ) );
	}

	/**
	 * Whether orders that are repeated for each of their items do not change the metrics, which all are numbers of distinct values.
	 *
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 */
	private function repeats_orders( array $fields ): bool {
		return null !== $this->segment && count( $fields ) === count( array_filter( array_column( $fields, 'distinct' ) ) );
	}
}
