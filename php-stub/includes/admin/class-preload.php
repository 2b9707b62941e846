<?php

namespace Storedeck\Admin;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Date_Ranges;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Parameters;
use Storedeck\Settings\User_Preferences;
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
	 * Maximum number of intervals per response of WooCommerce.
	 */
	private const WOOCOMMERCE_MAX_INTERVALS = 100;

	/**
	 * Maximum number of preloaded pages of intervals.
	 */
	private const MAX_PAGES = 4;

	/**
	 * Responses to the requests of a screen.
	 *
	 * @param string               $path  Path of the screen.
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Request::key().
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
			$time   = new Site_Time( Settings::get_time_zone() );
			$ranges = new Date_Ranges( $time->now(), Settings::get_week_start(), $time );
			$plan   = new Preload_Plan( Settings::get_default_date_range(), $ranges, self::get_max_intervals() );

			/*
			 * Filters the seconds after which no further request of a screen is answered with the page.
			 *
			 * @param float $seconds Seconds.
			 * @since 0.1.0
			 */
			$until = microtime( true ) + (float) Plugin_Hooks::filter( 'storedeck_preload_time_limit', self::TIME_LIMIT );

			foreach ( $plan->get_requests( $path, $query ) as $request ) {
				$responses += self::get_pages( $request, $until );
			}

			if ( Preload_Overview::PATH === $path ) {
				$preferences = User_Preferences::get_decoded( get_current_user_id() );
				$overview    = new Preload_Overview( $plan, $preferences, Report_Settings::get_dashboard() );

				foreach ( $overview->get_requests( $query, $responses ) as $request ) {
					$responses += self::get_pages( $request, $until );
				}
			}
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				Log::error( 'REST responses could not be preloaded.', $error );
			}
		} finally {
			$GLOBALS['current_screen'] = $screen;
			// phpcs:enable
		}

		return $responses;
	}

	/**
	 * Maximum number of intervals per request: more for our own API than for that of WooCommerce
	 * or a replacement.
	 */
	public static function get_max_intervals(): int {
		$is_ours = Report_Source::is_storedeck() && ! isset( Report_Source::get_replacements()[ Report_Source::PUBLIC_NAMESPACE ] );

		return $is_ours ? Parameters::MAX_INTERVALS : self::WOOCOMMERCE_MAX_INTERVALS;
	}

	/**
	 * Responses to a request and, for charts, to the requests for its further pages.
	 *
	 * @param float $until Unix time after which no request is started.
	 * @return array<string, array{body: mixed, headers: object}> By Preload_Request::key().
	 */
	private static function get_pages( Preload_Request $request, float $until ): array {
		$responses = array();
		$pages   = 1;

		for ( $page = 1; $page <= $pages && microtime( true ) < $until; $page++ ) {
			$page_request = $request->for_page( $page );
			$response     = self::run( $page_request );

			if ( null === $response ) {
				break;
			}

			$responses[ $page_request->key() ] = $response;

			if ( 1 === $page && $request->needs_all_pages() ) {
				$pages = min( self::MAX_PAGES, (int) ( $response['headers']->{'X-WP-TotalPages'} ?? 1 ) );
			}
		}

		return $responses;
	}

	/**
	 * Runs a request.
	 *
	 * @return array{body: mixed, headers: object}|null Null if it failed.
	 */
	private static function run( Preload_Request $preload ): ?array {
		if ( Report_Source::is_slow( $preload->path ) ) {
			return null;
		}

		$request = new \WP_REST_Request( 'GET', Report_Source::map_path( $preload->path ) );
		$request->set_query_params( $preload->params );

		$response = rest_do_request( $request );

		if ( 200 !== $response->get_status() ) {
			return null;
		}

		return array(
			'body'    => rest_get_server()->response_to_data( $response, isset( $preload->params['_embed'] ) ),
			'headers' => (object) array_map( 'strval', $response->get_headers() ),
		);
	}
}
