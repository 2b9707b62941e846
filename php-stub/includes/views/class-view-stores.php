<?php

namespace Storedeck\Views;

use Storedeck\Reports\Registry;
use Storedeck\Rest\Access;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and saves views in the store of their scope: private ones of the user,
 * and shared ones, which only managers can change. Views of reports and of personal
 * data that the user has no access to do not exist for them.
 */
final class View_Stores {

	/** Scopes in the order in which views are listed. */
	public const SCOPES = array( View_Fields::OWN, View_Fields::SHARED );

	/** Capability for changing shared views. */
	private const MANAGE = 'manage_woocommerce';

	public static function of( string $scope ): View_Store {
		return View_Fields::SHARED === $scope ? new Shared_View_Store() : new User_View_Store( get_current_user_id() );
	}

	/**
	 * Whether the user can change views of a scope.
	 */
	public static function can_change( string $scope ): bool {
		return View_Fields::OWN === $scope || current_user_can( self::MANAGE );
	}

	/**
	 * The views of a scope that the user has access to.
	 *
	 * @return array<string, View> By ID.
	 */
	public static function get_all( string $scope ): array {
		return array_filter( self::of( $scope )->all(), array( self::class, 'has_access' ) );
	}

	/**
	 * Whether the user has access to the screen of a view.
	 */
	private static function has_access( View $view ): bool {
		wp_parse_str( $view->query, $params );

		return Registry::has_access_to_screen( $view->path, $params );
	}

	/**
	 * Finds a view.
	 *
	 * @return array{0: View, 1: string}|null View and scope.
	 */
	public static function find( string $id ): ?array {
		foreach ( self::SCOPES as $scope ) {
			$view = self::get_all( $scope )[ $id ] ?? null;

			if ( null !== $view ) {
				return array( $view, $scope );
			}
		}

		return null;
	}

	public static function save( View $view, string $scope, bool $is_new ): ?WP_Error {
		if ( ! self::has_access( $view ) ) {
			return Access::error( $is_new ? 'create' : 'edit' );
		}

		$store  = self::of( $scope );
		$others = $store->all();

		if ( $is_new && count( $others ) >= $store->limit() ) {
			return View_Errors::too_many_views( $store->limit() );
		}

		foreach ( $others as $other ) {
			if ( $view->has_same_name( $other ) ) {
				return View_Errors::name_taken();
			}
		}

		return $store->put( $view ) ? null : View_Errors::query_failed();
	}
}
