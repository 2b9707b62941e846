<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

/**
 * Number of distinct values of a key of a table of sums: that of merged rows, which is cached until differences are merged, and
 * what the other differences add to it.
 *
 * Per segment, for example of customers per category, sums by both would be as many as the rows, which are counted instead: as they
 * were without the differences of a table that has only these. This is cached until the differences are deleted. Then what these add
 * to it is read from the rows of the values that have some.
 */
final class Distinct_Count {

	/** Condition of rows that have orders without further differences. */
	private const IS_MERGED = Sum_Query::IS_MERGED . ' AND ' . Sum_Query::ALIAS . '.' . Sum_Table::COUNT . ' > 0';

	/** SQL of the counted value of a row of the table. */
	private string $column;

	/**
	 * Sets what is counted.
	 *
	 * @param string $name   Field.
	 * @param string $key    Column of the table.
	 * @param string $merged SQL after the conditions of merged rows.
	 */
	public function __construct( private Sum_Query $query, private string $name, private string $key, private string $merged = '' ) {
		$this->column = Sum_Query::ALIAS . ".$key";
	}

	/**
	 * Reads the numbers.
	 *
	 * @param bool $refresh Whether to ignore the cache.
	 * @return array<int, array<string, string|int|null>> Rows per group, whose numbers are added.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read( bool $refresh ): array {
		$read = $this->query->read_merged( $this->get_merged_sql(), $this->get_changes_sql(), $refresh );

		if ( null !== $read ) {
			return array_merge( ...$read );
		}

		$found = $this->query->build( $this->get_values(), array(), Sum_Query::HAS_ORDERS );

		return Database::run( $this->summarize( 'COUNT(*)', $found ) );
	}

	/**
	 * Reads the numbers per segment.
	 *
	 * @param From_Clause                                        $source  Rows.
	 * @param array<string, mixed>                               $metric  Metric.
	 * @param bool                                               $refresh Whether to ignore the cache.
	 * @param callable(From_Clause, array, array, array): string $get_sql Prepared SQL of rows, for fields and the groups before and
	 *                                                                    after the others.
	 * @return array<int, array<string, string|int|null>> Rows per group, whose numbers are added.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read_segments( From_Clause $source, array $metric, bool $refresh, callable $get_sql ): array {
		$counted = $get_sql( $source, array( $this->name => $metric ) );
		$changes = $this->get_segment_changes_sql( $source, $get_sql );
		$names   = implode( ', ', array_keys( $this->query->groups ) );
		// One statement, so that rows and differences are read at the same time.
		$earlier = "SELECT $names, SUM( $this->name ) AS $this->name FROM ( $counted UNION ALL"
			. " SELECT $names, -$this->name FROM ( $changes ) changes ) counted GROUP BY $names";

		$read    = $this->query->read_merged( $earlier, $changes, $refresh );

		return null === $read ? Database::run( $counted ) : array_merge( ...$read );
	}

	/** Prepared SQL of the numbers of merged rows, which takes a fraction of the time, because nothing is added up. */
	private function get_merged_sql(): string {
		$where = ' AND ' . self::IS_MERGED . Database::with_tables( $this->merged );

		return $this->query->build( $this->query->groups, array( $this->name => "COUNT( DISTINCT $this->column )" ), '', $where );
	}

	/**
	 * Prepared SQL of what the other differences add to it: values that have some are counted with and without them, in the groups where
	 * they have some.
	 */
	private function get_changes_sql(): string {
		// Adding 0 keeps SQLite from reading the index of the key for DISTINCT, which has all days.
		$columns = array( "changed.$this->key + 0 AS changed_key" );
		$matches = array( "changed.changed_key = $this->column" );

		if ( isset( $this->query->groups[ Sum_Query::INTERVAL ] ) ) {
			$columns[] = $this->query->period->get_interval_sql( 'changed.day' ) . ' AS changed_interval';
			$matches[] = 'changed.changed_interval = ' . $this->query->groups[ Sum_Query::INTERVAL ];
		}

		$found = $this->query->build(
			$this->get_values(),
			array(
				'is_counted' => 'CASE WHEN ' . Sum_Query::HAS_ORDERS . ' THEN 1 ELSE 0 END',
				'was_merged' => 'MAX( CASE WHEN ' . self::IS_MERGED . ' THEN 1 ELSE 0 END )',
			),
			'',
			'',
			$this->query->get_changed_join( $columns, $matches )
		);

		return $this->summarize( 'SUM( is_counted - was_merged )', $found );
	}

	/**
	 * Prepared SQL of what the differences add to the numbers of segments.
	 *
	 * @param From_Clause                                        $source  Rows.
	 * @param callable(From_Clause, array, array, array): string $get_sql See read_segments().
	 */
	private function get_segment_changes_sql( From_Clause $source, callable $get_sql ): string {
		$names = implode( ', ', array_keys( $this->query->groups ) );
		$table = $this->query->table;
		$rows  = $source->by_rows();
		$value = "[{$table->keys[ $this->key ]}]";

		$rows->conditions->add( "$value IN ( SELECT changed.$this->key FROM {{$table->table}} changed WHERE changed.change_id > 0 )" );

		$pairs = $this->query->build(
			$this->get_values(),
			array( 'found' => '0', 'added' => 'SUM( ' . Sum_Query::ALIAS . '.all_rows )' ),
			'',
			' AND ' . Sum_Query::ALIAS . '.change_id > 0'
		) . ' UNION ALL ' . $get_sql(
			$rows,
			array( 'found' => Metric::whole( '1' ), 'added' => Metric::whole( '0' ) ),
			array( From_Clause::SEGMENT => (string) $source->segment ),
			array( 'counted' => $value )
		);

		return "SELECT $names, SUM( CASE WHEN rows_found > 0 THEN 1 ELSE 0 END - CASE WHEN rows_found > rows_added THEN 1 ELSE 0 END )"
			. " AS $this->name FROM ( SELECT $names, counted, SUM( found ) AS rows_found, SUM( added ) AS rows_added FROM ( $pairs ) pairs"
			. " GROUP BY $names, counted HAVING rows_added <> 0 ) changed GROUP BY $names";
	}

	/** @return array<string, string> Name => SQL of the values per group. */
	private function get_values(): array {
		return $this->query->groups + array( 'counted' => $this->column );
	}

	/**
	 * SQL of a number per group of the rows of a query.
	 *
	 * @param string $number SQL of the number.
	 * @param string $found  Prepared SQL of the query.
	 * @return string Prepared SQL.
	 */
	private function summarize( string $number, string $found ): string {
		$names = implode( ', ', array_keys( $this->query->groups ) );

		return 'SELECT ' . ( '' === $names ? '' : "$names, " ) . "$number AS $this->name FROM ( $found ) found"
			. ( '' === $names ? '' : " GROUP BY $names" );
	}
}
