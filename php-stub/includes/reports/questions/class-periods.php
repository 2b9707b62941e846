<?php

namespace Storedeck\Reports\Questions;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Time\Date_Ranges;

defined( 'ABSPATH' ) || exit;

/**
 * The period of a question and those that it is compared with, in the time of the site. An unfinished period is compared with
 * the same part of the others.
 */
final class Periods {

	/** At most as many comparisons. */
	public const MAX_COMPARISONS = 3;

	/** Parameters of the period. */
	private const PARAMS = array( 'period', 'after', 'before', 'compare_after', 'compare_before' );

	/** @return array<string, string> Descriptions of the parameters of routes. */
	public static function describe_params(): array {
		return array(
			'period'         => __( 'Period, as in the address of a report.', 'storedeck' ),
			'after'          => __( 'First day of a custom period.', 'storedeck' ),
			'before'         => __( 'Last day of a custom period.', 'storedeck' ),
			'compare'        => __( 'What the period is compared with.', 'storedeck' ),
			'compare_after'  => __( 'First day of a custom comparison.', 'storedeck' ),
			'compare_before' => __( 'Last day of a custom comparison.', 'storedeck' ),
			'interval'       => __( 'Interval of numbers over time.', 'storedeck' ),
		);
	}

	/**
	 * Sets the periods.
	 *
	 * @param string       $period    Preset, or `custom`.
	 * @param list<string> $compare   Comparisons.
	 * @param list<array{compare: string|null, after: string, before: string, until?: string}> $ranges Ranges, the period first.
	 * @param string[]     $intervals Intervals of the period.
	 */
	private function __construct(
		public readonly string $period,
		public readonly array $compare,
		public readonly array $ranges,
		public readonly array $intervals
	) {
	}

	/**
	 * Resolves the periods of a question.
	 *
	 * @param array<string, mixed> $params Parameters; those of the settings are used where they are missing.
	 * @throws Store_Exception When a period or comparison does not exist.
	 */
	public static function from( array $params ): self {
		$ranges   = Date_Ranges::of_site();
		$defaults = Date_Ranges::parse_query( array(), Settings::get_default_date_range() );
		$query    = array_filter( array_intersect_key( $params, array_flip( self::PARAMS ) ) ) + $defaults;
		$compare  = $params['compare'] ?? array( $defaults['compare'] );
		$period   = $ranges->get_ranges( array( 'compare' => 'none' ) + $query );

		if ( null === $period ) {
			throw Question::cannot_ask( 'period', $query['period'] );
		}

		$found = array( array( 'compare' => null ) + Date_Ranges::format( $period['primary'] ) );

		foreach ( array_values( array_diff( $compare, array( 'none' ) ) ) as $name ) {
			$range = $ranges->get_ranges( array( 'compare' => $name ) + $query );

			if ( null === $range ) {
				throw Question::cannot_ask( 'compare', $name );
			}

			$is_cut  = $range['compared'] !== $range['secondary'];
			$found[] = array( 'compare' => $name ) + Date_Ranges::format( $range['secondary'] )
				+ ( $is_cut ? array( 'until' => Date_Ranges::format( $range['compared'] )['before'] ) : array() );
		}

		return new self( $query['period'], $compare, $found, $period['intervals'] );
	}
}
