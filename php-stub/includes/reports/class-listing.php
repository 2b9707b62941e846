<?php
/**
 * Reports without intervals.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Query_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the customers and stock reports, which list current data and
 * have neither intervals nor a required date range. Definitions name the class
 * as `list` of items and stats.
 */
abstract class Listing {

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract public static function get_params(): array;

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	abstract public static function get_totals_params(): array;

	/**
	 * Columns of a row.
	 *
	 * @return array<string, array{type: string, format?: string, enum?: string[]}> Name => JSON schema.
	 */
	abstract public static function get_columns(): array;

	/**
	 * Metrics of the totals.
	 *
	 * @return array<string, array{type: string, format?: string}> Name => JSON schema.
	 */
	abstract public static function get_metrics(): array;

	/**
	 * Links of a row.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string> Relation => path below the namespace.
	 */
	abstract public static function get_links( array $row ): array;

	/**
	 * A page of rows. A page after the last one is empty.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function get_page( array $params ): array;

	/**
	 * Rows of a page.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_rows( array $params ): array {
		return static::get_page( $params )['data'];
	}

	/**
	 * Query of the ids of all rows, for reading them in batches. All that may write
	 * to the database is done before the query is returned, so that it can run in
	 * a transaction.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return callable(int, int): int[] Returns sorted ids; takes their maximum number and the number of rows to skip.
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function create_id_query( array $params ): callable;

	/**
	 * Rows by ids, in the order of the ids. Deleted rows are omitted.
	 *
	 * @param int[]                $ids    Ids, at least one.
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function get_by_ids( array $ids, array $params ): array;

	/**
	 * Totals.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function get_totals( array $params ): array;
}
