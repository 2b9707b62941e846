<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Report_Question;
use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Predicts the requests of the Overview. They depend on the available metrics and
 * leaderboards, which are requested first, and on the preferences of the user.
 */
final class Preload_Overview {

	/**
	 * Path of the screen.
	 */
	public const PATH = '/analytics/overview';

	/**
	 * Number of reports whose charts are visible without scrolling.
	 */
	private const VISIBLE_REPORTS = 2;

	/**
	 * Query arguments that persist across screens, in the order of the browser.
	 */
	private const PERSISTED_ARGS = array( 'period', 'compare', 'before', 'after', 'compare_after', 'compare_before', 'interval', 'type' );

	/**
	 * Maximum and default number of rows of a leaderboard.
	 */
	private const MAX_ROWS     = 20;
	private const DEFAULT_ROWS = 5;

	/**
	 * Takes what the requests depend on.
	 *
	 * @param array<string, mixed> $preferences Preferences of the user.
	 * @param array<string, mixed> $dashboard   See Report_Settings::get_dashboard().
	 */
	public function __construct( private array $preferences, private array $dashboard ) {
	}

	/**
	 * Requests that follow the responses with the available metrics and leaderboards.
	 *
	 * @param array<string, mixed>               $query     Query arguments of the URL.
	 * @param array<string, array{body: mixed}> $responses Responses by key.
	 * @return list<Preload_Request>
	 */
	public function get_requests( array $query, array $responses ): array {
		if ( ! Preload_Plan::is_predictable( $query ) ) {
			return array();
		}

		$ranges = ( new Report_Question( Registry::get_registered()['orders'], $query ) )->ranges;

		$metrics      = self::get_column( $responses, '/wc-analytics/reports/performance-indicators/allowed?', 'stat' );
		$leaderboards = self::get_column( $responses, '/wc-analytics/leaderboards/allowed?', 'id' );

		return array(
			...$this->get_indicator_requests( $metrics, $ranges ),
			...$this->get_chart_requests( $query, $ranges ),
			...$this->get_leaderboard_requests( $leaderboards, $query, $ranges ),
		);
	}

	/**
	 * Requests of the performance cards.
	 *
	 * @param string[]             $stats  Available metrics.
	 * @param array<string, mixed> $ranges Date ranges.
	 * @return list<Preload_Request>
	 */
	private function get_indicator_requests( array $stats, array $ranges ): array {
		$visible  = implode( ',', $this->get_visible_blocks( 'store-performance', $stats ) );
		$requests = array();

		foreach ( array( 'primary', 'compared' ) as $name ) {
			if ( '' !== $visible && isset( $ranges[ $name ] ) ) {
				$requests[] = Preload_Request::report(
					'performance-indicators',
					array( 'stats' => $visible ) + Date_Ranges::format( $ranges[ $name ] )
				);
			}
		}

		return $requests;
	}

	/**
	 * Requests of the charts.
	 *
	 * @param array<string, mixed> $query  Query arguments of the URL.
	 * @param array<string, mixed> $ranges Date ranges.
	 * @return list<Preload_Request>
	 */
	private function get_chart_requests( array $query, array $ranges ): array {
		$charts    = array();

		foreach ( $this->dashboard['charts'] as $chart ) {
			$charts[ $chart['report'] . '_' . $chart['key'] ] = $chart['report'];
		}

		$visible   = array_flip( $this->get_visible_blocks( 'charts', array_keys( $charts ) ) );
		$reports   = array_intersect_key( $charts, $visible );
		$preferred = $this->preferences['dashboard_chart_interval'] ?? '';
		$wanted    = in_array( $preferred, $ranges['intervals'], true ) ? $preferred : $query['interval'] ?? '';
		$interval  = Date_Ranges::choose_interval( is_string( $wanted ) ? $wanted : '', $ranges['intervals'] );
		$requests  = array();

		foreach ( array_slice( array_values( array_unique( $reports ) ), 0, self::VISIBLE_REPORTS ) as $report ) {
			$requests[] = Preload_Plan::ask_stats( $report, compact( 'interval' ) + $query );
		}

		return $requests;
	}

	/**
	 * Request of the leaderboards.
	 *
	 * @param string[]             $ids    IDs of available leaderboards.
	 * @param array<string, mixed> $query  Query arguments of the URL.
	 * @param array<string, mixed> $ranges Date ranges.
	 * @return list<Preload_Request>
	 */
	private function get_leaderboard_requests( array $ids, array $query, array $ranges ): array {
		if ( array() === $this->get_visible_blocks( 'leaderboards', $ids ) ) {
			return array();
		}

		$preferred = $this->preferences['dashboard_leaderboard_rows'] ?? 0;
		$is_valid  = is_numeric( $preferred ) && in_array( (int) $preferred, range( 1, self::MAX_ROWS ), true );
		$rows      = $is_valid ? $preferred : self::DEFAULT_ROWS;
		$persisted = array();

		foreach ( self::PERSISTED_ARGS as $name ) {
			if ( isset( $query[ $name ] ) ) {
				$persisted[ $name ] = $query[ $name ];
			}
		}

		return array(
			new Preload_Request(
				'/wc-analytics/leaderboards',
				array(
					'per_page'        => (string) (int) $rows,
					'persisted_query' => (string) wp_json_encode( (object) $persisted, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				) + Date_Ranges::format( $ranges['primary'] )
			),
		);
	}

	/**
	 * Visible blocks of a section.
	 *
	 * @param string   $key    Key of the section.
	 * @param string[] $blocks All blocks.
	 * @return list<string> Empty if the section is hidden.
	 */
	private function get_visible_blocks( string $key, array $blocks ): array {
		$hidden   = $this->get_hidden_blocks( $key );
		$sections = $this->preferences['dashboard_sections'] ?? array();

		foreach ( is_array( $sections ) ? $sections : array() as $section ) {
			$section = (array) $section;

			if ( $key === ( $section['key'] ?? '' ) ) {
				if ( false === ( $section['isVisible'] ?? true ) ) {
					return array();
				}

				$hidden = is_array( $section['hiddenBlocks'] ?? null ) ? $section['hiddenBlocks'] : $hidden;
				break;
			}
		}

		return array_values( array_diff( $blocks, array_filter( $hidden, 'is_string' ) ) );
	}

	/**
	 * Blocks of a section that are hidden by default.
	 *
	 * @param string $key Key of the section.
	 * @return string[]
	 */
	private function get_hidden_blocks( string $key ): array {
		$charts = array_filter( $this->dashboard['charts'], static fn( array $chart ): bool => $chart['isHidden'] );

		return array(
			'store-performance' => $this->dashboard['hiddenIndicators'],
			'charts'            => array_map( static fn( array $chart ): string => $chart['report'] . '_' . $chart['key'], $charts ),
			'leaderboards'      => $this->dashboard['hiddenLeaderboards'],
		)[ $key ];
	}

	/**
	 * A field of all items of a response.
	 *
	 * @param array<string, array{body: mixed}> $responses Responses by key.
	 * @param string                            $key       Key of the response.
	 * @return string[]
	 */
	private static function get_column( array $responses, string $key, string $field ): array {
		$body = $responses[ $key ]['body'] ?? array();

		return array_filter( array_column( is_array( $body ) ? $body : array(), $field ), 'is_string' );
	}
}
