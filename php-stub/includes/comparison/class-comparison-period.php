<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Period, and the SQL conditions of the rows that reports count in it. Conditions have placeholders for the values of
 * another method, for example is_counted() for those of get_counted_values().
 */
final class Comparison_Period {

	/** Column of the date that assigns orders to a period: `date_created`, `date_paid` or `date_completed`. */
	public readonly string $column;

	/** Column that WooCommerce's report uses. */
	public readonly string $woocommerce_column;

	/**
	 * Takes a period.
	 *
	 * @param string      $after              First second in site time, for example `2026-03-01T00:00:00`.
	 * @param string      $before             Last second in site time.
	 * @param string|null $woocommerce_column Column that WooCommerce's report uses; null if it is not known, then ours.
	 */
	public function __construct( public readonly string $after, public readonly string $before, ?string $woocommerce_column ) {
		$this->column             = Settings::get_date_type();
		$this->woocommerce_column = $woocommerce_column ?? $this->column;
	}

	/**
	 * Condition of rows whose date is in the period.
	 *
	 * @param string $column Column with alias.
	 */
	public static function in_range( string $column ): string {
		return "( $column >= %s AND $column <= %s )";
	}

	/**
	 * First and last second, as stored in the tables.
	 *
	 * @return array{string, string}
	 */
	public function get_range_values(): array {
		return array( str_replace( 'T', ' ', $this->after ), str_replace( 'T', ' ', $this->before ) );
	}

	/**
	 * Condition of rows with a status that reports count.
	 *
	 * @param string $alias Alias of the table of orders.
	 */
	public function has_counted_status( string $alias ): string {
		return "$alias.status NOT IN ( " . Database::placeholders( $this->get_status_values(), '%s' ) . ' )';
	}

	/**
	 * Statuses that reports exclude.
	 *
	 * @return string[]
	 */
	public function get_status_values(): array {
		return Report_Request::get_default_exclusions();
	}

	/**
	 * Condition of rows of {order_stats} that our reports count.
	 *
	 * @param string $alias Alias of the table.
	 */
	public function is_counted( string $alias ): string {
		return $this->is_countable( $alias ) . ' AND ' . self::in_range( "$alias.$this->column" );
	}

	/**
	 * Values of is_counted().
	 *
	 * @return string[]
	 */
	public function get_counted_values(): array {
		return array( ...$this->get_countable_values(), ...$this->get_range_values() );
	}

	/**
	 * Condition of rows of {order_stats} that our reports count in any period.
	 *
	 * @param string $alias Alias of the table.
	 */
	public function is_countable( string $alias ): string {
		return "$alias.currency = %s AND " . $this->has_counted_status( $alias );
	}

	/**
	 * Values of is_countable().
	 *
	 * @return string[]
	 */
	public function get_countable_values(): array {
		return array( Settings::get_currency()['code'], ...$this->get_status_values() );
	}

	/**
	 * Condition of rows that WooCommerce's reports count.
	 */
	public function is_theirs(): string {
		return $this->has_counted_status( 'theirs' ) . ' AND ' . self::in_range( "theirs.$this->woocommerce_column" );
	}

	/**
	 * Values of is_theirs().
	 *
	 * @return string[]
	 */
	public function get_their_values(): array {
		return array( ...$this->get_status_values(), ...$this->get_range_values() );
	}
}
