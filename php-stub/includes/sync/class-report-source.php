<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Host;
use Storedeck\Sync\Import\Imports;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Where the numbers of reports come from.
 *
 * Chooses between this plugin's report engine and, while WooCommerce is active,
 * WooCommerce's own reports. The engine has routes of its own next to
 * WooCommerce's; requests of the screens are mapped to them.
 */
final class Report_Source {

	/** Option with the choice, and its values. */
	public const OPTION      = 'storedeck_report_source';
	public const STOREDECK   = 'storedeck';
	public const WOOCOMMERCE = 'woocommerce';

	/** Namespace of the public API, and of the routes of the engine while WooCommerce is active. */
	public const PUBLIC_NAMESPACE = 'wc-analytics';
	private const OWN_NAMESPACE   = 'storedeck/v1';

	/** Routes of the engine below a namespace. */
	private const ROUTES = array( 'reports', 'leaderboards', 'customers' );

	/** Routes of its imports, which exist also before the first one is finished. */
	private const IMPORT_ROUTE = 'reports/import';

	/**
	 * Whether the engine was chosen. It may not have all orders yet, see is_storedeck().
	 */
	public static function is_storedeck_chosen(): bool {
		return ! Host::get_store()->has_reports() || self::WOOCOMMERCE !== get_option( self::OPTION );
	}

	/**
	 * Whether reports come from the engine.
	 */
	public static function is_storedeck(): bool {
		return ! Host::get_store()->has_reports() || ( self::is_storedeck_chosen() && Imports::is_complete() );
	}

	/**
	 * Namespace of the engine's routes.
	 */
	public static function get_namespace(): string {
		return Host::get_store()->is_own() ? self::PUBLIC_NAMESPACE : self::OWN_NAMESPACE;
	}

	/**
	 * Path of a route of the engine.
	 *
	 * @param string $route For example `reports/orders`.
	 */
	public static function get_path( string $route ): string {
		return '/' . self::get_namespace() . '/' . $route;
	}

	/**
	 * What requests for the engine replace in their paths.
	 *
	 * @return array<string, string> Start of a path without slash => its replacement.
	 */
	public static function get_namespaces(): array {
		if ( ! Host::get_store()->has_reports() || ! self::is_storedeck_chosen() ) {
			return array();
		}

		$namespaces = array();

		foreach ( self::is_storedeck() ? self::ROUTES : array( self::IMPORT_ROUTE ) as $route ) {
			$namespaces[ self::PUBLIC_NAMESPACE . '/' . $route ] = self::OWN_NAMESPACE . '/' . $route;
		}

		return $namespaces;
	}

	/**
	 * All that screens replace in the paths of their requests; the longest match counts.
	 *
	 * @return array<string, string> Start of a path without slash => its replacement.
	 */
	public static function get_replacements(): array {
		/*
		 * Filters what screens replace in the paths of their requests.
		 *
		 * @param array<string, string> $namespaces Namespace or route => its replacement, for example
		 *                                          `wc-analytics` => `my-store/v1`.
		 *
		 * @since 0.1.0
		 * @stability experimental
		 */
		return Plugin_Hooks::filter_list(
			'storedeck_namespaces',
			'a text',
			static fn( $to ): bool => is_string( $to ),
			self::get_namespaces()
		);
	}

	/**
	 * Maps the path of a request like the client does.
	 *
	 * @param string $path Path with leading slash, without query.
	 */
	public static function map_path( string $path ): string {
		$replacements = self::get_replacements();

		krsort( $replacements );

		// A longer match comes before its beginning.
		foreach ( $replacements as $from => $to ) {
			if ( "/$from" === $path || str_starts_with( $path, "/$from/" ) ) {
				return "/$to" . substr( $path, strlen( $from ) + 1 );
			}
		}

		return $path;
	}

	/**
	 * Answers a GET request of a screen, as the client would send it.
	 *
	 * @param string               $path   Path with leading slash, with or without query.
	 * @param array<string, mixed> $params Parameters, besides those of the query.
	 */
	public static function request( string $path, array $params = array() ): WP_REST_Response {
		list( $route, $query ) = explode( '?', $path, 2 ) + array( 1 => '' );

		wp_parse_str( $query, $of_path );

		$request = new WP_REST_Request( 'GET', self::map_path( $route ) );
		$request->set_query_params( $params + $of_path );

		return rest_do_request( $request );
	}

	/**
	 * Whether a request takes long, because WooCommerce computes the figures. The page does not wait for it.
	 *
	 * @param string $path Path with leading slash, without query.
	 */
	public static function is_slow( string $path ): bool {
		return ! self::is_storedeck() && 1 === preg_match(
			'@^/' . self::PUBLIC_NAMESPACE . '/(' . implode( '|', self::ROUTES ) . ')(/|$)@D',
			$path
		);
	}
}
