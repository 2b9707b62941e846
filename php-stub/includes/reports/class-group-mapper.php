<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Adds columns to rows that are sums, by some of which rows can be sorted.
 */
interface Group_Mapper extends Row_Mapper {

	/**
	 * Values to sort rows by.
	 *
	 * @param string                         $key    Value of `orderby` in the definition that is no metric and no id.
	 * @param array<int, array<string, int>> $ids    Ids of each row.
	 * @param array<string, mixed>           $params Parameters of the request.
	 * @return array<int, int|float|string> In the order of the ids.
	 */
	public static function get_sort_values( string $key, array $ids, array $params ): array;
}
