<?php
/**
 * Query of stored sums.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Metrics;
use Storedeck\Reports\From_Clause;

defined( 'ABSPATH' ) || exit;

/**
 * Translates a query of rows to one of a table of sums.
 *
 * SQL of rows is translated by replacing what the table sums by. The table cannot
 * be used when a column of a row remains.
 */
final class Sum_Query {

	/**
	 * Name of the group of an interval.
	 */
	public const INTERVAL = 'interval_key';

	/**
	 * Alias of the table.
	 */
	private const ALIAS = 'sums';

	/**
	 * Condition of groups of which an order is left.
	 */
	private const HAS_ORDERS = 'SUM( ' . self::ALIAS . '.' . Sum_Table::COUNT . ' ) > 0';

	/**
	 * Condition of rows that have orders without further differences.
	 */
	private const IS_MERGED = self::ALIAS . '.change_id = 0 AND ' . self::ALIAS . '.' . Sum_Table::COUNT . ' > 0';

	/**
	 * Conditions, translated; null when the table cannot be used.
	 *
	 * @var string[]|null
	 */
	private ?array $clauses = null;

	/**
	 * Whether the conditions contain that of the rows of the table.
	 *
	 * @var bool
	 */
	private bool $has_same_rows;

	/**
	 * SQL of joins that the rows of the table lack, translated.
	 *
	 * @var string
	 */
	private string $joins = '';

	/**
	 * Name => SQL of the value to group by, translated.
	 *
	 * @var array<string, string>
	 */
	private array $groups = array();

	/**
	 * Translates a query.
	 *
	 * @param Sum_Table             $table      Table.
	 * @param From_Clause            $source     Rows.
	 * @param array<string, string> $groups     Name => SQL of the value to group by.
	 * @param Conditions            $conditions Conditions without dates.
	 */
	public function __construct( private Sum_Table $table, private From_Clause $source, array $groups, private Conditions $conditions ) {
		$clauses             = $conditions->get_all();
		$where               = $table->definition['where'] ?? '';
		$this->has_same_rows = '' === $where || in_array( $where, $clauses, true );

		$from                = $source->from;

		if ( ! str_starts_with( $from . ' ', $table->definition['from'] . ' ' ) ) {
			return;
		}

		if ( null !== $source->segment ) {
			$groups = array( From_Clause::SEGMENT => $source->segment ) + $groups;
		}

		$this->joins   = $this->translate( substr( $from, strlen( $table->definition['from'] ) ) );
		$this->groups  = array_map( array( $this, 'translate' ), $groups );
		$this->clauses = array_map( array( $this, 'translate' ), array_values( array_diff( $clauses, array( $where ) ) ) );

		$columns = '' === $this->joins ? '/\b(stats|items|coupons|taxes|categories)\./' : '/\b(stats|items|coupons|taxes)\./';

		foreach ( array( $this->joins, ...array_values( $this->groups ), ...$this->clauses ) as $sql ) {
			if ( 1 === preg_match( $columns, $sql ) ) {
				$this->clauses = null;
				return;
			}
		}
	}

	/**
	 * Whether tables are joined to that of the sums. One that has these sums without
	 * a join is faster.
	 */
	public function has_joins(): bool {
		return '' !== $this->joins;
	}

	/**
	 * Whether other tables are read, for example that of categories.
	 */
	public function reads_other_tables(): bool {
		return str_contains( implode( ' ', array( $this->joins, ...(array) $this->clauses ) ), 'SELECT ' );
	}

	/**
	 * Column whose sum is that of a field.
	 *
	 * @param string $sql SQL of a field, as of Metrics::get_sql().
	 * @return string|null Null when the table cannot be used for it.
	 */
	public function find_column( string $sql ): ?string {
		if ( null === $this->clauses || ! $this->has_same_rows ) {
			return null;
		}

		$orders = $this->sums_whole_orders() ? $this->table->definition['order_sums'] ?? array() : array();

		if ( isset( $orders['orders_count'] ) && Metrics::COUNT_ORDERS === $sql ) {
			return 'orders_count';
		}

		foreach ( null === $this->source->segment ? $this->table->definition['sums'] : $orders as $column => $field ) {
			if ( Metrics::get_sql( $field ) === $sql ) {
				return $column;
			}
		}

		return null;
	}

