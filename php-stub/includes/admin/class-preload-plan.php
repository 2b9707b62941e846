<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Dashboard;
use Storedeck\Answers\Declared_Questions;
use Storedeck\Answers\Overview_Answer;
use Storedeck\Answers\Report_Answer;
use Storedeck\Answers\Report_Answers_Controller;
use Storedeck\Answers\Report_Question;
use Storedeck\Reports\Client_Definition;
use Storedeck\Reports\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the requests of a screen. The question of a report has the parameters of its address; the server resolves them
 * when it answers.
 */
final class Preload_Plan {

	/**
	 * Query arguments of addresses that are no filters of a question. Of others only the browser knows what they are.
	 */
	private const NO_FILTERS = array( 'page', 'path', 'chart', 'chartType', 'filter', 'type', 'view' );

	/**
	 * Requests of a screen: paths with their query, see create_request().
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of its address.
	 * @return string[]
	 */
	public static function get_requests( string $path, array $query ): array {
		$has_filters = array() !== array_diff( array_keys( $query ), Report_Question::get_names(), self::NO_FILTERS );
		$query       = array_filter( $query, is_string( ... ) );

		switch ( $path ) {
			case '/':
				$period = 'week' === ( $query['metrics_period'] ?? '' ) ? 'week' : 'today';
				$asked  = array( 'interval' => Declared_Questions::get( 'home_intervals' )[ $period ] );

				return array(
					self::ask_stats( 'orders', $asked + Declared_Questions::get( 'home' )[ $period ] ),
					self::ask( Overview_Answer::ID, array(), array( 'indicators' => 'none', 'parts' => 'indicators' ) ),
					self::create_request( '/storedeck/v1/attention' ),
				);
			case '/orders':
				return array( self::create_request( '/wc/v3/reports/orders/totals' ) );
			case '/analytics/overview':
				return array(
					self::create_request( '/storedeck/v1/views' ),
					self::create_request( '/storedeck/v1/data-state' ),
					...( $has_filters ? array() : self::ask_overview( $query ) ),
				);
			default:
				$report = self::find_report( $path );

				return null === $report ? array() : array(
					self::create_request( '/' . Client_Definition::ROUTE . '/' . $report['id'] ),
					self::create_request( '/storedeck/v1/data-state' ),
					self::create_request( '/storedeck/v1/exports' ),
					...Filter_Names::get_requests( $report, $query ),
					...( $has_filters ? array() : array( self::ask_report( $report, $query ) ) ),
				);
		}
	}

	/**
	 * A request. The browser finds its response whatever the order of parameters and their encoding.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public static function create_request( string $path, array $params = array() ): string {
		return $path . '?' . http_build_query( $params, '', '&' );
	}

	/**
	 * Definition of the report of a screen.
	 *
	 * @param string $path Path of the screen.
	 * @return array<string, mixed>|null
	 */
	public static function find_report( string $path ): ?array {
		return array_column( Registry::all(), null, 'path' )[ $path ] ?? null;
	}

	/**
	 * Requests for the Overview and its first charts.
	 *
	 * @param array<string, string> $query Query arguments of the address.
	 * @return string[]
	 */
	private static function ask_overview( array $query ): array {
		$query    = array_diff_key( $query, array_flip( Declared_Questions::get( 'rows' ) ) );
		$interval = array_filter( array( 'interval' => Dashboard::get_interval() ) );

		return array(
			self::ask( Overview_Answer::ID, $query ),
			...array_map( static fn( string $id ): string => self::ask_stats( $id, $interval + $query ), Dashboard::get_chart_reports() ),
		);
	}

	/**
	 * Request for totals and intervals.
	 *
	 * @param string                $report Report.
	 * @param array<string, string> $query  Query arguments of the address.
	 */
	private static function ask_stats( string $report, array $query ): string {
		return self::ask( $report, $query, array( 'parts' => implode( ',', Report_Answer::STATS ) ) );
	}

	/**
	 * Request for all that a report shows, with its stats and the values of pickers that name no other parameter.
	 *
	 * @param array<string, mixed>  $report Definition.
	 * @param array<string, string> $query  Query arguments of the address.
	 */
	private static function ask_report( array $report, array $query ): string {
		$pickers = preg_grep( '/^filter/', array_column( $report['filters'], 'param' ), PREG_GREP_INVERT );
		$values  = array_diff( array_intersect_key( $query, array_flip( $pickers ) ), array( 'all' ) );
		$stats   = $report['stats_report'] === $report['id'] ? array() : array( 'stats' => $report['stats_report'] );

		return self::ask( $report['id'], $query, $values + $stats );
	}

	/**
	 * Request for an answer.
	 *
	 * @param string                $report Report.
	 * @param array<string, string> $query  Query arguments of the address.
	 * @param array<string, string> $more   More parameters.
	 */
	private static function ask( string $report, array $query, array $more = array() ): string {
		$params = $more + array_intersect_key( $query, array_flip( Report_Question::get_names() ) );

		ksort( $params );

		return self::create_request( Report_Answers_Controller::PATH . $report, array_diff( $params, array( '' ) ) );
	}
}
