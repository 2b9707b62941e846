<?php

namespace Storedeck\Reports;

use Closure;
use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Says what screens can show while other reports answer them, those of WooCommerce: what reports have without dimensions of the
 * model, and without metrics, dimensions and changes of plugins. What these reports do not know they would ignore.
 */
final class Basic_Reports extends Request_State {

	/** What is not basic by part of a definition. */
	private const PARTS = array(
		'stats'            => array( 'fields', 'filters', 'segments', 'orderby' ),
		'items'            => array( 'fields', 'filters', 'columns', 'orderby' ),
		'table'            => array( 'columns', 'summary' ),
		'advanced_filters' => array( 'filters' ),
	);

	/**
	 * Whether others answer.
	 *
	 * @var (Closure(): bool)|null
	 */
	private ?Closure $are_shown = null;

	/**
	 * Whether our own rows are complete.
	 *
	 * @var (Closure(): bool)|null
	 */
	private ?Closure $are_filled = null;

	/**
	 * Tells when others answer.
	 *
	 * @param Closure(): bool $are_shown  Whether they do.
	 * @param Closure(): bool $are_filled Whether our own rows are complete.
	 */
	public static function show_if( Closure $are_shown, Closure $are_filled ): void {
		self::current()->are_shown  = $are_shown;
		self::current()->are_filled = $are_filled;
	}

	/** Whether others answer. */
	public static function are_shown(): bool {
		return null !== self::current()->are_shown && ( self::current()->are_shown )();
	}

	/**
	 * What screens show of reports.
	 *
	 * @param array<string, array<string, mixed>> $reports Definitions by id.
	 * @return array<string, array<string, mixed>> Those that can be answered.
	 */
	public static function select( array $reports ): array {
		return self::are_shown() ? array_map( self::get( ... ), array_filter( $reports, self::is_answered( ... ) ) ) : $reports;
	}

	/**
	 * What screens show of a report.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	public static function get( array $report ): array {
		if ( ! self::are_shown() || ! self::is_shared( $report ) ) {
			return $report;
		}

		$basic = Definition::normalize( Definition_Metrics::expand( require __DIR__ . "/reports/{$report['id']}.php" ) );

		foreach ( self::PARTS as $part => $keys ) {
			foreach ( array_intersect( $keys, array_keys( $report[ $part ] ?? array() ) ) as $key ) {
				$report[ $part ][ $key ] = array_intersect_key( $report[ $part ][ $key ], $basic[ $part ][ $key ] ?? array() );
			}
		}

		foreach ( Definition_Metrics::LISTS as $list ) {
			$report[ $list ] = array_intersect_key( $report[ $list ], $basic[ $list ] );
		}

		$params = array_column( $basic['filters'], 'param' );

		$report['filters'] = array_values(
			array_filter( $report['filters'], static fn( array $picker ): bool => in_array( $picker['param'], $params, true ) )
		);

		return $report;
	}

	/**
	 * What is asked for that only reports of Storedeck answer.
	 *
	 * @param string $part `stats` or `items`.
	 * @return list<string> Names for people; the title of the report if nothing of it is answered.
	 */
	public static function find_missing( string $id, string $part, array $params ): array {
		$report = Registry::get( $id );

		if ( ! self::are_shown() || null === $report ) {
			return array();
		}

		if ( ! self::is_answered( $report ) ) {
			return array( $report['title'] );
		}

		$filters = array_diff_key( $report[ $part ]['filters'] ?? array(), self::get( $report )[ $part ]['filters'] ?? array() );
		$missing = array();

		foreach ( array_keys( array_intersect_key( $filters, $params ) ) as $name ) {
			$key       = (string) preg_replace( '/_is(_not)?$/D', '', $name );
			$missing[] = $report['advanced_filters']['filters'][ $key ]['labels']['add'] ?? $name;
		}

		return array_values( array_unique( $missing ) );
	}

	/**
	 * Whether others have the report, too.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	public static function is_shared( array $report ): bool {
		return ! isset( $report['plugin'] ) && ! isset( $report['items']['by'] );
	}

	/**
	 * Whether others have the report, or it is one of a plugin whose rows are complete.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	private static function is_answered( array $report ): bool {
		return isset( $report['plugin'] )
			? Definition::has_own_rows( $report ) || ( self::current()->are_filled )()
			: self::is_shared( $report );
	}
}
