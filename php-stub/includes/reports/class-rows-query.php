<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads rows of a request: pages, and all rows in batches. All methods throw a Query_Exception when the database reports an error.
 */
abstract class Rows_Query {

	/** Whether results are cached: not those of batches, which can run in a transaction. */
	protected bool $is_cached = true;

	public function __construct( protected Report_Request $request ) {
	}

	/** Number of rows on all pages. */
	abstract protected function count(): int;

	/** @return array<int, array<string, mixed>> Rows of a response, of the page of the request. */
	abstract protected function read_page( int $limit, int $offset ): array;

	/** @return array<int, array<string, string|null>> Rows of the database with the `id` of sorted rows. */
	abstract protected function read_ids( int $limit, int $offset ): array;

	/**
	 * Finds rows.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, string|null>> Rows of the database by id.
	 */
	abstract protected function find_rows( array $ids ): array;

	/**
	 * Converts rows.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows of the database.
	 * @return array<int, array<string, mixed>> Rows of a response.
	 */
	abstract protected function map( array $rows ): array;

	/** @return array{data: array<int, array<string, mixed>>, total: int, pages: int} A page of rows. A page after the last one is empty. */
	public function get_results(): array {
		return $this->request->read_results(
			function (): array {
				$total = $this->count();

				return $this->request->to_page( $this->read_rows(), $total );
			}
		);
	}

	/** @return array<int, array<string, mixed>> The rows of a page, without counting all. */
	public function get_rows(): array {
		return $this->request->read( fn(): array => $this->read_rows() );
	}

	private function read_rows(): array {
		list( 'page' => $page, 'per_page' => $per_page ) = $this->request->params;

		return $this->read_page( $per_page, ( $page - 1 ) * $per_page );
	}

	/**
	 * Ids of sorted rows, for reading all rows in batches.
	 *
	 * @param int $limit  Maximum number of ids.
	 * @param int $offset Number of rows to skip.
	 * @return int[]
	 */
	public function get_ids( int $limit, int $offset ): array {
		$this->is_cached = false;

		return $this->request->read( fn(): array => array_map( 'intval', array_column( $this->read_ids( $limit, $offset ), 'id' ) ) );
	}

	/**
	 * Rows by ids, in the order of the ids. Deleted rows are omitted.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_by_ids( array $ids ): array {
		$this->is_cached = false;

		return $this->request->read( fn(): array => $this->map( $this->find_sorted( $ids ) ) );
	}

	/**
	 * Rows in the order of their ids.
	 *
	 * @param int[] $ids Ids.
	 * @return list<array<string, string|null>> Rows of the database, without deleted ones.
	 */
	protected function find_sorted( array $ids ): array {
		$rows = array() === $ids ? array() : $this->find_rows( $ids );

		return array_values( array_intersect_key( array_replace( array_flip( $ids ), $rows ), $rows ) );
	}
}
