<?php
/**
 * List of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Sums\Sum_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Query of a page of rows.
 */
final class Items_Query {

	/**
	 * Sets the request.
	 *
	 * @param Report_Request $request Request.
	 */
	public function __construct( private Report_Request $request ) {
	}

	/**
	 * A page of rows. A page after the last one is empty.
	 *
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$refresh = ! empty( $this->request->params['force_cache_refresh'] );
		$total   = $this->count();
		$rows    = Cache::get_rows( $this->get_rows_sql(), $refresh );

		$rows = array_map( array( $this, 'cast_row' ), $rows );

		return array(
			'data'  => $this->map( $rows ),
			'total' => $total,
			'pages' => (int) ceil( $total / $this->request->params['per_page'] ),
		);
	}

	/**
	 * Ids of sorted rows, for reading all rows in batches.
	 *
	 * @param int $limit  Maximum number of ids.
	 * @param int $offset Number of rows to skip.
	 * @return int[]
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_ids( int $limit, int $offset ): array {
		$conditions = $this->request->build_conditions();

		return array_map(
			'intval',
			array_column(
				Database::rows(
					"SELECT {$this->request->definition['id']} AS id FROM " . $this->get_from() . ' WHERE ' . $conditions->get_sql()
						. $this->get_order_by() . ' LIMIT %d OFFSET %d',
					array_merge( $conditions->get_values(), array( $limit, $offset ) )
				),
				'id'
			)
		);
	}

	/**
	 * Rows by ids, in the order of the ids. Deleted rows are omitted.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_by_ids( array $ids ): array {
		$id   = $this->request->definition['id'];
		$rows = array_column(
			Database::rows(
				"SELECT $id AS row_id, " . $this->get_select() . ' FROM ' . $this->get_from() . " WHERE $id IN ( "
					. Database::placeholders( $ids ) . ' )',
				$ids
			),
			null,
			'row_id'
		);

		$found = array_intersect( $ids, array_map( 'intval', array_keys( $rows ) ) );

		return $this->map( array_values( array_map( fn( int $one ): array => $this->cast_row( $rows[ $one ] ), $found ) ) );
	}

	/**
	 * Number of rows on all pages.
	 */
	private function count(): int {
		$rows = ( new Sum_Reader( $this->request ) )->get_rows(
			array( 'total' => 'SUM( 1 )' ),
			array(),
			new Row_Source( trim( $this->get_from() ) ),
			$this->request->after,
			$this->request->before
		);

		return (int) ( $rows[0]['total'] ?? 0 );
	}

	/**
	 * SQL of the rows of the page.
	 */
	private function get_rows_sql(): string {
		$params     = $this->request->params;
		$conditions = $this->request->build_conditions();

		return Database::prepare(
			'SELECT ' . $this->get_select() . ' FROM ' . $this->get_from() . ' WHERE ' . $conditions->get_sql() . $this->get_order_by()
				. ' LIMIT %d OFFSET %d',
			array_merge( $conditions->get_values(), array( $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] ) )
		);
	}

	/**
	 * Adds the columns of the definition's mapper.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<int, array<string, mixed>>
	 */
	private function map( array $rows ): array {
		$mapper = $this->request->definition['mapper'] ?? null;

		return null === $mapper ? $rows : $mapper::map( $rows, $this->request->params );
	}

	/**
	 * SQL of the columns.
	 */
	private function get_select(): string {
		$select = array();

		foreach ( $this->request->definition['columns'] as $name => list( $type, $sql ) ) {
			$select[] = $this->get_column_sql( $type, $sql ) . ' AS ' . $name;
		}

		return implode( ', ', $select );
	}

	/**
	 * SQL of the tables.
	 */
	private function get_from(): string {
		return '{' . $this->request->definition['table'] . '} stats ' . ( $this->request->definition['join'] ?? '' );
	}

	/**
	 * SQL of the order; equal rows are sorted by id.
	 */
	private function get_order_by(): string {
		$definition = $this->request->definition;
		$direction  = 'asc' === $this->request->params['order'] ? 'ASC' : 'DESC';
		$order      = $definition['orderby'][ $this->request->params['orderby'] ] ?? '';
		$order      = '' === $order ? $this->request->date_column : $order;

		return " ORDER BY $order $direction, {$definition['id']} $direction";
	}

	/**
	 * SQL of a column.
	 *
	 * @param string $type Type of the column.
	 * @param string $sql  SQL of the definition.
	 */
	private function get_column_sql( string $type, string $sql ): string {
		switch ( $type ) {
			case 'date':
				return $this->request->date_column;
			case 'money':
				return Decimal::sql_units( $sql );
			default:
				return $sql;
		}
	}

	/**
	 * Casts the values of a row to their types.
	 *
	 * @param array<string, string|null> $row Row of the database.
	 * @return array<string, mixed>
	 */
	private function cast_row( array $row ): array {
		$values = array();

		foreach ( $this->request->definition['columns'] as $name => list( $type ) ) {
			$value = $row[ $name ];

			switch ( $type ) {
				case 'integer':
					$values[ $name ] = (int) $value;
					break;
				case 'money':
					$values[ $name ] = Decimal::of_units( $value, Decimal::SQL_SCALE )->to_number();
					break;
				case 'status':
					$values[ $name ] = str_starts_with( (string) $value, 'wc-' ) ? substr( (string) $value, 3 ) : (string) $value;
					break;
				default:
					$values[ $name ] = $value;
			}
		}

		return $values;
	}
}
