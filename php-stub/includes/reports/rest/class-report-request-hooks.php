<?php

namespace Storedeck\Reports\Rest;

use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Reports\Hooks\Query_Globals;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares what callbacks read in a request of a report, and says in a header of the response which of them failed.
 */
final class Report_Request_Hooks {

	/** Header with the failed filters. */
	public const HEADER = 'X-Storedeck-Failed-Filters';

	/** Routes whose responses depend on filters. */
	private const ROUTES = '@^/(?:wc-analytics|storedeck/v1)/(?:reports|leaderboards)(?:/|$)@D';

	/** Maximum length of a message, because servers limit headers. */
	private const MAX_LENGTH = 500;

	/** Maximum number of messages. */
	private const MAX_MESSAGES = 5;

	public static function register_hooks(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'begin' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'end' ), 10, 3 );
	}

	/** Begins a request. */
	public static function begin( $response, $handler, $request ) {
		unset( $handler );

		if ( 1 === preg_match( self::ROUTES, $request->get_route() ) ) {
			Query_Globals::set( $request->get_query_params() );
		}

		return $response;
	}

	/** Ends a request. */
	public static function end( $response, $handler, $request ) {
		unset( $handler );

		if ( 1 !== preg_match( self::ROUTES, $request->get_route() ) ) {
			return $response;
		}

		Query_Globals::restore();

		$messages = Failures::take();

		if ( array() !== $messages && $response instanceof WP_REST_Response ) {
			$response->header( self::HEADER, self::get_value( $messages ) );
		}

		return $response;
	}

	/**
	 * Value of the header: a list in JSON. Names of callbacks and files are only for those who manage plugins.
	 *
	 * @param string[] $messages Messages.
	 */
	private static function get_value( array $messages ): string {
		return (string) wp_json_encode(
			current_user_can( 'activate_plugins' )
				? array_map(
					static fn( string $message ): string => mb_strlen( $message ) > self::MAX_LENGTH
						? mb_substr( $message, 0, self::MAX_LENGTH - 1 ) . '…'
						: $message,
					array_slice( $messages, 0, self::MAX_MESSAGES )
				)
				: array( __( 'A plugin that changes reports failed. The report was computed without it.', 'storedeck' ) )
		);
	}
}
