<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Price;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows to cells: `display` is escaped HTML, `value` the plain value.
 */
final class Leaderboard_Cells {

	/** Query arguments that links keep from the screen that shows the leaderboard. */
	private const PERSISTED_ARGS = array( 'period', 'compare', 'after', 'before', 'interval', 'type' );

	/**
	 * Query arguments that links keep. They never replace the arguments of a link itself.
	 *
	 * @var array<string, string>
	 */
	private array $persisted_args = array();

	/**
	 * Parses the query arguments that links keep.
	 *
	 * @param string $query Query string, for example `?period=month`, or JSON, as WooCommerce has it.
	 */
	public function __construct( string $query ) {
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

	/** @return array<int, array{display: string, value: string|int|float, format?: string}> Cells of a row. */
	public function get( array $leaderboard, array $row ): array {
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
			$cells[] = array(
				'display' => esc_html(
					'currency' === $format
						? Price::format( Decimal::of( $row[ $column ] ) )
						: Price::format_quantity( Decimal::of( $row[ $column ] ) )
				),
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
