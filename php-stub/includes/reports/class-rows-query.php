<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads rows of a request: pages, and all rows in batches. All methods throw a Query_Exception when the database reports an error.
 */
interface Rows_Query {

	/** @return array{data: array<int, array<string, mixed>>, total: int, pages: int} A page of rows. A page after the last one is empty. */
	public function get_results(): array;

	/** @return array<int, array<string, mixed>> The rows of a page, without counting all. */
	public function get_rows(): array;

	/**
	 * Ids of sorted rows, for reading all rows in batches.
	 *
	 * @param int $limit  Maximum number of ids.
	 * @param int $offset Number of rows to skip.
	 * @return int[]
	 */
	public function get_ids( int $limit, int $offset ): array;

	/**
	 * Rows by ids, in the order of the ids. Deleted rows are omitted.
	 *
	 * @param int[] $ids Ids, at least one.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_by_ids( array $ids ): array;
}
