<?php
/**
 * Which requests the first screen will make.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Foretells the requests of a screen from its address. What each screen asks
 * for stands in Preload_Screens.
 */
final class Preload_Plan {

	/**
	 * Keys of an address that ask for nothing else than what is foretold.
	 * Any other key may be a filter, and then nothing is.
	 */
	private const KNOWN = array(
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
	 * Rows of a page that a table offers; the first is the default.
	 */
	private const PAGE_SIZES = array( '25', '50', '75', '100' );

	/**
	 * Most intervals that travel with a page: what the browser asks for at a time,
	 * more than five years of days. Asking for them later takes twice as long as
	 * waiting for them with the page.
	 */
	private const MAX_INTERVALS = Parameters::MAX_INTERVALS;

	/**
	 * Seconds of the intervals of which a range may have too many.
	 */
	private const SECONDS = array(
		'hour' => 3600,
		'day'  => 86400,
	);

	/**
	 * Remembers what the shop's answers depend on.
	 *
	 * @param string      $default_range Range when an address names none.
	 * @param Date_Ranges $ranges        The shop's ranges.
	 * @param int         $per_page      Intervals that the browser asks for at a time.
	 */
	public function __construct( private string $default_range, private Date_Ranges $ranges, private int $per_page ) {
	}

	/**
	 * Requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query of the address.
	 * @return list<Preload_Request>
	 */
	public function requests( string $path, array $query ): array {
		$screen = Preload_Screens::ALL[ $path ] ?? array();
		$lists  = array_map(
			static fn( string $list ) => new Preload_Request( '/wc-analytics/' . $list, array( 'per_page' => Preload_Request::WHOLE ) ),
			$screen['lists'] ?? array()
		);
		$plain  = array(
			...( isset( $screen['route'] ) ? Preload_Names::requests( $query ) : array() ),
			...$lists,
			...array_map( static fn( string $route ) => new Preload_Request( '/' . $route ), $screen['plain'] ?? array() ),
		);

		if ( ! isset( $screen['report'] ) || ! self::is_foretold( $query ) ) {
			return $plain;
		}

		$query = $screen['query'] ?? $query;
		$range = array();

		if ( empty( $screen['timeless'] ) ) {
			$found = $this->found( $query );

			if ( null === $found ) {
				return $plain;
			}

			$range    = self::dates( $found['primary'] );
			$requests = $this->stats( $screen['report'], self::text( $query, 'interval', '' ), $found );
		} else {
			$requests = array( Preload_Request::report( $screen['report'] . '/stats', self::filter( $screen, $query ) ) );
		}

		if ( isset( $screen['route'] ) ) {
			$requests[] = Preload_Request::report( $screen['route'], self::table( $screen, $query ) + $range );
		}

		return array( ...$requests, ...$plain );
	}

	/**
	 * Whether an address says nothing that might be a filter.
	 *
	 * @param array<string, mixed> $query Query of the address.
	 */
	public static function is_foretold( array $query ): bool {
		return array() === array_diff( array_keys( $query ), self::KNOWN );
	}

	/**
	 * Ranges of an address.
	 *
	 * @param array<string, mixed> $query Query of the address.
	 * @return array{primary: array{int, int}, secondary: array{int, int}|null, intervals: string[]}|null
	 */
	public function found( array $query ): ?array {
		return $this->ranges->get_ranges( Date_Ranges::parse_query( $query, $this->default_range ) );
	}

	/**
	 * Requests of the stats of both ranges; without a comparison there is one.
	 *
	 * @param string               $report Report.
	 * @param string               $wish   Interval that is wished for.
	 * @param array<string, mixed> $found  What found() gave.
	 * @return list<Preload_Request>
	 */
	public function stats( string $report, string $wish, array $found ): array {
		$interval = Date_Ranges::choose_interval( $wish, $found['intervals'] );
		$requests = array();

		foreach ( array( 'primary', 'secondary' ) as $name ) {
			if ( isset( $found[ $name ] ) && self::is_short( $found[ $name ], $interval ) ) {
				$requests[] = Preload_Request::report(
					$report . '/stats',
					array(
						'order'    => 'asc',
						'interval' => $interval,
						'per_page' => (string) $this->per_page,
					) + self::dates( $found[ $name ] )
				);
			}
		}

		return $requests;
	}

	/**
	 * Parameters of a range.
	 *
	 * @param array{int, int} $range First and last second.
	 * @return array{after: string, before: string}
	 */
	public static function dates( array $range ): array {
		return array(
			'after'  => Site_Time::format( $range[0], 'Y-m-d\TH:i:s' ),
			'before' => Site_Time::format( $range[1], 'Y-m-d\TH:i:s' ),
		);
	}

	/**
	 * Whether a range has few enough intervals to travel with the page.
	 *
	 * @param array{int, int} $range    First and last second.
	 * @param string          $interval Interval.
	 */
	private static function is_short( array $range, string $interval ): bool {
		return ( $range[1] - $range[0] ) / ( self::SECONDS[ $interval ] ?? 604800 ) <= self::MAX_INTERVALS;
	}

	/**
	 * Parameters of a table's request, but for its range.
	 *
	 * @param array<string, mixed> $screen Screen.
	 * @param array<string, mixed> $query  Query of the address.
	 * @return array<string, string>
	 */
	private static function table( array $screen, array $query ): array {
		$per_page = self::text( $query, 'per_page', '' );
		$page     = self::text( $query, 'paged', '1' );

		return array(
			'orderby'  => self::text( $query, 'orderby', $screen['orderby'] ?? 'date' ),
			'order'    => self::text( $query, 'order', $screen['order'] ?? 'desc' ),
			'page'     => 1 === preg_match( '/^[1-9]\d{0,8}$/D', $page ) ? $page : '1',
			'per_page' => in_array( $per_page, self::PAGE_SIZES, true ) ? $per_page : self::PAGE_SIZES[0],
		) + ( $screen['params'] ?? array() ) + self::filter( $screen, $query );
	}

	/**
	 * The filter of the address that a screen's requests carry.
	 *
	 * @param array<string, mixed> $screen Screen.
	 * @param array<string, mixed> $query  Query of the address.
	 * @return array<string, string>
	 */
	private static function filter( array $screen, array $query ): array {
		$key   = $screen['filter'] ?? '';
		$value = self::text( $query, $key, 'all' );

		return 'all' === $value ? array() : array( $key => $value );
	}

	/**
	 * A text of the address.
	 *
	 * @param array<string, mixed> $query   Query.
	 * @param string               $key     Key.
	 * @param string               $missing Value when there is none.
	 */
	private static function text( array $query, string $key, string $missing ): string {
		return isset( $query[ $key ] ) && is_string( $query[ $key ] ) && '' !== $query[ $key ] ? $query[ $key ] : $missing;
	}
}
