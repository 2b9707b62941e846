<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Hooks\Clause_Hooks;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Sums\Sum_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a page of rows.
 */
final class Items_Query extends Rows_Query {

	protected function count(): int {
		$query  = new Aggregate_Query( $this->request );
		$source = new From_Clause( $this->request->definition['table'], $this->get_path() );
		$rows   = $query->get_rows( array( 'total' => Sum_Table::ALL_ROWS ), array(), $source, null, 'subquery' );

		return (int) ( $rows[0]['total'] ?? 0 );
	}

	protected function read_page( int $limit, int $offset ): array {
		return $this->map( $this->read_sorted( $this->get_columns(), $limit, $offset ) );
	}

	protected function read_ids( int $limit, int $offset ): array {
		return $this->read_sorted( array( 'id' => $this->request->definition['id'] ), $limit, $offset );
	}

	/**
	 * Reads sorted rows.
	 *
	 * @param array<string, string> $columns Name => SQL.
	 * @return array<int, array<string, mixed>>
	 */
	private function read_sorted( array $columns, int $limit, int $offset ): array {
		return $this->query( $columns, $this->request->build_conditions(), $this->get_order_by(), array( $limit, $offset ) );
	}

	protected function find_rows( array $ids ): array {
		$id         = $this->request->definition['id'];
		$conditions = new Conditions();

		$conditions->add( "$id IN ( " . Database::placeholders( $ids ) . ' )', $ids );

		return array_column( $this->query( array( 'row_id' => $id ) + $this->get_columns(), $conditions ), null, 'row_id' );
	}

	/**
	 * Runs a query with the clauses of plugins.
	 *
	 * @param array<string, string> $columns Name => SQL.
	 * @param string                $order   SQL of order and limit.
	 * @param array<int, int>       $values  Values of its placeholders.
	 * @return array<int, array<string, mixed>>
	 */
	private function query( array $columns, Conditions $conditions, string $order = '', array $values = array() ): array {
		$select = Facts::to_sql( Database::columns( $columns ) );
		$from   = Facts::get_from( $this->request->definition['table'], $this->get_path() );
		$filter = $this->request->hooks->get( 'subquery' );

		if ( null !== $filter ) {
			$sql = $filter->get_sql( $select, $from, $conditions, $order, $values );

			if ( $filter->has_changed() ) {
				return $filter->run( $sql, array_keys( $columns ) );
			}
		}

		$sql = Database::prepare(
			"SELECT $select FROM $from WHERE {$conditions->get_sql()}$order",
			array_merge( $conditions->get_values(), $values )
		);

		return $this->is_cached ? Cache::get_rows( $sql, $this->request->ignores_cache() ) : Database::run( $sql );
	}

	/** Rows with the types and the mapper of the definition. */
	protected function map( array $rows ): array {
		$rows   = array_map( array( $this, 'cast_row' ), $rows );
		$mapper = $this->request->definition['mapper'] ?? null;

		return null === $mapper ? $rows : $mapper::map( $rows, $this->request->params );
	}

	/** @return array<string, string> SQL of the columns by name. */
	private function get_columns(): array {
		return array_map( fn( array $column ): string => $this->get_column_sql( ...$column ), $this->request->definition['columns'] );
	}

	/** @return list<string> Path to the rows, see Facts. */
	private function get_path(): array {
		return (array) ( $this->request->definition['join'] ?? array() );
	}

	/** SQL of the order and the limit; equal rows are sorted by id. */
	private function get_order_by(): string {
		$definition = $this->request->definition;
		$direction  = 'asc' === $this->request->params['order'] ? 'ASC' : 'DESC';
		$order      = $definition['orderby'][ $this->request->params['orderby'] ] ?? '';

		if ( '' === $order ) {
			$order = $this->request->date_column;
		} elseif ( $this->request->has_filters() ) {
			// Without its index, which finds the first rows of a range at once, but those of a rare status after all others.
			$order = "COALESCE( $order, $order )";
		}

		return " ORDER BY $order $direction, {$definition['id']} $direction LIMIT %d OFFSET %d";
	}

	/**
	 * SQL of a column.
	 *
	 * @param string $type Type of the column.
	 * @param string $sql  SQL of the definition.
	 */
	private function get_column_sql( string $type, string $sql ): string {
		return match ( $type ) {
			'date'              => $this->request->date_column,
			'money', 'quantity' => Decimal::sql_units( $sql ),
			default             => $sql,
		};
	}

	/** Casts the values of a row to their types. */
	private function cast_row( array $row ): array {
		$values = array();

		foreach ( $this->request->definition['columns'] as $name => list( $type ) ) {
			$value           = $row[ $name ];
			$values[ $name ] = match ( $type ) {
				'integer'           => (int) $value,
				'money', 'quantity' => Decimal::of_units( $value, Decimal::SQL_SCALE )->to_number(),
				'status'            => str_starts_with( (string) $value, 'wc-' ) ? substr( (string) $value, 3 ) : (string) $value,
				default             => $value,
			};
		}

		return array_replace( $values, $row[ Clause_Hooks::ADDED ] ?? array() );
	}
}
