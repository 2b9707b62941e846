<?php

namespace Storedeck\Reports\Hooks;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Foundation\Hooks\Hook_Exception;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of the queries of one request. They are applied to all of its queries or to none, so that its numbers agree.
 */
final class Report_Hooks {

	/** Whether a filter failed. */
	private bool $is_off = false;

	/**
	 * Takes a report.
	 *
	 * @param string $context Context of the report, for example `orders_stats`; empty if it has none.
	 * @param string $from    SQL of the tables with which clauses can be joined, with {table} names.
	 */
	public function __construct( private string $context, private string $from ) {
	}

	/**
	 * Filter of a query.
	 *
	 * @param string $part `subquery` for lists, `total` or `interval` for stats.
	 * @return Clause_Hooks|null Null when no plugin filters it.
	 */
	public function get( string $part ): ?Clause_Hooks {
		if ( $this->is_off || '' === $this->context ) {
			return null;
		}

		$context = "{$this->context}_$part";

		if ( Clause_Hooks::has_callbacks( $context, Clause_Hooks::UNSUPPORTED_TYPES ) ) {
			Failures::add_unsupported( $context, Clause_Hooks::UNSUPPORTED_TYPES );
		}

		return Clause_Hooks::has_callbacks( $context ) ? new Clause_Hooks( $context, $this->from ) : null;
	}

	public function are_off(): bool {
		return $this->is_off;
	}

	/**
	 * Reads results, again without filters if one fails.
	 *
	 * @template T
	 * @param callable(): T $read Reads the results.
	 * @return T
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error without filters too.
	 */
	public function read( callable $read ) {
		try {
			return $read();
		} catch ( Hook_Exception $error ) {
			$this->is_off = true;
			$results      = $read();

			// Only now it is known that the filter failed and not the database.
			Failures::add( $error );

			return $results;
		}
	}
}
