<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Adds columns to the rows of a report, which its definition names as `mapper`. Plugins' need not implement it.
 */
interface Row_Mapper {

	/**
	 * Rows with their columns.
	 *
	 * @param array<int, array<string, mixed>> $rows   Rows of a page; of groups, with ids and metrics.
	 * @param array<string, mixed>             $params Parameters of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public static function map( array $rows, array $params ): array;
}
