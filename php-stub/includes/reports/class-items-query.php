<?php
/**
 * The list of a report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

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
		$per_page = (int) $this->request->params['per_page'];
		$total    = $this->count();
		$pages    = (int) ceil( $total / $per_page );
		$rows     = $this->request->params['page'] > $pages ? array() : $this->rows( $per_page );
		$class    = $this->request->definition['rows'] ?? null;

		return array(
			'data'  => null === $class ? $rows : $class::complete( $rows, $this->request->params ),
			'total' => $total,
			'pages' => $pages,
		);
	}

	/**
	 * Number of rows on all pages.
	 */
	private function count(): int {
		$conditions = $this->request->conditions();
		$sql        = 'SELECT COUNT(*) AS total FROM {' . $this->request->definition['table'] . '} stats WHERE ' . $conditions->sql();
		$rows       = Cache::rows(
			Database::prepare( $sql, $conditions->values() ),
			! empty( $this->request->params['force_cache_refresh'] )
		);

		return (int) $rows[0]['total'];
	}

	/**
	 * Rows of the page.
	 *
	 * @param int $per_page Rows of a page.
	 * @return array<int, array<string, mixed>>
	 */
	private function rows( int $per_page ): array {
		$definition = $this->request->definition;
		$conditions = $this->request->conditions();
		$direction  = 'asc' === $this->request->params['order'] ? 'ASC' : 'DESC';
		$order      = $definition['orderby'][ $this->request->params['orderby'] ] ?? '';
		$order      = '' === $order ? $this->request->date_column : $order;
		$select     = array();

		foreach ( $definition['columns'] as $name => list( $type, $sql ) ) {
			$select[] = $this->sql( $type, $sql ) . ' AS ' . $name;
		}

		$rows = Database::rows(
			'SELECT ' . implode( ', ', $select ) . ' FROM {' . $definition['table'] . '} stats WHERE ' . $conditions->sql()
			. " ORDER BY $order $direction, {$definition['id']} $direction LIMIT %d OFFSET %d",
			array_merge( $conditions->values(), array( $per_page, ( $this->request->params['page'] - 1 ) * $per_page ) )
		);

		return array_map( array( $this, 'read' ), $rows );
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
