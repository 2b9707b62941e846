<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Database\Database;
use Storedeck\Reports\From_Clause;
use Storedeck\Reports\Model\Metric;

defined( 'ABSPATH' ) || exit;

/**
 * Number of distinct values per segment, for example of customers per category. Sums by both would be as many as the rows, which
 * are counted instead: as they were without the differences of a table that has only these. This is cached until the
 * differences are deleted. Then what these add to it is read from the rows of the values that have some.
 */
final class Segment_Count {

	/**
	 * Sets what is counted.
	 *
	 * @param string                                             $name    Field.
	 * @param string                                             $key     Column of the table.
	 * @param callable(From_Clause, array, array, array): string $get_sql Prepared SQL of rows, for fields and the groups before and
	 *                                                                    after the others.
	 */
	public function __construct(
		private Sum_Query $query,
		private From_Clause $source,
		private string $name,
		private string $key,
		private $get_sql
	) {
	}

	/**
	 * Reads the numbers.
	 *
	 * @param array<string, mixed> $metric  Metric.
	 * @param bool                 $refresh Whether to ignore the cache.
	 * @return array<int, array<string, string|int|null>> Rows per group, whose numbers are added.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function read( array $metric, bool $refresh ): array {
		$counted = ( $this->get_sql )( $this->source, array( $this->name => $metric ) );
		$changes = $this->get_changes_sql();
		$names   = implode( ', ', array_keys( $this->query->groups ) );
		// One statement, so that rows and differences are read at the same time.
		$earlier = "SELECT $names, SUM( $this->name ) AS $this->name FROM ( $counted UNION ALL"
			. " SELECT $names, -$this->name FROM ( $changes ) changes ) counted GROUP BY $names";

		$read    = $this->query->read_merged( $earlier, $changes, $refresh );

		return null === $read ? Database::run( $counted ) : array_merge( ...$read );
	}

	/** @return string Prepared SQL of what the differences add to the numbers. */
	private function get_changes_sql(): string {
		$names = implode( ', ', array_keys( $this->query->groups ) );
		$table = $this->query->table;
		$rows  = $this->source->by_rows();
		$value = "[{$table->keys[ $this->key ]}]";

		$rows->conditions->add( "$value IN ( SELECT changed.$this->key FROM {{$table->table}} changed WHERE changed.change_id > 0 )" );

		$pairs = $this->query->build(
			$this->query->groups + array( 'counted' => Sum_Query::ALIAS . ".$this->key" ),
			array(
				'found' => '0',
				'added' => 'SUM( ' . Sum_Query::ALIAS . '.all_rows )',
			),
			'',
			' AND ' . Sum_Query::ALIAS . '.change_id > 0'
		) . ' UNION ALL ' . ( $this->get_sql )(
			$rows,
			array(
				'found' => Metric::whole( '1' ),
				'added' => Metric::whole( '0' ),
			),
			array( From_Clause::SEGMENT => (string) $this->source->segment ),
			array( 'counted' => $value )
		);

		return "SELECT $names, SUM( CASE WHEN rows_found > 0 THEN 1 ELSE 0 END - CASE WHEN rows_found > rows_added THEN 1 ELSE 0 END )"
			. " AS $this->name FROM ( SELECT $names, counted, SUM( found ) AS rows_found, SUM( added ) AS rows_added FROM ( $pairs ) pairs"
			. " GROUP BY $names, counted HAVING rows_added <> 0 ) changed GROUP BY $names";
	}
}