	/**
	 * Key whose values a field counts distinctly.
	 *
	 * @param string $sql SQL of a field, as of Metrics::get_sql().
	 * @return string|null Null when the table cannot be used for it.
	 */
	public function find_counted_key( string $sql ): ?string {
		if ( null === $this->clauses || null !== $this->source->segment ) {
			return null;
		}

		$value = Metrics::get_counted_value( $sql );

		return null === $value ? null : $this->table->definition['counts'][ $value ] ?? null;
	}

	/**
	 * SQL of sums per group.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @param Day_Range            $period  Days.
	 * @return string Prepared SQL.
	 */
	public function get_sums_sql( array $columns, Day_Range $period ): string {
		$groups = $this->get_groups( $period );

		return $this->build( $groups, self::sum( $columns ), $period, array() === $groups ? '' : self::HAS_ORDERS );
	}

	/**
	 * SQL of sums.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @return array<string, string> Field => SQL.
	 */
	private static function sum( array $columns ): array {
		return array_map( static fn( string $column ): string => 'SUM( ' . self::ALIAS . ".$column )", $columns );
	}

	/**
	 * SQL of the largest sums of merged rows.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @param string                $order   SQL of order and limit.
	 * @param Day_Range            $period  Days.
	 * @return string Prepared SQL.
	 */
	public function get_largest_sql( array $columns, string $order, Day_Range $period ): string {
		$where = ' AND ' . self::ALIAS . '.change_id = 0';

		return $this->build( $this->get_groups( $period ), self::sum( $columns ), $period, self::HAS_ORDERS, $where ) . $order;
	}

	/**
	 * SQL of the sums of groups whose key has differences that are not merged, also
	 * of those of which no order is left.
	 *
	 * @param array<string, string> $columns Field => column.
	 * @param string                $key     Key.
	 * @param Day_Range            $period  Days.
	 * @return string Prepared SQL.
	 */
	public function get_changed_sql( array $columns, string $key, Day_Range $period ): string {
		list( $days, $values ) = $period->get_condition( 'changed', $this->has_months() );

		$join = " INNER JOIN ( SELECT DISTINCT changed.$key AS changed_key FROM {{$this->table->get_table()}} changed"
			. " WHERE changed.change_id > 0 AND ( $days ) ) changed ON changed.changed_key = " . self::ALIAS . ".$key";

		return $this->build( $this->get_groups( $period ), self::sum( $columns ), $period, '', '', Database::prepare( $join, $values ) );
	}

	/**
	 * SQL of the number of distinct values of a key per group.
	 *
	 * @param string     $name   Field.
	 * @param string     $key    Key.
	 * @param Day_Range $period Days.
	 * @return string Prepared SQL.
	 */
	public function get_count_sql( string $name, string $key, Day_Range $period ): string {
		$groups = $this->get_groups( $period );
		$found  = $this->build( $groups + array( 'counted' => self::ALIAS . ".$key" ), array(), $period, self::HAS_ORDERS );

		return self::summarize( 'COUNT(*)', $name, $groups, $found );
	}

	/**
	 * The same without the differences that are not merged, which takes a fraction of
	 * the time, because nothing is added up.
	 *
	 * @param string     $name   Field.
	 * @param string     $key    Key.
	 * @param Day_Range $period Days.
	 * @return string Prepared SQL.
	 */
	public function get_merged_count_sql( string $name, string $key, Day_Range $period ): string {
		$fields = array( $name => 'COUNT( DISTINCT ' . self::ALIAS . ".$key )" );

		return $this->build( $this->get_groups( $period ), $fields, $period, '', ' AND ' . self::IS_MERGED );
	}

