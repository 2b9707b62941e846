<?php
/**
 * Reports that list what there is rather than what happened.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Customers and stock have neither intervals nor a range that every question
 * needs: a page of rows, and totals of all of them. A definition names such a
 * class as `list` of its items and stats.
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
	 * What a row holds.
	 *
	 * @return array<string, array{type: string, format?: string, enum?: string[]}> Name => JSON schema.
	 */
	abstract public static function get_columns(): array;

	/**
	 * What the totals hold.
	 *
	 * @return array<string, array{type: string, format?: string}> Name => JSON schema.
	 */
	abstract public static function get_metrics(): array;

	/**
	 * Routes that a row leads to.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string> Relation => path below the namespace.
	 */
	abstract public static function get_links( array $row ): array;

	/**
	 * A page of rows. A page past the end has none.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function get_page( array $params ): array;

	/**
	 * Totals.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 * @throws Query_Exception When the database reports an error.
	 */
	abstract public static function get_totals( array $params ): array;
}
