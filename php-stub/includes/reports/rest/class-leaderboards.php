<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the leaderboards of all reports: which rows each shows.
 */
final class Leaderboards {

	/**
	 * The leaderboards that the current user has access to, in their order.
	 *
	 * `name` is the path to the name in a row, `columns` are the metrics after it with their
	 * format; `screen`, `filter` and `param` make the URL of the row's report.
	 *
	 * @return array<string, array{label: string, headers: string[], report: string, orderby: string, id: string,
	 *               name: string[], columns: array<string, string>, screen: string, filter: string, param: string}>
	 */
	public static function all(): array {
		$leaderboards = array_filter(
			array_column( Registry::all(), 'leaderboard', 'id' ),
			static fn( ?array $leaderboard ): bool => null !== Registry::get( $leaderboard['report'] ?? '' )
		);

		uasort( $leaderboards, static fn( array $one, array $other ): int => $one['position'] <=> $other['position'] );

		return $leaderboards;
	}

	/**
	 * Rows of a leaderboard, as its report returns them.
	 *
	 * @param array{after: string, before: string, force_cache_refresh: bool, page: int, per_page: int} $range Date range and page.
	 * @return array<int, array<string, mixed>>
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public static function get_rows( array $leaderboard, array $range ): array {
		$items  = Registry::all()[ $leaderboard['report'] ]['items'];
		$params = $range + array(
			'orderby'       => $leaderboard['orderby'],
			'order'         => 'desc',
			'match'         => 'all',
			'extended_info' => true,
		) + array_filter( array( 'by' => $items['by'] ?? null ) );

		return ( new $items['query']( Report_Request::from( $items, $params ) ) )->get_rows();
	}
}
