<?php
/**
 * Rows that are summed.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Tables, joins and additional conditions of a query of sums.
 *
 * Rows of items repeat the values of their order. With `$segment`, each order is
 * counted once per value of it, regardless of the number of its items.
 */
final class Row_Source {

	/**
	 * Name of the group of a segment.
	 */
	public const SEGMENT = 'segment';

	/**
	 * Additional conditions: SQL with placeholders, and its values.
	 *
	 * @var array<int, array{0: string, 1: array<int, int|string>}>
	 */
	private array $clauses = array();

	/**
	 * Sets tables and joins.
	 *
	 * @param string      $from    SQL of tables and joins.
	 * @param string|null $segment SQL of a value of the rows of `$from`; null to sum the rows themselves.
	 * @param string      $joins   SQL of joins to the orders that are summed, with `$segment`.
	 */
	public function __construct( public readonly string $from, public readonly ?string $segment = null, private string $joins = '' ) {
	}

	/**
	 * Adds a condition.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values of the placeholders.
	 */
	public function add_condition( string $sql, array $values = array() ): void {
		$this->clauses[] = array( $sql, $values );
	}

	/**
	 * Adds the additional conditions to those of a request.
	 *
	 * @param Conditions $conditions Conditions.
	 */
	public function add_conditions_to( Conditions $conditions ): Conditions {
		foreach ( $this->clauses as list( $sql, $values ) ) {
			$conditions->add( $sql, $values );
		}

		return $conditions;
	}

	/**
	 * SQL of sums.
	 *
	 * @param array<string, string> $fields     Field => SQL.
	 * @param array<string, string> $groups     Name => SQL of the value to group by.
	 * @param Conditions            $conditions Conditions of a request.
	 * @return string Prepared SQL.
	 */
	public function get_sql( array $fields, array $groups, Conditions $conditions ): string {
		$conditions = $this->add_conditions_to( $conditions );
		$from       = $this->from;
		$where      = $conditions->get_sql();

		if ( null !== $this->segment && self::are_distinct( $fields ) ) {
			// Rows that are repeated do not change numbers of distinct values.
			$from   = "$from $this->joins";
			$groups = array( self::SEGMENT => $this->segment ) + $groups;
		} elseif ( null !== $this->segment ) {
			$from   = "( SELECT DISTINCT stats.order_id AS order_id, $this->segment AS segment_id FROM $from WHERE $where ) pairs"
				. " INNER JOIN {order_stats} stats ON stats.order_id = pairs.order_id $this->joins";
			$groups = array( self::SEGMENT => 'pairs.segment_id' ) + $groups;
			$where  = '1 = 1';
		}

		$select = array();

		foreach ( $groups + $fields as $name => $sql ) {
			$select[] = $sql . ' AS ' . $name;
		}

		return Database::prepare(
			'SELECT ' . implode( ', ', $select ) . " FROM $from WHERE $where"
				. ( array() === $groups ? '' : ' GROUP BY ' . implode( ', ', array_keys( $groups ) ) ),
			$conditions->get_values()
		);
	}

	/**
	 * Whether all fields are numbers of distinct values.
	 *
	 * @param array<string, string> $fields Field => SQL.
	 */
	private static function are_distinct( array $fields ): bool {
		return count( $fields ) === count( array_filter( array_map( array( Metrics::class, 'get_counted_value' ), $fields ) ) );
	}
}
