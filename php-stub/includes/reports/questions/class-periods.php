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
	 * @param array{primary: array{int, int}, intervals: string[]} $found Site timestamps of the period, and its intervals.
	 */
	private function __construct(
		public readonly string $period,
		public readonly array $compare,
		public readonly array $ranges,
		private array $found
	) {
	}

	/**
	 * Resolves the periods of a question.
	 *
	 * @param array<string, mixed> $params Parameters; those of the settings are used where they are missing.
	 * @throws Store_Exception When a period or comparison does not exist.
	 */
	public static function from( array $params ): self {
		$defaults = Date_Ranges::parse_query( array(), Settings::get_default_date_range() );
		$query    = array_filter( array_intersect_key( $params, array_flip( self::PARAMS ) ) ) + $defaults;
		$compare  = $params['compare'] ?? array( $defaults['compare'] );
		$calendar = Date_Ranges::of_site();
		$period   = $calendar->get_ranges( array( 'compare' => 'none' ) + $query );

		if ( null === $period ) {
			throw Question::cannot_ask( 'period', $query['period'] );
		}

		$ranges = array( array( 'compare' => null ) + Date_Ranges::format( $period['primary'] ) );

		foreach ( array_values( array_diff( $compare, array( 'none' ) ) ) as $name ) {
			$found = $calendar->get_ranges( array( 'compare' => $name ) + $query );

			if ( null === $found ) {
				throw Question::cannot_ask( 'compare', $name );
			}

			$is_cut   = $found['compared'] !== $found['secondary'];
			$ranges[] = array( 'compare' => $name ) + Date_Ranges::format( $found['secondary'] )
				+ ( $is_cut ? array( 'until' => Date_Ranges::format( $found['compared'] )['before'] ) : array() );
		}

		return new self( $query['period'], $compare, $ranges, $period );
	}

	/**
	 * Those of a screen's address. Links outlive settings, so the default of the settings stands for periods that do not exist.
	 *
	 * @param array<string, mixed> $params Parameters of the address.
	 */
	public static function of_address( array $params ): self {
		$asked = Date_Ranges::parse_query( $params, Settings::get_default_date_range() );

		try {
			return self::from( array( 'compare' => array( $asked['compare'] ) ) + $asked );
		} catch ( Store_Exception ) {
			return self::from( array() );
		}
	}

	/**
	 * Dates of a period that is compared with none, as parameters of routes.
	 *
	 * @return array{after: string, before: string}
	 * @throws Store_Exception When it does not exist.
	 */
	public static function get_dates( array $params ): array {
		return self::from( array( 'compare' => array() ) + $params )->to_array()['primary'];
	}

	/** Interval that is asked for, if the period has it, otherwise its shortest. */
	public function choose_interval( string $interval ): string {
		return Date_Ranges::choose_interval( $interval, $this->found['intervals'] );
	}

	/** Interval of a chart: without one that is asked for, long periods have weeks or months. */
	public function get_chart_interval( string $interval ): string {
		return Date_Ranges::get_chart_interval( $interval, $this->found );
	}

	/**
	 * The period as parameters of routes, and the first that it is compared with: all of it, and the part that corresponds to an
	 * unfinished period.
	 *
	 * @return array{primary: array{after: string, before: string}, secondary: array{after: string, before: string}|null,
	 *               compared: array{after: string, before: string}|null}
	 */
	public function to_array(): array {
		list( $period, $other ) = $this->ranges + array( 1 => null );

		$to_dates = static fn( array $range ): array => array_intersect_key( $range, array( 'after' => '', 'before' => '' ) );

		return array(
			'primary'   => $to_dates( $period ),
			'secondary' => null === $other ? null : $to_dates( $other ),
			'compared'  => null === $other ? null : array(
				'after'  => $other['after'],
				'before' => $other['until'] ?? $other['before'],
			),
		);
	}
}
