<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Declares metrics: how a number is computed from the rows of a fact, and all that screens say of it. Plugins declare them
 * as arrays with the same keys, which `$more` are as named arguments.
 *
 * How it is computed, one of
 * - sum: amount per row, as money, quantity or integer;
 * - count_if: number of rows that match a condition;
 * - distinct: number of distinct values of the dimension that `counts` names; with `per_order`, it is the number of orders, and
 *   none is counted in two days;
 * - formula: other metrics, each multiplied by a factor and added;
 * - ratio: a metric divided by another, rounded to four decimals.
 *
 * What is said of it: `name`, `plural` (from a number to its label), `description`, `explanation` (the formula in words),
 * `direction` (`down` when a rise is bad, `neutral` when it is neither), `rows` (where its rows are listed, see link()), and
 * `format` of an average.
 *
 * Its `key` is by default that of the fact with its own. One that is read through another fact names the metric that it is.
 *
 * Where it is shown: a metric that is `hidden` can only be sorted by or used by others, one with `totals_only` is left out of
 * intervals and segments, one with `not_in_segments` of segments. With `round_sum`, the sum is rounded rather than the amounts;
 * with `in_units`, amounts are in units already.
 */
final class Metric {

	/** Dimension that numbers of orders count: an order that is no refund. */
	public const SALE = 'sale';

	/** Keys that say how it is computed. */
	private const COMPUTATION = array( 'type', 'sum', 'count_if', 'distinct', 'round_sum' );

	/**
	 * Amount of money.
	 *
	 * @param string $sum SQL of the amount of a row.
	 */
	public static function money( string $sum, mixed ...$more ): array {
		return self::of( 'money', 'sum', $sum, $more );
	}

	/**
	 * Number of items, which may have decimals.
	 *
	 * @param string $sum SQL of the number of a row.
	 */
	public static function quantity( string $sum, mixed ...$more ): array {
		return self::of( 'quantity', 'sum', $sum, $more );
	}

	/**
	 * Whole number.
	 *
	 * @param string $sum SQL of the number of a row.
	 */
	public static function whole( string $sum, mixed ...$more ): array {
		return self::of( 'integer', 'sum', $sum, $more );
	}

	/**
	 * Number of rows.
	 *
	 * @param string $condition SQL of the condition of a row.
	 */
	public static function count( string $condition, mixed ...$more ): array {
		return self::of( 'integer', 'count_if', $condition, $more );
	}

	/** Number of distinct values of a dimension. */
	public static function distinct( string $dimension, mixed ...$more ): array {
		return self::of( 'integer', 'distinct', "[$dimension]", array( 'counts' => $dimension ) + $more );
	}

	/** Number of orders, each once, where an order has several rows. */
	public static function orders( mixed ...$more ): array {
		return self::distinct( self::SALE, ...array( 'per_order' => true ) + $more );
	}

	/**
	 * Amount that is computed from others.
	 *
	 * @param array<string, int> $parts Metric => factor.
	 */
	public static function formula( array $parts, mixed ...$more ): array {
		return self::of( 'money', 'formula', $parts, $more );
	}

	/**
	 * Metric divided by another.
	 *
	 * @param string $dividend Metric.
	 * @param string $divisor  Metric.
	 */
	public static function ratio( string $dividend, string $divisor, mixed ...$more ): array {
		return self::of( 'average', 'ratio', array( $dividend, $divisor ), $more );
	}

	/**
	 * A metric of a report. One that has the key of a declared metric, but that a plugin computes in another way, loses what roll-ups
	 * know it by: it is computed from rows.
	 *
	 * @param array<string, mixed> $metric Metric.
	 */
	public static function check_key( array $metric ): array {
		$declared = isset( $metric['key'] ) ? Facts::get_metric( $metric['key'] ) : $metric;
		$keys     = array_flip( self::COMPUTATION );

		return array_intersect_key( $metric, $keys ) == array_intersect_key( $declared ?? array(), $keys ) // phpcs:ignore Universal.Operators.StrictComparisons -- The order of keys does not matter.
			? $metric
			: array_diff_key( $metric, array_flip( array( 'key', 'counts' ) ) );
	}

	/**
	 * Link to the rows of a metric.
	 *
	 * @param string                $label Label, for example "View orders".
	 * @param string                $path  Screen.
	 * @param string|null           $sort  Column whose highest values come first.
	 * @param array<string, string> $query Filters.
	 */
	public static function link( string $label, string $path, ?string $sort = null, array $query = array() ): array {
		if ( null !== $sort ) {
			$query += array( 'orderby' => $sort, 'order' => 'desc' );
		}

		return compact( 'label', 'path' ) + array_filter( compact( 'query' ) );
	}

	/**
	 * Metric.
	 *
	 * @param string $computation How it is computed.
	 * @param mixed  $of          What is computed.
	 */
	private static function of( string $type, string $computation, mixed $of, array $more ): array {
		return array( 'type' => $type, $computation => $of ) + $more;
	}
}
