<?php
/**
 * The shelves of a reader.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Finds and keeps views for whoever is signed in: the reader's own, which come
 * first, and those of the shop, which only managers change.
 */
final class View_Stores {

	/**
	 * For whom views are, in the order in which they are shown and looked for.
	 */
	public const SCOPES = array( View_Fields::OWN, View_Fields::SHOP );

	/**
	 * What it takes to change views of the shop.
	 */
	private const MANAGE = 'manage_woocommerce';

	/**
	 * Where the views of a scope are kept.
	 *
	 * @param string $scope Scope.
	 */
	public static function of( string $scope ): View_Store {
		return View_Fields::SHOP === $scope ? new Shared_View_Store() : new User_View_Store( get_current_user_id() );
	}

	/**
	 * Whether the reader may change views of a scope.
	 *
	 * @param string $scope Scope.
	 */
	public static function may_change( string $scope ): bool {
		return View_Fields::OWN === $scope || current_user_can( self::MANAGE );
	}

	/**
	 * A view with its scope.
	 *
	 * @param string $id Id.
	 * @return array{0: View, 1: string}|null Null where the reader has none.
	 */
	public static function find( string $id ): ?array {
		foreach ( self::SCOPES as $scope ) {
			$view = self::of( $scope )->all()[ $id ] ?? null;

			if ( null !== $view ) {
				return array( $view, $scope );
			}
		}

		return null;
	}

	/**
	 * Keeps a view.
	 *
	 * @param View   $view   View.
	 * @param string $scope  Scope.
	 * @param bool   $is_new Whether its shelf has not had it.
	 * @return WP_Error|null Why it cannot be; null when it is kept.
	 */
	public static function keep( View $view, string $scope, bool $is_new ): ?WP_Error {
		$shelf  = self::of( $scope );
		$others = $shelf->all();

		if ( $is_new && count( $others ) >= $shelf->limit() ) {
			return View_Errors::too_many_views( $shelf->limit() );
		}

		foreach ( $others as $other ) {
			if ( $view->is_taken_by( $other ) ) {
				return View_Errors::name_taken();
			}
		}

		return $shelf->put( $view ) ? null : View_Errors::failed();
	}
}
