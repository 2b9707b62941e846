<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter_Values;

defined( 'ABSPATH' ) || exit;

/**
 * Builds SQL with placeholders from the filters of a definition.
 */
final class Conditions {

	/**
	 * SQL with placeholders.
	 *
	 * @var string[]
	 */
	private array $clauses = array();

	/**
	 * The same before they were joined with AND or OR.
	 *
	 * @var string[]
	 */
	private array $parts = array();

	/**
	 * Values of the placeholders.
	 *
	 * @var array<int, int|string>
	 */
	private array $values = array();

	/** @var list<string>|null Facts that they read besides those of orders; null for any table. */
	public ?array $reads = array();

	/** @var string[] Dimensions that all rows have a value of. */
	public array $has = array();

	/** Sets how values become conditions. */
	public function __construct( private Filter_Values $filter_values = new Filter_Values() ) {
	}

	/**
	 * Adds a condition.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders and {table} names.
	 * @param array<int, int|string> $values Values of the placeholders.
	 */
	public function add( string $sql, array $values = array() ): void {
		$this->clauses[] = $sql;
		$this->parts[]   = $sql;
		array_push( $this->values, ...array_values( $values ) );
	}

	/** Adds others, which read no more facts. */
	public function add_all( self $others ): self {
		array_push( $this->clauses, ...$others->clauses );
		array_push( $this->parts, ...$others->parts );
		array_push( $this->values, ...$others->values );
		array_push( $this->has, ...$others->has );

		return $this;
	}

	/**
	 * Adds the filters of a request. Those that share a name are parts of one; those that are `always` met are not joined by `match`.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of the definition.
	 * @param string                              $match   `all` or `any`.
	 */
	public function add_filters( array $filters, array $params, string $match ): void {
		$parts = array();

		foreach ( $filters as $name => $filter ) {
			$found = $this->filter_values->get_conditions( $filter, $params[ $name ] ?? null, $params );

			foreach ( $found as $index => list( $sql, $values ) ) {
				$this->reads = isset( $this->reads, $filter['reads'] ) ? array( ...$this->reads, ...$filter['reads'] ) : null;

				if ( isset( $filter['always'] ) ) {
					$this->add( "( $sql )", $values );
				} else {
					$parts[ $filter['part_of'] ?? "$name $index" ][] = array( $sql, $values );
				}
			}
		}

		if ( array() === $parts ) {
			return;
		}

		$all     = array_merge( ...array_values( $parts ) );
		$clauses = array_map( static fn( array $part ): string => '( ' . implode( ' AND ', array_column( $part, 0 ) ) . ' )', $parts );

		$this->clauses[] = '( ' . implode( 'any' === $match ? ' OR ' : ' AND ', $clauses ) . ' )';
		array_push( $this->parts, ...array_values( $clauses ) );
		array_push( $this->values, ...array_merge( ...array_column( $all, 1 ) ) );
	}

	/**
	 * Single conditions, of which some may have to be met: SQL with placeholders, {table} names and keys of dimensions.
	 *
	 * @return string[]
	 */
	public function get_parts(): array {
		return $this->parts;
	}

	/** @return string[] Conditions that all must be met: SQL with placeholders, {table} names and keys of dimensions. */
	public function get_all(): array {
		return $this->clauses;
	}

	/** SQL of rows, with placeholders and {table} names. */
	public function get_sql(): string {
		$clauses = array( ...$this->clauses, ...array_map( Facts::get_condition( ... ), $this->has ) );

		return array() === $clauses ? '1 = 1' : Facts::to_sql( implode( ' AND ', $clauses ) );
	}

	/** @return array<int, int|string> Values of the placeholders. */
	public function get_values(): array {
		return $this->values;
	}

	/** @return array<string, array{value: string, label: string}> Statuses and their labels, by what is stored. */
	public static function get_status_labels(): array {
		$labels = array();

		foreach ( Settings::get_order_statuses() as $value => $label ) {
			$labels += array_fill_keys( self::get_stored_statuses( array( $value ) ), compact( 'value', 'label' ) );
		}

		return $labels;
	}

	/**
	 * Statuses as stored in the tables: usually with a prefix, by some plugins without.
	 *
	 * @param array<int, mixed> $statuses For example `completed`, or `wc-completed`.
	 * @return string[] For example `wc-completed` and `completed`.
	 */
	public static function get_stored_statuses( array $statuses ): array {
		$stored = array();

		foreach ( $statuses as $status ) {
			if ( ! is_string( $status ) || '' === $status || 'any' === $status ) {
				continue;
			}

			$name = str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;

			array_push( $stored, 'wc-' . $name, $name );
		}

		return array_values( array_unique( $stored ) );
	}
}
