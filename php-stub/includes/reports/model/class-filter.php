<?php
/**
 * Filters of a fact.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Declares filters of routes: parameters and their SQL conditions.
 *
 * Types are statuses (without prefix), ids, strings, tax_rates (ids and codes), choice (one of several values, each with its
 * own condition) and attributes (pairs of attribute id and term id, each with its own condition). `{values}`, `{taxonomy}`,
 * `{slug}`, `{term_id}` and `{meta_key}` become placeholders, `{name}` the full name of a table, `[key]` the column of a
 * dimension.
 */
final class Filter {

	/**
	 * Filter by ids.
	 *
	 * @param string $sql Condition with `{values}`.
	 * @return array{type: string, sql: string}
	 */
	public static function ids( string $sql ): array {
		return self::of( 'ids', $sql );
	}

	/**
	 * Filter by values of a type.
	 *
	 * @param string $type Type.
	 * @param string $sql  Condition.
	 * @return array{type: string, sql: string}
	 */
	public static function of( string $type, string $sql ): array {
		return array(
			'type' => $type,
			'sql'  => $sql,
		);
	}

	/**
	 * The filters `{name}_includes` and `{name}_excludes`.
	 *
	 * @param string      $name     Name.
	 * @param string      $includes Condition with `{values}`.
	 * @param string|null $excludes Condition of the others, by default the opposite.
	 * @param string      $type     Type.
	 * @return array<string, array{type: string, sql: string}>
	 */
	public static function pair( string $name, string $includes, ?string $excludes = null, string $type = 'ids' ): array {
		return array(
			$name . '_includes' => self::of( $type, $includes ),
			$name . '_excludes' => self::of( $type, $excludes ?? "NOT ( $includes )" ),
		);
	}

	/**
	 * Filter by one of several values.
	 *
	 * @param array<string, string> $choices Value => condition, empty for all rows.
	 * @return array{type: string, choices: array<string, string>}
	 */
	public static function choice( array $choices ): array {
		return array(
			'type'    => 'choice',
			'choices' => $choices,
		);
	}
}
