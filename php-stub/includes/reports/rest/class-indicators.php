<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the indicators of all reports: which metric of which report each is.
 */
final class Indicators {

	/**
	 * The indicators that the current user has access to, in their order.
	 *
	 * @return array<string, array{report: string, field: string, label: string, format: string}> Name, for example
	 *         `revenue/total_sales` => its metric. `format` is `number` or `currency`.
	 */
	public static function all(): array {
		return self::of( Registry::all() );
	}

	/** @return list<string> Names of the indicators that parameters and schemas list. */
	public static function get_listed_names(): array {
		return array_keys( self::of( Registry::get_listed() ) );
	}

	/**
	 * Indicators of reports.
	 *
	 * @param array<string, array<string, mixed>> $reports Definitions by id.
	 * @return array<string, array{report: string, field: string, label: string, format: string}> By name.
	 */
	private static function of( array $reports ): array {
		$indicators = array();

		foreach ( $reports as $report => $definition ) {
			foreach ( $definition['indicators'] as $field => $indicator ) {
				$indicators[ "$report/$field" ] = compact( 'report', 'field' )
					+ array( 'label' => $indicator['label'], 'format' => $indicator['format'] );
			}
		}

		/*
		 * Filters the performance indicators.
		 *
		 * @param array<string, array{report: string, field: string, label: string, format: string}> $indicators By name.
		 * @since 0.1.0
		 * @stability stable
		 */
		return Plugin_Hooks::filter_list(
			'storedeck_performance_indicators',
			'label, format, the id of a report and as field one of its metrics',
			static fn( $indicator, string $name ): bool => self::is_valid( $indicator, $name, $reports ),
			$indicators
		);
	}

	/**
	 * Whether an indicator is complete and its metric exists.
	 *
	 * @param mixed                               $indicator Filtered indicator.
	 * @param array<string, array<string, mixed>> $reports   Definitions by id.
	 */
	private static function is_valid( $indicator, string $name, array $reports ): bool {
		$keys  = array_flip( array( 'report', 'field', 'label', 'format' ) );
		$texts = is_array( $indicator ) ? array_filter( array_intersect_key( $indicator, $keys ), 'is_string' ) : array();

		return ! is_numeric( $name ) && count( $keys ) === count( $texts )
			&& isset( $reports[ $texts['report'] ]['stats']['fields'][ $texts['field'] ] );
	}
}
