<?php

namespace Storedeck\Reports\Test;

use Storedeck\Reports\Definition_Metrics;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Loads definitions as the registry does, and says what their parts refer to.
 */
final class Definitions {

	/**
	 * All definitions by the name of their file, in the order of the menu.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function load(): array {
		$definitions = array();

		Facts::reset();

		foreach ( (array) glob( dirname( __DIR__ ) . '/reports/*.php' ) as $file ) {
			$definitions[ basename( $file, '.php' ) ] = Definition_Metrics::expand( require $file );
		}

		uasort( $definitions, static fn( array $one, array $other ): int => $one['position'] <=> $other['position'] );

		return $definitions;
	}

	/**
	 * Metrics of the stats that a report shows.
	 *
	 * @return string[]
	 */
	public static function get_metrics( array $definition ): array {
		$stats = self::load()[ $definition['stats_report'] ?? $definition['id'] ]['stats'];

		return array_keys( array_filter( $stats['fields'], static fn( array $field ): bool => ! ( $field['hidden'] ?? false ) ) );
	}

	/**
	 * Values of `orderby` that the rows of a report can be sorted by.
	 *
	 * @return string[]
	 */
	public static function get_orderby( array $definition ): array {
		$part = $definition['items'] ?? $definition['stats'];

		return array( 'date', ...array_keys( $part['orderby'] ) );
	}

	/**
	 * Fields of the rows of a report.
	 *
	 * @return string[]
	 */
	public static function get_fields( array $definition ): array {
		$part = $definition['items'] ?? null;

		if ( null === $part ) {
			return array( 'interval', 'date_start', 'subtotals' );
		}

		return array(
			...array_keys( ( $part['group'] ?? array() ) + ( $part['fields'] ?? array() ) + ( $part['columns'] ?? array() ) ),
			...array_keys( $part['mapped_columns'] ?? array() ),
			...( $part['extended_info'] ?? false ? array( 'extended_info' ) : array() ),
			'column_values',
		);
	}

	/**
	 * Values of `orderby` of the sortable columns of a report.
	 *
	 * @return string[] By id of the column.
	 */
	public static function get_sortable( array $definition ): array {
		$sortable = array_filter(
			array_map( static fn( array $column ) => $column['is_sortable'] ?? false, $definition['table']['columns'] )
		);

		foreach ( $sortable as $id => $orderby ) {
			$sortable[ $id ] = true === $orderby ? $id : $orderby;
		}

		return $sortable;
	}
}