	/**
	 * SQL of what the other differences add to it: values that have some are counted
	 * with and without them, in the groups where they have some.
	 *
	 * @param string     $name   Field.
	 * @param string     $key    Key.
	 * @param Day_Range $period Days.
	 * @return string Prepared SQL.
	 */
	public function get_changed_count_sql( string $name, string $key, Day_Range $period ): string {
		list( $days, $values ) = $period->get_condition( 'changed', $this->has_months() );

		$groups  = $this->get_groups( $period );
		// Adding 0 keeps SQLite from reading the index of the key for DISTINCT, which has all days.
		$columns = array( "changed.$key + 0 AS changed_key" );
		$matches = array( 'changed.changed_key = ' . self::ALIAS . ".$key" );

		if ( isset( $groups[ self::INTERVAL ] ) ) {
			$columns[] = $period->get_interval_sql( 'changed.day' ) . ' AS changed_interval';
			$matches[] = 'changed.changed_interval = ' . $groups[ self::INTERVAL ];
		}

		$join  = ' INNER JOIN ( SELECT DISTINCT ' . implode( ', ', $columns ) . ' FROM {' . $this->table->get_table() . '} changed'
			. " WHERE changed.change_id > 0 AND ( $days ) ) changed ON " . implode( ' AND ', $matches );
		$found = $this->build(
			$groups + array( 'counted' => self::ALIAS . ".$key" ),
			array(
				'is_counted' => 'CASE WHEN ' . self::HAS_ORDERS . ' THEN 1 ELSE 0 END',
				'was_merged' => 'MAX( CASE WHEN ' . self::IS_MERGED . ' THEN 1 ELSE 0 END )',
			),
			$period,
			'',
			'',
			Database::prepare( $join, $values )
		);

		return self::summarize( 'SUM( is_counted - was_merged )', $name, $groups, $found );
	}

	/**
	 * Values to group by, with the interval.
	 *
	 * @param Day_Range $period Days.
	 * @return array<string, string>
	 */
	private function get_groups( Day_Range $period ): array {
		$interval = $period->get_interval_sql( self::ALIAS . '.day' );

		return $this->groups + ( null === $interval ? array() : array( self::INTERVAL => $interval ) );
	}

	/**
	 * SQL of a query.
	 *
	 * @param array<string, string> $groups Name => SQL.
	 * @param array<string, string> $fields Field => SQL.
	 * @param Day_Range            $period Days.
	 * @param string                $having SQL of a condition of the groups.
	 * @param string                $where  SQL after the conditions of the rows.
	 * @param string                $join   Prepared SQL of a further join.
	 * @return string Prepared SQL.
	 */
	private function build(
		array $groups,
		array $fields,
		Day_Range $period,
		string $having,
		string $where = '',
		string $join = ''
	): string {
		$select = array();

		foreach ( $groups + $fields as $name => $sql ) {
			$select[] = "$sql AS $name";
		}

		list( $days, $values ) = $period->get_condition( self::ALIAS, $this->has_months() );

		return 'SELECT ' . implode( ', ', $select ) . Database::with_tables( ' FROM {' . $this->table->get_table() . '} ' . self::ALIAS )
			. $join . Database::prepare(
				$this->joins . ' WHERE ' . implode( ' AND ', array( "( $days )", ...(array) $this->clauses ) ) . $where,
				array_merge( $values, $this->conditions->get_values() )
			)
			. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) )
			. ( '' === $having ? '' : " HAVING $having" );
	}

	/**
	 * SQL of a number per group of the rows of a query.
	 *
	 * @param string                $number SQL of the number.
	 * @param string                $name   Name of the number.
	 * @param array<string, string> $groups Name => SQL.
	 * @param string                $found  Prepared SQL of the query.
	 * @return string Prepared SQL.
	 */
	private static function summarize( string $number, string $name, array $groups, string $found ): string {
		$names = implode( ', ', array_keys( $groups ) );

		return 'SELECT ' . ( '' === $names ? '' : "$names, " ) . "$number AS $name FROM ( $found ) found"
			. ( '' === $names ? '' : " GROUP BY $names" );
	}

	/**
	 * Whether the table has sums of months.
	 */
	private function has_months(): bool {
		return $this->table->definition['months'] ?? false;
	}

	/**
	 * Whether each order is in one of the groups only once, so that numbers of
	 * orders can be added.
	 */
	private function sums_whole_orders(): bool {
		return '' === $this->joins && array() === array_diff(
			array_map( static fn( string $key ): string => self::ALIAS . ".$key", array_keys( $this->table->keys ) ),
			$this->groups
		);
	}

	/**
	 * Replaces what the table sums by.
	 *
	 * @param string $sql SQL of rows.
	 */
	private function translate( string $sql ): string {
		$keys = array();

		foreach ( Sum_Table::get_order_keys() + $this->table->keys as $column => $key ) {
			$keys[ $key ] = self::ALIAS . ".$column";
		}

		return strtr( $sql, $keys );
	}
}
