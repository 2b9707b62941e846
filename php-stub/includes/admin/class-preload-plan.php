<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Dashboard;
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
	 * Query arguments of addresses that are no filters of a question.
	 */
	private const NO_FILTERS = array( 'page', 'path', 'chart', 'chartType', 'filter', 'type', 'view' );

	/**
	 * The metrics of Home, and the question of the first ones.
	 */
	private const HOME = array(
		'period'   => 'today',
		'compare'  => 'weeks_before',
		'interval' => 'hour',
	);

	/**
	 * Path of the Overview.
	 */
	private const OVERVIEW = '/analytics/overview';

	/**
	 * Requests that do not depend on the address.
	 */
	private const FIXED = array(
		'/'            => array( 'storedeck/v1/attention' ),
		'/orders'      => array( 'wc/v3/reports/orders/totals' ),
		self::OVERVIEW => array( 'storedeck/v1/views', 'storedeck/v1/data-state' ),
	);

	/**
	 * Requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of its address.
	 * @return list<Preload_Request>
	 */
	public static function get_requests( string $path, array $query ): array {
		$report   = self::find_report( $path );
		$requests = array_map( static fn( string $route ) => new Preload_Request( '/' . $route ), self::FIXED[ $path ] ?? array() );

		if ( '/' === $path ) {
			$list = self::create_request( Overview_Answer::ID, array(), array( 'indicators' => 'none', 'parts' => 'indicators' ) );

			return array( self::ask_stats( 'orders', self::HOME ), $list, ...$requests );
		}

		if ( self::OVERVIEW === $path && self::is_predictable( $query ) ) {
			$query    = array_diff_key( $query, array_flip( Report_Question::ROWS ) );
			$interval = array_filter( array( 'interval' => Dashboard::get_interval() ) );

			return array(
				...$requests,
				self::create_request( Overview_Answer::ID, $query ),
				...array_map( static fn( string $id ) => self::ask_stats( $id, $interval + $query ), Dashboard::get_chart_reports() ),
			);
		}

		if ( null === $report ) {
			return $requests;
		}

		return array(
			new Preload_Request( '/' . Client_Definition::ROUTE . '/' . $report['id'] ),
			new Preload_Request( '/storedeck/v1/data-state' ),
			new Preload_Request( '/storedeck/v1/exports' ),
			...Preload_Names::get_requests( $query ),
			...( self::is_predictable( $query ) ? array( self::ask( $report, $query ) ) : array() ),
		);
	}

	/**
	 * Definition of the report of a screen.
	 *
	 * @param string $path Path of the screen.
	 * @return array<string, mixed>|null
	 */
	public static function find_report( string $path ): ?array {
		foreach ( Registry::all() as $report ) {
			if ( $path === $report['path'] ) {
				return $report;
			}
		}

		return null;
	}

	/**
	 * Whether the effect of all query arguments is known. Others may be filters.
	 *
	 * @param array<string, mixed> $query Query arguments of the address.
	 */
	public static function is_predictable( array $query ): bool {
		return array() === array_diff( array_keys( $query ), Report_Question::ADDRESS, self::NO_FILTERS );
	}

	/**
	 * Request for totals and intervals.
	 *
	 * @param string               $report Report.
	 * @param array<string, mixed> $query  Query arguments of the address.
	 */
	public static function ask_stats( string $report, array $query ): Preload_Request {
		return self::create_request(
			$report,
			array_diff_key( $query, array_flip( Report_Question::ROWS ) ),
			array( 'parts' => implode( ',', Report_Answer::STATS ) )
		);
	}

	/**
	 * Request for all that a report shows.
	 *
	 * @param array<string, mixed> $report Definition.
	 * @param array<string, mixed> $query  Query arguments of the address.
	 */
	private static function ask( array $report, array $query ): Preload_Request {
		$more = $report['stats_report'] === $report['id'] ? array() : array( 'stats' => $report['stats_report'] );

		foreach ( $report['filters'] as $picker ) {
			$value    = $query[ $picker['param'] ] ?? '';
			$is_value = is_string( $value ) && ! in_array( $value, array( '', 'all' ), true );

			// The value of another picker says which parameters follow.
			if ( $is_value && ! str_starts_with( $picker['param'], 'filter' ) ) {
				$more[ $picker['param'] ] = $value;
			}
		}

		return self::create_request( $report['id'], $query, $more );
	}

	/**
	 * Request for an answer.
	 *
	 * @param array<string, mixed>  $query Query arguments of the address.
	 * @param array<string, string> $more  More parameters.
	 */
	private static function create_request( string $report, array $query, array $more = array() ): Preload_Request {
		$address = array_intersect_key( $query, array_flip( Report_Question::ADDRESS ) );

		return new Preload_Request(
			Report_Answers_Controller::PATH . $report,
			$more + array_filter( $address, static fn( $value ): bool => is_string( $value ) && '' !== $value )
		);
	}
}
