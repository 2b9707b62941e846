<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Parameters;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Predicts the requests of a screen from its URL. Preload_Screen describes the screen.
 */
final class Preload_Plan {

	/**
	 * Query arguments whose effect on the requests is known. Requests cannot be predicted if there are others, which
	 * may be filters.
	 */
	private const KNOWN_ARGS = array(
		'page',
		'path',
		'period',
		'compare',
		'after',
		'before',
		'compare_after',
		'compare_before',
		'interval',
		'chart',
		'chartType',
		'filter',
		'orderby',
		'order',
		'paged',
		'per_page',
		'type',
		'view',
	);

	/**
	 * Rows per page of tables whose URL says no number that routes accept.
	 */
	private const PER_PAGE = '25';

	/**
	 * Maximum number of preloaded intervals: that of a single request, more than five years of days.
	 * Loading them separately takes twice as long as waiting for them with the page.
	 */
	private const MAX_INTERVALS = Parameters::MAX_INTERVALS;

	/**
	 * Length in seconds of the intervals of which a date range can have too many.
	 */
	private const INTERVAL_SECONDS = array(
		'hour' => 3600,
		'day'  => 86400,
	);

	/**
	 * Takes what the requests depend on.
	 *
	 * @param string      $default_range Date range if the URL has none.
	 * @param Date_Ranges $ranges        Date ranges of the store.
	 * @param int         $per_page      Maximum number of intervals per request.
	 */
	public function __construct( private string $default_range, private Date_Ranges $ranges, private int $per_page ) {
	}

	/**
	 * Requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return list<Preload_Request>
	 */
	public function get_requests( string $path, array $query ): array {
		$screen = Preload_Screen::get( $path );
		$fixed  = array(
			...( isset( $screen['route'] ) ? Preload_Names::get_requests( $query ) : array() ),
			...array_map( static fn( string $route ) => new Preload_Request( '/' . $route ), $screen['fixed'] ?? array() ),
		);

		if ( ! isset( $screen['report'] ) || ! self::is_predictable( $query ) ) {
			return $fixed;
		}

		$query = $screen['query'] ?? $query;
		$dates = array();

		if ( empty( $screen['timeless'] ) ) {
			$ranges = $this->get_ranges( $query );

			if ( null === $ranges ) {
				return $fixed;
			}

			$dates    = self::get_dates( $ranges['primary'] );
			$requests = $this->get_stats_requests(
				$screen['report'],
				self::get_string( $query, 'interval', '' ),
				$ranges
			);
		} else {
			$requests = array( Preload_Request::report( $screen['report'] . '/stats', self::get_filter( $screen, $query ) ) );
		}

		if ( isset( $screen['route'] ) ) {
			$requests[] = Preload_Request::report( $screen['route'], self::get_table_params( $screen, $query ) + $dates );
		}

		return array( ...$requests, ...$fixed );
	}

	/**
	 * Whether the effect of all query arguments is known.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 */
	public static function is_predictable( array $query ): bool {
		return array() === array_diff( array_keys( $query ), self::KNOWN_ARGS );
	}

	/**
	 * Date ranges of a URL.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return array{primary: array{int, int}, secondary: array{int, int}|null, compared: array{int, int}|null, intervals: string[]}|null
	 */
	public function get_ranges( array $query ): ?array {
		return $this->ranges->get_ranges( Date_Ranges::parse_query( $query, $this->default_range ) );
	}

	/**
	 * Requests of the stats of date ranges: a chart needs the whole secondary range, a change the compared one.
	 *
	 * @param string               $preferred Preferred interval.
	 * @param array<string, mixed> $ranges    Date ranges; see get_ranges().
	 * @return list<Preload_Request> The compared range is left out if it is the secondary one.
	 */
	public function get_stats_requests( string $report, string $preferred, array $ranges ): array {
		$names    = array( 'primary', 'secondary', 'compared' );
		$interval = Date_Ranges::choose_interval( $preferred, $ranges['intervals'] );
		$requests = array();

		if ( $ranges['compared'] === $ranges['secondary'] ) {
			$names = array_diff( $names, array( 'compared' ) );
		}

		foreach ( $names as $name ) {
			if ( isset( $ranges[ $name ] ) && self::is_short( $ranges[ $name ], $interval ) ) {
				$requests[] = Preload_Request::report(
					$report . '/stats',
					array(
						'order'    => 'asc',
						'interval' => $interval,
						'per_page' => (string) $this->per_page,
					) + self::get_dates( $ranges[ $name ] )
				);
			}
		}

		return $requests;
	}

	/**
	 * Parameters of a date range.
	 *
	 * @param array{int, int} $range First and last second.
	 * @return array{after: string, before: string}
	 */
	public static function get_dates( array $range ): array {
		return array(
			'after'  => Site_Time::format( $range[0], 'Y-m-d\TH:i:s' ),
			'before' => Site_Time::format( $range[1], 'Y-m-d\TH:i:s' ),
		);
	}

	/**
	 * Whether a date range has few enough intervals to preload.
	 *
	 * @param array{int, int} $range First and last second.
	 */
	private static function is_short( array $range, string $interval ): bool {
		return ( $range[1] - $range[0] ) / ( self::INTERVAL_SECONDS[ $interval ] ?? 604800 ) <= self::MAX_INTERVALS;
	}

	/**
	 * Parameters of the request for rows, without the date range.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return array<string, string>
	 */
	private static function get_table_params( array $screen, array $query ): array {
		$per_page = self::get_string( $query, 'per_page', '' );
		$page     = self::get_string( $query, 'paged', '1' );

		return array(
			'orderby'  => self::get_string( $query, 'orderby', $screen['orderby'] ?? 'date' ),
			'order'    => self::get_string( $query, 'order', $screen['order'] ?? 'desc' ),
			'page'     => 1 === preg_match( '/^[1-9]\d{0,8}$/D', $page ) ? $page : '1',
			'per_page' => 1 === preg_match( '/^[1-9]\d{0,2}$/D', $per_page ) && (int) $per_page <= Arguments::MAX_PER_PAGE
				? $per_page
				: $screen['per_page'] ?? self::PER_PAGE,
		) + ( $screen['params'] ?? array() ) + self::get_filter( $screen, $query );
	}

	/**
	 * The filter that is added to all requests of a screen.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return array<string, string>
	 */
	private static function get_filter( array $screen, array $query ): array {
		$key   = $screen['filter'] ?? '';
		$value = self::get_string( $query, $key, 'all' );

		return 'all' === $value ? array() : array( $key => $value );
	}

	/**
	 * A query argument that is a string.
	 *
	 * @param array<string, mixed> $query   Query arguments.
	 * @param string               $default Value if there is none.
	 */
	private static function get_string( array $query, string $key, string $default ): string {
		return isset( $query[ $key ] ) && is_string( $query[ $key ] ) && '' !== $query[ $key ] ? $query[ $key ] : $default;
	}
}
