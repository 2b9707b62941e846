<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Declared_Questions;
use Storedeck\Answers\Report_Answers_Controller;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Log;
use Storedeck\Sync\Report_Source;
use WP_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the REST requests of the first screen on the server and prints their
 * responses with the page. Requests that fail or take too long are left to the
 * browser.
 */
final class Preload {

	/**
	 * Seconds after which no further request is started.
	 */
	private const TIME_LIMIT = 1.0;

	/**
	 * Responses to the requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return array<string, array{body: mixed, headers: object}> By path with query, see Declared_Questions.
	 */
	public static function get_responses( string $path, array $query ): array {
		if ( ! current_user_can( 'view_woocommerce_reports' ) ) {
			return array();
		}

		$responses = array();
		$screen    = $GLOBALS['current_screen'] ?? null;

		// Code asks is_admin() whether it is in wp-admin; in a request for the REST API it is not.
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- It is restored.
		$GLOBALS['current_screen'] = WP_Screen::get( 'front' );

		try {
			/*
			 * Filters the seconds after which no further request of a screen is answered with the page.
			 *
			 * @param float $seconds Seconds.
			 * @since 0.1.0
			 * @stability experimental
			 */
			$until = microtime( true ) + (float) Plugin_Hooks::filter( 'storedeck_preload_time_limit', self::TIME_LIMIT );

			foreach ( Declared_Questions::get_requests( $path, $query ) as $request ) {
				$responses[ $request ] = self::run( $request, $until - microtime( true ) );
			}
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				Log::error( 'REST responses could not be preloaded.', $error );
			}
		} finally {
			$GLOBALS['current_screen'] = $screen;
			// phpcs:enable
		}

		return array_filter( $responses );
	}

	/**
	 * Runs a request.
	 *
	 * @param float $seconds Seconds that are left, after which no part of an answer is started.
	 * @return array{body: mixed, headers: object}|null Null if there is no time, or if it failed.
	 */
	private static function run( string $request, float $seconds ): ?array {
		$path      = strtok( $request, '?' );
		$is_answer = str_starts_with( $path, Report_Answers_Controller::PATH );

		if ( $seconds <= 0 || Report_Source::is_slow( $path ) || ( $is_answer && ! Report_Source::is_storedeck() ) ) {
			return null;
		}

		$response = Report_Source::request( $request, $is_answer ? array( 'time_limit' => $seconds ) : array() );

		return 200 !== $response->get_status() ? null : array(
			'body'    => rest_get_server()->response_to_data( $response, false ),
			'headers' => (object) array_map( 'strval', $response->get_headers() ),
		);
	}
}
