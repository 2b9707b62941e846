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

	/**
	 * Names of the indicators that parameters and schemas list.
	 *
	 * @return list<string>
	 */
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
				$indicators[ "$report/$field" ] = array(
					'report' => $report,
					'field'  => $field,
					'label'  => $indicator['label'],
					'format' => $indicator['format'],
				);
			}
		}

		/*
		 * Filters the performance indicators.
		 *
		 * @param array<string, array{report: string, field: string, label: string, format: string}> $indicators By name.
		 * @since 0.1.0
		 * @stability stable
		 */
		return self::validate( Plugin_Hooks::filter( 'storedeck_performance_indicators', $indicators ), $reports );
	}

	/**
	 * Drops indicators that are incomplete or whose metric does not exist.
	 *
	 * @param mixed                               $indicators Filtered indicators.
	 * @param array<string, array<string, mixed>> $reports    Definitions by id.
	 * @return array<string, array{report: string, field: string, label: string, format: string}>
	 */
	private static function validate( $indicators, array $reports ): array {
		$valid = array();

		foreach ( is_array( $indicators ) ? $indicators : array() as $name => $indicator ) {
			$is_complete = is_array( $indicator ) && 4 === count(
				array_filter(
					array_intersect_key( $indicator, array_flip( array( 'report', 'field', 'label', 'format' ) ) ),
					'is_string'
				)
			);

			if (
				is_string( $name ) && $is_complete
				&& isset( $reports[ $indicator['report'] ]['stats']['fields'][ $indicator['field'] ] )
			) {
				$valid[ $name ] = $indicator;
			}
		}

		return $valid;
	}
}
