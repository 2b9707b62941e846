<?php
/**
 * Answers that travel with the page.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Reports\Date_Ranges;
use Storedeck\Reports\Shop_Time;
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
	 * Pages of intervals that the page carries at most: a year of days.
	 */
	private const MAX_PAGES = 4;

	/**
	 * Answers of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query of the address.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Plan::key().
	 */
	public static function answers( string $path, array $query ): array {
		if ( ! current_user_can( 'view_woocommerce_reports' ) ) {
			return array();
		}

		$answers = array();

		try {
			$time   = new Shop_Time( Settings::time_zone() );
			$ranges = new Date_Ranges( $time->now(), Settings::week_start(), $time );
			$start  = microtime( true );

			foreach ( Preload_Plan::requests( $path, $query, Settings::default_date_range(), $ranges ) as $request ) {
				$answers += self::pages( $request, $start + self::BUDGET );
			}
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				error_log( 'Storedeck could not prepare the answers of a page: ' . $error->getMessage() );
			}
		}

		return $answers;
	}

	/**
	 * Answer of one request, and of those for its further pages where the
	 * browser is going to ask for them too: a chart needs all intervals.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 * @param float                                              $until   Time after which no answer is begun.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Plan::key().
	 */
	private static function pages( array $request, float $until ): array {
		if ( Preload_Plan::is_whole_list( $request ) ) {
			return self::whole_list( $request, $until );
		}

		$answers = array();
		$pages   = 1;

		for ( $page = 1; $page <= $pages && microtime( true ) < $until; $page++ ) {
			$wanted = Preload_Plan::page( $request, $page );
			$answer = self::answer( $wanted );

			if ( null === $answer ) {
				break;
			}

			$answers[ Preload_Plan::key( $wanted ) ] = $answer;

			if ( 1 === $page && Preload_Plan::needs_all_pages( $request ) ) {
				$pages = min( self::MAX_PAGES, (int) ( $answer['headers']->{'X-WP-TotalPages'} ?? 1 ) );
			}
		}

		return $answers;
	}

	/**
	 * A list that the browser asks for as a whole, out of its pages.
	 *
	 * @param array{path: string, params: array<string, string>} $request Request.
	 * @param float                                              $until   Time after which no answer is begun.
	 * @return array<string, array{body: mixed, headers: object}> Nothing when it is too long to travel along.
	 */
	private static function whole_list( array $request, float $until ): array {
		$list  = array();
		$pages = 1;

		for ( $page = 1; $page <= $pages; $page++ ) {
			$answer = microtime( true ) < $until ? self::answer( Preload_Plan::list_page( $request, $page ) ) : null;
			$pages  = (int) ( $answer['headers']->{'X-WP-TotalPages'} ?? 1 );

			if ( null === $answer || ! is_array( $answer['body'] ) || $pages > self::MAX_PAGES ) {
				return array();
			}

			$list = array_merge( $list, $answer['body'] );
		}

		return array(
			Preload_Plan::key( $request ) => array(
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
	 * @param array{path: string, params: array<string, string>} $wanted Request.
	 * @return array{body: mixed, headers: object}|null Null when it failed.
	 */
	private static function answer( array $wanted ): ?array {
		$request = new \WP_REST_Request( 'GET', $wanted['path'] );
		$request->set_query_params( $wanted['params'] );

		$response = rest_do_request( $request );

		if ( 200 !== $response->get_status() ) {
			return null;
		}

		return array(
			'body'    => rest_get_server()->response_to_data( $response, isset( $wanted['params']['_embed'] ) ),
			'headers' => (object) array_map( 'strval', $response->get_headers() ),
		);
	}
}
