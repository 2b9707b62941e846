<?php

namespace Storedeck\Compatibility;

use Storedeck\Admin\Screens;
use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filter with which extensions add reports to the menu, rename them and take them away. What an added report
 * shows is registered in the browser, with `woocommerce_admin_reports_list`.
 */
final class Report_Menu {

	/** Start of the IDs of WooCommerce's items; the menu itself has no more. */
	private const ID = 'woocommerce-analytics';

	/** Values of items that have none. */
	private const NEW = array( 'parent' => self::ID, 'capability' => 'view_woocommerce_reports' );

	/**
	 * Changes the screens of reports by the filter.
	 *
	 * @param list<array{id: string, path: string, title: string, capability: string, parent: string}> $screens Screens.
	 * @return list<array{id: string, path: string, title: string, capability: string, parent: string}> Those of reports
	 *         are the last, in the order of the filter.
	 */
	public static function filter( array $screens ): array {
		if ( ! has_filter( 'woocommerce_analytics_report_menu_items' ) ) {
			return $screens;
		}

		$reports = array_column( array_filter( $screens, array( self::class, 'is_report' ) ), null, 'path' );
		$items   = array_values( array_map( array( self::class, 'to_item' ), $reports ) );

		/*
		 * Filters the items of the menu of reports.
		 *
		 * @param list<array{id: string, title: string, parent: string, path: string}> $items Items in their order.
		 * @since 0.1.0
		 */
		$items = Plugin_Hooks::filter( 'woocommerce_analytics_report_menu_items', $items );

		if ( ! is_array( $items ) ) {
			return $screens;
		}

		$filtered = array();

		// WooCommerce's list has null for a report that the store does not have.
		foreach ( array_filter( $items, 'is_array' ) as $item ) {
			$path  = Admin_Pages::get_path( $item );
			$title = Admin_Pages::get_title( $item );

			if ( '' !== $title && '/' !== $path ) {
				$screen            = $reports[ $path ] ?? Admin_Pages::to_screen( $item + array( 'id' => $path ) + self::NEW );
				$filtered[ $path ] = array( 'title' => $title ) + $screen;
			}
		}

		$others = array_filter( $screens, static fn( array $screen ): bool => ! isset( $reports[ $screen['path'] ] ) );

		return array( ...array_values( $others ), ...array_values( $filtered ) );
	}

	/**
	 * Whether a screen is in the menu of reports.
	 *
	 * @param array<string, string> $screen Screen.
	 */
	private static function is_report( array $screen ): bool {
		return Screens::get_analytics_menu() === $screen['parent'];
	}

	/**
	 * A screen in the shape of WooCommerce's items.
	 *
	 * @param array<string, string> $screen Screen.
	 * @return array{id: string, title: string, parent: string, path: string}
	 */
	private static function to_item( array $screen ): array {
		return array(
			'id'     => self::ID . '-' . basename( $screen['path'] ),
			'title'  => $screen['title'],
			'parent' => self::ID,
			'path'   => $screen['path'],
		);
	}
}
