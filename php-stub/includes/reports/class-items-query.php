<?php
/**
 * The list of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Answers one request for a page of rows.
 */
final class Items_Query {

	/**
	 * Remembers the question.
	 *
	 * @param Report_Request $request The question.
	 */
	public function __construct( private Report_Request $request ) {
	}

	/**
	 * The answer. A page past the end has no rows.
	 *
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_results(): array {
		$forced = ! empty( $this->request->params['force_cache_refresh'] );
		$token  = Result_Cache::token( $this->request, $forced );

		$total = null === $token ? null : $this->kept_count();

		if ( null === $total ) {
			list( $rows, $counted ) = Result_Cache::rows( array( $this->rows(), $this->count() ), $token, $forced );

			$total = (int) $counted[0]['total'];
		} else {
			list( $rows ) = Result_Cache::rows( array( $this->rows() ), $token, $forced );
		}

		$rows = array_map( array( $this, 'read' ), $rows );

		return array(
			'data'  => $this->complete( $rows ),
			'total' => $total,
			'pages' => (int) ceil( $total / $this->request->params['per_page'] ),
		);
	}

	/**
	 * Ids of rows in their order, for those who read all of them piece by piece.
	 *
	 * @param int $limit  How many at most.
	 * @param int $offset How many to pass over.
	 * @return int[]
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_ids( int $limit, int $offset ): array {
		$conditions = $this->request->conditions();

		return array_map(
			'intval',
			array_column(
				Database::rows(
					"SELECT {$this->request->definition['id']} AS id FROM " . $this->from() . ' WHERE ' . $conditions->sql()
						. $this->order() . ' LIMIT %d OFFSET %d',
					array_merge( $conditions->values(), array( $limit, $offset ) )
				),
				'id'
			)
		);
	}

	/**
	 * Rows by their ids, in the order of the ids. Those that are gone are left out.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_by_ids( array $ids ): array {
		$id   = $this->request->definition['id'];
		$rows = array_column(
			Database::rows(
				"SELECT $id AS row_id, " . $this->select() . ' FROM ' . $this->from() . " WHERE $id IN ( "
					. Database::placeholders( $ids ) . ' )',
				$ids
			),
			null,
			'row_id'
		);

		$found = array_intersect( $ids, array_map( 'intval', array_keys( $rows ) ) );

		return $this->complete( array_values( array_map( fn( int $one ): array => $this->read( $rows[ $one ] ), $found ) ) );
	}

	/**
	 * Number of rows on all pages, put together from months.
	 *
	 * @return int|null Null where it has to be asked for.
	 */
	private function kept_count(): ?int {
		$rows = ( new Period_Sums( $this->request ) )->rows(
			array( 'total' => 'COUNT(*)' ),
			array(),
			array(),
			fn( array $fields, array $groups, Conditions $conditions ): array => array(
				Aggregate_Query::sql( $fields, $groups, $this->from(), $conditions->sql() ),
				$conditions->values(),
			),
			$this->request->after,
			$this->request->before
		);

		return null === $rows ? null : (int) ( $rows[0]['total'] ?? 0 );
	}

	/**
	 * SQL that counts the rows on all pages.
	 */
	private function count(): string {
		$conditions = $this->request->conditions();

		return Database::prepare(
			'SELECT COUNT(*) AS total FROM ' . $this->from() . ' WHERE ' . $conditions->sql(),
			$conditions->values()
		);
	}

	/**
	 * SQL that reads the rows of the page.
	 */
	private function rows(): string {
		$params     = $this->request->params;
		$conditions = $this->request->conditions();

		return Database::prepare(
			'SELECT ' . $this->select() . ' FROM ' . $this->from() . ' WHERE ' . $conditions->sql() . $this->order()
				. ' LIMIT %d OFFSET %d',
			array_merge( $conditions->values(), array( $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] ) )
		);
	}

	/**
	 * Adds to rows what their class knows.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows.
	 * @return array<int, array<string, mixed>>
	 */
	private function complete( array $rows ): array {
		$class = $this->request->definition['rows'] ?? null;

		return null === $class ? $rows : $class::complete( $rows, $this->request->params );
	}

	/**
	 * SQL of the columns.
	 */
	private function select(): string {
		$select = array();

		foreach ( $this->request->definition['columns'] as $name => list( $type, $sql ) ) {
			$select[] = $this->sql( $type, $sql ) . ' AS ' . $name;
		}

		return implode( ', ', $select );
	}

	/**
	 * SQL of what is read.
	 */
	private function from(): string {
		return '{' . $this->request->definition['table'] . '} stats ' . ( $this->request->definition['join'] ?? '' );
	}

	/**
	 * SQL of the order; equal rows by their ids.
	 */
	private function order(): string {
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
	private function sql( string $type, string $sql ): string {
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
	 * Values of a row in their types.
	 *
	 * @param array<string, string|null> $row Row of the database.
	 * @return array<string, mixed>
	 */
	private function read( array $row ): array {
		$read = array();

		foreach ( $this->request->definition['columns'] as $name => list( $type ) ) {
			$value = $row[ $name ];

			switch ( $type ) {
				case 'integer':
					$read[ $name ] = (int) $value;
					break;
				case 'money':
					$read[ $name ] = Decimal::of_units( $value, Decimal::SQL_SCALE )->to_number();
					break;
				case 'status':
					$read[ $name ] = str_starts_with( (string) $value, 'wc-' ) ? substr( (string) $value, 3 ) : (string) $value;
					break;
				default:
					$read[ $name ] = $value;
			}
		}

		return $read;
	}
}
