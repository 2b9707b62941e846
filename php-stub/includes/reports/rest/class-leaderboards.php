<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the leaderboards of all reports, and reads their rows as cells: `display` is escaped HTML, `value` the plain value.
 */
final class Leaderboards {

	/** Query arguments that links keep from the screen that shows the leaderboard. */
	private const PERSISTED_ARGS = array( 'period', 'compare', 'after', 'before', 'interval', 'type' );

	/** @var array<string, string> Query arguments that links keep. They never replace the arguments of a link itself. */
	private array $persisted_args = array();

	/**
	 * Sets which rows are read, and parses the query arguments that links keep.
	 *
	 * @param array{after: string, before: string, force_cache_refresh: bool, page: int, per_page: int} $range Date range and page.
	 * @param string $query Query string, for example `?period=month`, or JSON, as WooCommerce has it.
	 */
	public function __construct( private array $range, string $query ) {
		$parts = json_decode( $query, true );

		if ( ! is_array( $parts ) ) {
			wp_parse_str( ltrim( $query, '?' ), $parts );
		}

		foreach ( self::PERSISTED_ARGS as $name ) {
			if ( isset( $parts[ $name ] ) && is_string( $parts[ $name ] ) && '' !== $parts[ $name ] ) {
				$this->persisted_args[ $name ] = $parts[ $name ];
			}
		}
	}

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
	 * @return array<int, array<int, array{display: string, value: string|int|float, format?: string}>> Cells of each row.
	 * @throws \Storedeck\Foundation\Database\Query_Exception When the database reports an error.
	 */
	public function get_rows( array $leaderboard ): array {
		$items  = Registry::all()[ $leaderboard['report'] ]['items'];
		$params = $this->range + array(
			'orderby'       => $leaderboard['orderby'],
			'order'         => 'desc',
			'match'         => 'all',
			'extended_info' => true,
		) + array_filter( array( 'by' => $items['by'] ?? null ) );

		return array_map(
			fn( array $row ): array => $this->get_cells( $leaderboard, $row ),
			( new $items['query']( Report_Request::from( $items, $params ) ) )->get_rows()
		);
	}

	/** @return array<int, array{display: string, value: string|int|float, format?: string}> Cells of a row. */
	private function get_cells( array $leaderboard, array $row ): array {
		$name = $row;

		foreach ( $leaderboard['name'] as $key ) {
			$name = $name[ $key ] ?? '';
		}

		$name  = is_string( $name ) ? $name : '';
		$url   = $this->get_report_url( $leaderboard, (string) $row[ $leaderboard['id'] ] );
		$cells = array(
			array( 'display' => "<a href='" . esc_url( $url ) . "'>" . esc_html( $name ) . '</a>', 'value' => $name ),
		);

		foreach ( $leaderboard['columns'] as $column => $format ) {
			$value   = Decimal::of( $row[ $column ] );
			$cells[] = array(
				'display' => esc_html( 'currency' === $format ? Price::format( $value ) : Price::format_quantity( $value ) ),
				'value'   => $row[ $column ],
				'format'  => $format,
			);
		}

		return $cells;
	}

	/**
	 * URL of the report about a row.
	 *
	 * @param string $id ID of the row.
	 */
	private function get_report_url( array $leaderboard, string $id ): string {
		$query = array(
			'page' => 'storedeck',
			'path' => $leaderboard['screen'],
		) + $this->persisted_args + array( 'filter' => $leaderboard['filter'], $leaderboard['param'] => $id );

		return admin_url( 'admin.php?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
	}
}
