<?php
/**
 * Which requests the first screen will make.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Shop_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Foretells the requests of a report screen from its address.
 *
 * The browser looks an answer up by path and query, so every parameter here
 * is one that the screen sends, and written the same way.
 */
final class Preload_Plan {

	/**
	 * Path of a screen => what it asks for.
	 *
	 * - `report`: whose stats are shown, in the range of the address;
	 * - `query`: the range, where the screen has one of its own;
	 * - `timeless`: the stats are about now, whatever the range;
	 * - `route`: where the rows of its table come from, if it has one;
	 * - `orderby`, `order`: how they are sorted when the address does not say;
	 * - `params`: what else their request carries;
	 * - `filter`: the key of the address that goes along with every request,
	 *   unless it is `all`;
	 * - `lists`: lists of the shop that say what the ids in the rows stand for;
	 * - `plain`: nothing else than these, whatever the address says of dates.
	 */
	private const SCREENS = array(
		'/'                     => array(
			'report' => 'orders',
			'query'  => array(
				'period'   => 'today',
				'compare'  => 'previous_period',
				'interval' => 'day',
			),
		),
		'/analytics/overview'   => array(
			'plain' => array( 'reports/performance-indicators/allowed', 'leaderboards/allowed' ),
		),
		'/analytics/revenue'    => array(
			'report' => 'revenue',
			'route'  => 'revenue/stats',
			'params' => array( 'interval' => 'day' ),
		),
		'/analytics/orders'     => array(
			'report' => 'orders',
			'route'  => 'orders',
			'params' => array( 'extended_info' => 'true' ),
		),
		'/analytics/products'   => array(
			'report'  => 'products',
			'route'   => 'products',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
		),
		'/analytics/variations' => array(
			'report'  => 'variations',
			'route'   => 'variations',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
		),
		'/analytics/categories' => array(
			'report'  => 'products',
			'route'   => 'categories',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
		),
		'/analytics/coupons'    => array(
			'report'  => 'coupons',
			'route'   => 'coupons',
			'orderby' => 'orders_count',
			'params'  => array( 'extended_info' => 'true' ),
		),
		'/analytics/taxes'      => array(
			'report'  => 'taxes',
			'route'   => 'taxes',
			'orderby' => 'orders_count',
		),
		'/analytics/downloads'  => array(
			'report' => 'downloads',
			'route'  => 'downloads',
			'params' => array( '_embed' => 'true' ),
		),
		'/analytics/stock'      => array(
			'report'   => 'stock',
			'timeless' => true,
			'route'    => 'stock',
			'orderby'  => 'stock_status',
			'order'    => 'asc',
			'filter'   => 'type',
		),
		'/customers'            => array(
			'report'   => 'customers',
			'timeless' => true,
			'route'    => 'customers',
			'orderby'  => 'date_last_active',
		),
	);

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
	);

	/**
	 * Rows of a page that a table offers; the first is the default.
	 */
	private const PAGE_SIZES = array( '25', '50', '75', '100' );

	/**
	 * How the browser asks for all pages of a list.
	 */
	private const WHOLE = '-1';

	/**
	 * Requests of a screen.
	 *
	 * @param string               $path          Path of the screen.
	 * @param array<string, mixed> $query         Query of the address.
	 * @param string               $default_range Range when the address names none.
	 * @param Date_Ranges          $ranges        The shop's ranges.
	 * @return array<int, array{path: string, params: array<string, string>}>
	 */
	public static function requests( string $path, array $query, string $default_range, Date_Ranges $ranges ): array {
		$screen = self::SCREENS[ $path ] ?? null;

		if ( null === $screen || array() !== array_diff( array_keys( $query ), self::KNOWN ) ) {
			return array();
		}

		if ( isset( $screen['plain'] ) ) {
			return array_map(
				static fn( string $route ): array => array(
					'path'   => '/wc-analytics/' . $route,
					'params' => array(),
				),
				$screen['plain']
			);
		}

		$query = $screen['query'] ?? $query;
		$range = array();

		if ( empty( $screen['timeless'] ) ) {
			$found = $ranges->ranges( Date_Ranges::read( $query, $default_range ) );

			if ( null === $found ) {
				return array();
			}

			$range    = self::dates( $found['primary'] );
			$requests = self::stats( $screen['report'], $query, $found );
		} else {
			$requests = array( self::request( $screen['report'] . '/stats', self::filter( $screen, $query ) ) );
		}

		if ( isset( $screen['route'] ) ) {
			$requests[] = self::request( $screen['route'], self::table( $screen, $query ) + $range );
		}

		foreach ( $screen['lists'] ?? array() as $list ) {
			$requests[] = array(
				'path'   => '/wc-analytics/' . $list,
				'params' => array( 'per_page' => self::WHOLE ),
			);
		}

		return $requests;
	}

	/**
	 * Requests of the stats of both ranges.
	 *
	 * @param string               $report Report.
	 * @param array<string, mixed> $query  Query of the address.
	 * @param array<string, mixed> $found  Its ranges.
	 * @return array<int, array{path: string, params: array<string, string>}>
	 */
	private static function stats( string $report, array $query, array $found ): array {
		$interval = Date_Ranges::interval( self::text( $query, 'interval', '' ), $found['intervals'] );

		return array_map(
			static fn( string $range ): array => self::request(
				$report . '/stats',
				array(
					'order'    => 'asc',
					'interval' => $interval,
					'per_page' => '100',
				) + self::dates( $found[ $range ] )
			),
			// Without a comparison there is no secondary range.
			array_keys( array_filter( array_intersect_key( $found, array_flip( array( 'primary', 'secondary' ) ) ) ) )
		);
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
			'page'     => 1 === preg_match( '/^[1-9]\d{0,8}$/', $page ) ? $page : '1',
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
	 * Whether the screen asks for the further pages too. It does for the chart,
	 * whose first request names no page.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 */
	public static function needs_all_pages( array $request ): bool {
		return ! isset( $request['params']['page'] );
	}

	/**
	 * Request for a page; the first page of a chart goes without saying.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 * @param int                                                $page    Page.
	 * @return array{path: string, params: array<string, string>}
	 */
	public static function page( array $request, int $page ): array {
		if ( $page > 1 ) {
			$request['params']['page'] = (string) $page;
		}

		return $request;
	}

	/**
	 * Whether a list is asked for as a whole. The server knows pages only.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 */
	public static function is_whole_list( array $request ): bool {
		return self::WHOLE === ( $request['params']['per_page'] ?? '' );
	}

	/**
	 * Request for a page of a list that is asked for as a whole.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 * @param int                                                $page    Page.
	 * @return array{path: string, params: array<string, string>}
	 */
	public static function list_page( array $request, int $page ): array {
		$request['params']['page']     = (string) $page;
		$request['params']['per_page'] = '100';

		return $request;
	}

	/**
	 * Key of a request: its path and its query in the order of the alphabet,
	 * written as encodeURIComponent() writes.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 */
	public static function key( array $request ): string {
		$params = $request['params'];
		$pairs  = array();

		ksort( $params, SORT_STRING );

		foreach ( $params as $name => $value ) {
			$pairs[] = self::encode( $name ) . '=' . self::encode( $value );
		}

		return $request['path'] . '?' . implode( '&', $pairs );
	}

	/**
	 * A request.
	 *
	 * @param string                $route  Route below /wc-analytics/reports/.
	 * @param array<string, string> $params Parameters.
	 * @return array{path: string, params: array<string, string>}
	 */
	private static function request( string $route, array $params ): array {
		return array(
			'path'   => '/wc-analytics/reports/' . $route,
			'params' => $params,
		);
	}

	/**
	 * Parameters of a range.
	 *
	 * @param array{int, int} $range First and last second.
	 * @return array{after: string, before: string}
	 */
	private static function dates( array $range ): array {
		return array(
			'after'  => Shop_Time::format( $range[0], 'Y-m-d\TH:i:s' ),
			'before' => Shop_Time::format( $range[1], 'Y-m-d\TH:i:s' ),
		);
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

	/**
	 * Writes a value as JavaScript's encodeURIComponent() does.
	 *
	 * @param string $value Value.
	 */
	private static function encode( string $value ): string {
		return strtr(
			rawurlencode( $value ),
			array(
				'%21' => '!',
				'%27' => "'",
				'%28' => '(',
				'%29' => ')',
				'%2A' => '*',
			)
		);
	}
}
