<?php
/**
 * Requests of tests with a site.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use ReflectionProperty;
use Storedeck\Foundation\Request_State;
use WP_Hook;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Lets code run as in a process of its own: without what an earlier request kept in its objects and in caches.
 */
final class Request {

	/**
	 * Objects of the request after WordPress was loaded.
	 *
	 * @var array<class-string<Request_State>, Request_State>
	 */
	private static array $objects = array();

	/**
	 * Hooks after WordPress was loaded.
	 *
	 * @var array<string, WP_Hook>
	 */
	private static array $hooks = array();

	/**
	 * Notes the state after WordPress was loaded.
	 */
	public static function start(): void {
		self::$objects = self::copy( self::get_objects()->getValue() );
		self::$hooks   = self::copy( $GLOBALS['wp_filter'] );
	}

	/**
	 * Ends a request as PHP does at its end, and forgets it.
	 */
	public static function end(): void {
		do_action( 'shutdown' );
		self::forget();
	}

	/**
	 * Forgets what a request kept, without running what it would do at its end, as if it was killed.
	 */
	public static function forget(): void {
		self::get_objects()->setValue( null, self::copy( self::$objects ) );
		wp_cache_flush();
	}

	/**
	 * Removes the hooks that a test added, and restores those that it removed.
	 */
	public static function restore_hooks(): void {
		$GLOBALS['wp_filter']      = self::copy( self::$hooks ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	/**
	 * Answers a request as the REST server of WordPress does.
	 *
	 * @param string               $method Method.
	 * @param string               $route  Route.
	 * @param array<string, mixed> $query  Parameters of the URL.
	 * @param mixed                $body   JSON body; null for none.
	 * @return Response
	 */
	public static function send( string $method, string $route, array $query = array(), $body = null ): Response {
		self::end();

		$server  = rest_get_server();
		$request = new WP_REST_Request( $method, $route );

		$query = array_map( static fn( $value ) => is_bool( $value ) ? wp_json_encode( $value ) : $value, $query );

		parse_str( http_build_query( $query ), $params );
		$request->set_query_params( $params );

		if ( null !== $body ) {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}

		$response = rest_ensure_response( $server->dispatch( $request ) );
		$response = apply_filters( 'rest_post_dispatch', $response, $server, $request );
		$result   = new Response(
			$response->get_status(),
			$response->get_headers(),
			self::decode( wp_json_encode( $server->response_to_data( $response, false ) ) )
		);

		self::end();

		return $result;
	}

	/**
	 * A value of JSON as JavaScript reads it: 2.0 is 2.
	 *
	 * @param string $json JSON.
	 */
	private static function decode( string $json ): mixed {
		$value = array( json_decode( $json, true ) );

		array_walk_recursive(
			$value,
			static function ( &$item ): void {
				$item = is_float( $item ) && floor( $item ) === $item && abs( $item ) < PHP_INT_MAX ? (int) $item : $item;
			}
		);

		return $value[0];
	}

	/** The objects of this request. */
	private static function get_objects(): ReflectionProperty {
		return new ReflectionProperty( Request_State::class, 'objects' );
	}

	/**
	 * Copies objects, which a request changes.
	 *
	 * @template T of object
	 * @param array<string, T> $objects Objects.
	 * @return array<string, T>
	 */
	private static function copy( array $objects ): array {
		return array_map( static fn( object $item ): object => clone $item, $objects );
	}
}
