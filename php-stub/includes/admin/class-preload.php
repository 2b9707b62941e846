<?php
/**
 * Answers that travel with the page.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Plugin;
use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Parameters;
use Storedeck\Reports\Site_Time;
use Storedeck\Rest\User_Preferences;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the REST API in the server what the first screen would ask from the
 * browser. An answer that is not at hand is left out; the page never waits for
 * an explanation.
 */
final class Preload {

	/**
	 * Seconds after which no further answer is begun; the browser asks then.
	 */
	private const BUDGET = 1.0;

	/**
	 * Intervals that any API of shops gives at a time.
	 */
	private const FEW_INTERVALS = 100;

	/**
	 * Pages of intervals or of a list that the page carries at most.
	 */
	private const MAX_PAGES = 4;

	/**
	 * Answers of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query of the address.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Request::key().
	 */
	public static function answers( string $path, array $query ): array {
		if ( ! current_user_can( 'view_woocommerce_reports' ) ) {
			return array();
		}

		$answers = array();

		try {
			$time   = new Site_Time( Settings::get_time_zone() );
			$ranges = new Date_Ranges( $time->now(), Settings::get_week_start(), $time );
			$plan   = new Preload_Plan( Settings::get_default_date_range(), $ranges, self::intervals_at_once() );
			$until  = microtime( true ) + self::BUDGET;

			foreach ( $plan->requests( $path, $query ) as $request ) {
				$answers += self::pages( $request, $until );
			}

			if ( Preload_Overview::PATH === $path ) {
				$overview = new Preload_Overview( $plan, User_Preferences::decoded( get_current_user_id() ) );

				foreach ( $overview->requests( $query, $answers ) as $request ) {
					$answers += self::pages( $request, $until );
				}
			}
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				error_log( 'Storedeck could not prepare the answers of a page: ' . $error->getMessage() );
			}
		}

		return $answers;
	}

	/**
	 * How many intervals the browser may ask for at a time: more of our own API
	 * than of another that stands in for it.
	 */
	public static function intervals_at_once(): int {
		$namespaces = apply_filters( 'storedeck_namespaces', array() );
		$is_ours    = ! Plugin::is_woocommerce_active() && ! isset( ( (array) $namespaces )['wc-analytics'] );

		return $is_ours ? Parameters::MAX_INTERVALS : self::FEW_INTERVALS;
	}

	/**
	 * Answer of one request, and of those for its further pages where the
	 * browser is going to ask for them too: a chart needs all intervals.
	 *
	 * @param Preload_Request $request Request.
	 * @param float           $until   Time after which no answer is begun.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Request::key().
	 */
	private static function pages( Preload_Request $request, float $until ): array {
		if ( $request->is_whole_list() ) {
			return self::whole_list( $request, $until );
		}

		$answers = array();
		$pages   = 1;

		for ( $page = 1; $page <= $pages && microtime( true ) < $until; $page++ ) {
			$wanted = $request->page( $page );
			$answer = self::answer( $wanted );

			if ( null === $answer ) {
				break;
			}

			$answers[ $wanted->key() ] = $answer;

			if ( 1 === $page && $request->needs_all_pages() ) {
				$pages = min( self::MAX_PAGES, (int) ( $answer['headers']->{'X-WP-TotalPages'} ?? 1 ) );
			}
		}

		return $answers;
	}

	/**
	 * A list that the browser asks for as a whole, out of its pages.
	 *
	 * @param Preload_Request $request Request.
	 * @param float           $until   Time after which no answer is begun.
	 * @return array<string, array{body: mixed, headers: object}> Nothing when it is too long to travel along.
	 */
	private static function whole_list( Preload_Request $request, float $until ): array {
		$list  = array();
		$pages = 1;

		for ( $page = 1; $page <= $pages; $page++ ) {
			$answer = microtime( true ) < $until ? self::answer( $request->list_page( $page ) ) : null;
			$pages  = (int) ( $answer['headers']->{'X-WP-TotalPages'} ?? 1 );

			if ( null === $answer || ! is_array( $answer['body'] ) || $pages > self::MAX_PAGES ) {
				return array();
			}

			$list = array_merge( $list, $answer['body'] );
		}

		return array(
			$request->key() => array(
				'body'    => $list,
				'headers' => (object) array(
					'X-WP-Total'      => (string) count( $list ),
					'X-WP-TotalPages' => '1',
				),
			),
		);
	}

	/**
	 * Answer of one request.
	 *
	 * @param Preload_Request $wanted Request.
	 * @return array{body: mixed, headers: object}|null Null when it failed.
	 */
	private static function answer( Preload_Request $wanted ): ?array {
		$request = new \WP_REST_Request( 'GET', $wanted->path );
		$request->set_query_params( $wanted->params );

		$response = rest_do_request( $request );

		if ( 200 !== $response->get_status() ) {
			return null;
		}

		return array(
			'body'    => rest_get_server()->response_to_data( $response, isset( $wanted->params['_embed'] ) ),
			'headers' => (object) array_map( 'strval', $response->get_headers() ),
		);
	}
}
