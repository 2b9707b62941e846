<?php
/**
 * The list of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Answers one request for a page of rows.
 */
final class Items_Query {

	/**
	 * Remembers the question.
	 *
	 * @param Request $request The question.
	 */
	public function __construct( private Request $request ) {
	}

	/**
	 * The answer. A page past the end has no rows.
	 *
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Failed When the database reports an error.
	 */
	public function answer(): array {
		list( $counted, $rows ) = Cache::rows(
			array( $this->count(), $this->rows() ),
			! empty( $this->request->params['force_cache_refresh'] )
		);

		$total = (int) $counted[0]['total'];
		$rows  = array_map( array( $this, 'read' ), $rows );
		$class = $this->request->definition['rows'] ?? null;

		return array(
			'data'  => null === $class ? $rows : $class::complete( $rows, $this->request->params ),
			'total' => $total,
			'pages' => (int) ceil( $total / $this->request->params['per_page'] ),
		);
	}

	/**
	 * SQL that counts the rows on all pages.
	 */
	private function count(): string {
		$conditions = $this->request->conditions();

		return Database::prepare(
			'SELECT COUNT(*) AS total FROM {' . $this->request->definition['table'] . '} stats WHERE ' . $conditions->sql(),
			$conditions->values()
		);
	}

	/**
	 * SQL that reads the rows of the page.
	 */
	private function rows(): string {
		$definition = $this->request->definition;
		$params     = $this->request->params;
		$conditions = $this->request->conditions();
		$direction  = 'asc' === $params['order'] ? 'ASC' : 'DESC';
		$order      = $definition['orderby'][ $params['orderby'] ] ?? '';
		$order      = '' === $order ? $this->request->date_column : $order;
		$select     = array();

		foreach ( $definition['columns'] as $name => list( $type, $sql ) ) {
			$select[] = $this->sql( $type, $sql ) . ' AS ' . $name;
		}

		return Database::prepare(
			'SELECT ' . implode( ', ', $select ) . ' FROM {' . $definition['table'] . '} stats WHERE ' . $conditions->sql()
			. " ORDER BY $order $direction, {$definition['id']} $direction LIMIT %d OFFSET %d",
			array_merge( $conditions->values(), array( $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] ) )
		);
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
				return Money::sql( $sql );
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
					$read[ $name ] = Money::to_number( Money::read( $value ) );
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
