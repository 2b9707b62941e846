<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Number of distinct values of a key of a table of sums: that of merged rows, which is cached until differences are merged, and
 * what the other differences add to it.
 */
final class Distinct_Count {

	/** Condition of rows that have orders without further differences. */
	private const IS_MERGED = Sum_Query::IS_MERGED . ' AND ' . Sum_Query::ALIAS . '.' . Sum_Table::COUNT . ' > 0';

	/**
	 * Sets what is counted.
	 *
	 * @param string $name   Field.
	 * @param string $key    Column of the table.
	 * @param string $merged SQL after the conditions of merged rows.
	 */
	public function __construct( private Sum_Query $query, private string $name, private string $key, private string $merged = '' ) {
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

	/** Prepared SQL of the numbers of merged rows, which takes a fraction of the time, because nothing is added up. */
	private function get_merged_sql(): string {
		$fields = array( $this->name => 'COUNT( DISTINCT ' . Sum_Query::ALIAS . ".$this->key )" );
		$where  = ' AND ' . self::IS_MERGED . Database::with_tables( $this->merged );

		return $this->query->build( $this->query->groups, $fields, '', $where );
	}

	/**
	 * Prepared SQL of what the other differences add to it: values that have some are counted with and without them, in the groups where
	 * they have some.
	 */
	private function get_changes_sql(): string {
		// Adding 0 keeps SQLite from reading the index of the key for DISTINCT, which has all days.
		$columns = array( "changed.$this->key + 0 AS changed_key" );
		$matches = array( 'changed.changed_key = ' . Sum_Query::ALIAS . ".$this->key" );

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

	/** @return array<string, string> Name => SQL of the values per group. */
	private function get_values(): array {
		return $this->query->groups + array( 'counted' => Sum_Query::ALIAS . ".$this->key" );
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
