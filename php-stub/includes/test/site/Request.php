<?php
/**
 * Requests of tests with a site.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use ReflectionClass;
use WP_Hook;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Lets code run as in a process of its own: without what an earlier request kept in static properties and caches.
 */
final class Request {

	/**
	 * Static properties after WordPress was loaded, by class and name.
	 *
	 * @var array<class-string, array<string, mixed>>
	 */
	private static array $statics = array();

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
		foreach ( self::get_classes() as $name => $class ) {
			self::$statics[ $name ] = $class->getStaticProperties();
		}

		self::$hooks = self::copy_hooks( $GLOBALS['wp_filter'] );
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
		foreach ( self::get_classes() as $name => $class ) {
			foreach ( $class->getProperties( \ReflectionProperty::IS_STATIC ) as $property ) {
				if ( $property->class === $name ) {
					$property->setAccessible( true );
					$property->setValue( null, self::$statics[ $name ][ $property->name ] ?? $property->getDefaultValue() );
				}
			}
		}

		wp_cache_flush();
	}

	/**
	 * Removes the hooks that a test added, and restores those that it removed.
	 */
	public static function restore_hooks(): void {
		$GLOBALS['wp_filter']      = self::copy_hooks( self::$hooks ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
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

	/**
	 * Loaded classes of the plugin.
	 *
	 * @return array<class-string, ReflectionClass<object>>
	 */
	private static function get_classes(): array {
		$classes = array();

		foreach ( get_declared_classes() as $name ) {
			if ( str_starts_with( $name, 'Storedeck\\' ) && ! str_contains( $name, '\\Test\\' ) ) {
				$classes[ $name ] = new ReflectionClass( $name );
			}
		}

		return $classes;
	}

	/**
	 * Copies hooks, which add_filter() changes.
	 *
	 * @param array<string, WP_Hook> $hooks Hooks.
	 * @return array<string, WP_Hook>
	 */
	private static function copy_hooks( array $hooks ): array {
		return array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $hooks );
	}
}
