<?php

namespace Storedeck\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the question of the Overview: totals of several reports and leaderboards.
 */
final class Overview_Answer extends Screen_Answer {

	/**
	 * Id in the place of a report's.
	 */
	public const ID = 'overview';

	public const PARTS = array( 'indicators', 'compared_indicators', 'leaderboards' );

	/**
	 * Maximum number of rows of a leaderboard; screens show the first.
	 */
	private const MAX_ROWS = 20;

	/**
	 * Parts of the sections that the user does not hide.
	 *
	 * @return string[]
	 */
	protected function get_shown(): array {
		return array(
			...( null === Dashboard::get_hidden( 'store-performance' ) ? array() : array( 'indicators', 'compared_indicators' ) ),
			...( null === Dashboard::get_hidden( 'leaderboards' ) ? array() : array( 'leaderboards' ) ),
		);
	}

	/**
	 * All indicators, and the values of those that are asked for.
	 *
	 * @return array{items: list<array<string, string>>, totals: object} Items without a value have no `format`.
	 */
	protected function get_indicators(): array {
		$values = $this->ask_values( $this->question->periods['primary'] );

		return array(
			'items'  => array_map(
				static fn( array $item ): array => array(
					'stat'   => $item['stat'],
					'label'  => $item['label'],
					'chart'  => $item['chart'] ?? '',
					'report' => $item['_links']['report'][0]['href'] ?? '',
				) + array_intersect_key( $values[ $item['stat'] ] ?? array(), array( 'format' => true ) ),
				$this->ask_allowed()
			),
			'totals' => self::get_totals( $values ),
		);
	}

	/**
	 * Values in the compared period.
	 *
	 * @return array{totals: object}|null
	 */
	protected function get_compared_indicators(): ?array {
		$period = $this->question->periods['compared'];

		return null === $period ? null : array( 'totals' => self::get_totals( $this->ask_values( $period ) ) );
	}

	/**
	 * The leaderboards.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function get_leaderboards(): array {
		return $this->ask(
			'leaderboards',
			$this->question->filters + $this->question->periods['primary'] + array(
				'per_page'        => self::MAX_ROWS,
				'persisted_query' => wp_json_encode( (object) $this->question->get_persisted() ),
			)
		)['body'];
	}

	/**
	 * Values of indicators: those of the question, otherwise those that the user does not hide.
	 *
	 * @param array{after: string, before: string} $period Period.
	 * @return array<string, array<string, mixed>> Items of the response by name.
	 */
	private function ask_values( array $period ): array {
		$all   = array_column( $this->ask_allowed(), 'stat' );
		$asked = $this->question->get_indicators();
		$names = null === $asked
			? array_diff( $all, Dashboard::get_hidden( 'store-performance' ) ?? array() )
			: array_intersect( $all, $asked );
		$items = array() === $names ? array() : $this->ask(
			'reports/performance-indicators',
			$this->question->filters + $period + array( 'stats' => implode( ',', $names ) )
		)['body'];

		return array_column( $items, null, 'stat' );
	}

	/**
	 * All indicators without values.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function ask_allowed(): array {
		return array_values(
			array_filter(
				$this->ask( 'reports/performance-indicators/allowed', array() )['body'],
				static fn( array $item ): bool => is_string( $item['stat'] ?? null ) && is_string( $item['label'] ?? null )
			)
		);
	}

	/**
	 * Values by the names of indicators; without those that have none.
	 *
	 * @param array<string, array<string, mixed>> $values Items of a response.
	 */
	private static function get_totals( array $values ): object {
		$totals = array_column( $values, 'value', 'stat' );

		return (object) array_filter( $totals, static fn( $value ): bool => is_int( $value ) || is_float( $value ) );
	}
}
