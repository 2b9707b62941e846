<?php
/**
 * Cells of the top lists.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Money\Decimal;
use Storedeck\Store\Price;

defined( 'ABSPATH' ) || exit;

/**
 * Makes cells of rows: `display` is HTML in which every text is escaped, `value` is what it stands for.
 */
final class Leaderboard_Cells {

	/**
	 * What an address may take over from the screen on which a list stands.
	 */
	private const PERSISTED = array( 'period', 'compare', 'after', 'before', 'interval', 'type' );

	/**
	 * The address's own parts, which nothing that is taken over replaces.
	 *
	 * @var array<string, string>
	 */
	private array $persisted = array();

	/**
	 * Reads what addresses take over.
	 *
	 * @param string $query Query of an address, for example `?period=month`. Whatever else it holds is left out.
	 */
	public function __construct( string $query ) {
		wp_parse_str( ltrim( $query, '?' ), $parts );

		foreach ( self::PERSISTED as $name ) {
			if ( isset( $parts[ $name ] ) && is_string( $parts[ $name ] ) && '' !== $parts[ $name ] ) {
				$this->persisted[ $name ] = $parts[ $name ];
			}
		}
	}

	/**
	 * Cells of a row.
	 *
	 * @param array<string, mixed> $board List.
	 * @param array<string, mixed> $row   Row of its report.
	 * @return array<int, array{display: string, value: string|int|float, format?: string}>
	 */
	public function of( array $board, array $row ): array {
		$name = $row;

		foreach ( $board['name'] as $key ) {
			$name = $name[ $key ] ?? '';
		}

		$name    = is_string( $name ) ? $name : '';
		$address = $this->address( $board, (int) $row[ $board['id'] ] );
		$cells   = array(
			array(
				'display' => "<a href='" . esc_url( $address ) . "'>" . esc_html( $name ) . '</a>',
				'value'   => $name,
			),
		);

		foreach ( $board['columns'] as $column => $format ) {
			$cells[] = array(
				'display' => esc_html(
					'currency' === $format ? Price::format( Decimal::of( $row[ $column ] ) ) : number_format_i18n( $row[ $column ] )
				),
				'value'   => $row[ $column ],
				'format'  => $format,
			);
		}

		return $cells;
	}

	/**
	 * Address of the report on what a row is about.
	 *
	 * @param array<string, mixed> $board List.
	 * @param int                  $id    Id of the row.
	 */
	private function address( array $board, int $id ): string {
		$query = array(
			'page' => 'storedeck',
			'path' => $board['screen'],
		) + $this->persisted + array(
			'filter'        => $board['filter'],
			$board['param'] => (string) $id,
		);

		return admin_url( 'admin.php?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) );
	}
}
