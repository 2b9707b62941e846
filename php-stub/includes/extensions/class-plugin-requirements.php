<?php

namespace Storedeck\Extensions;

use Storedeck\Host\Requirements;
use Storedeck\Payments\Payment_Suggestions;

defined( 'ABSPATH' ) || exit;

/**
 * Which plugins a plugin needs: an installed one names them in its header, a suggested one in the list of suggestions.
 */
final class Plugin_Requirements {

	/**
	 * Names of plugins that a plugin needs and that are not active.
	 *
	 * @param string   $slug  Slug of the plugin.
	 * @param string[] $added Slugs of plugins that are added together with it.
	 * @return list<string>
	 */
	public static function get_missing( string $slug, array $added = array() ): array {
		$needed  = array_diff( self::get_header( $slug ), Plugins::active() );
		$missing = Requirements::get_missing( array_map( self::get_name( ... ), $needed ) );
		$names   = array_unique( array_merge( $missing, self::get_suggested( $slug ) ) );

		return array_values( array_diff( $names, array_map( self::get_name( ... ), $added ) ) );
	}

	/**
	 * Slugs in the header of an installed plugin.
	 *
	 * @return string[]
	 */
	private static function get_header( string $slug ): array {
		$file = Plugins::file( $slug );

		return null === $file ? array() : Plugins::slugs( (string) ( get_plugins()[ $file ]['RequiresPlugins'] ?? '' ) );
	}

	/**
	 * Names of the missing plugins of a suggestion.
	 *
	 * @return string[]
	 */
	private static function get_suggested( string $slug ): array {
		foreach ( array_merge( ...array_column( Free_Extensions::all(), 'plugins' ) ) as $extension ) {
			if ( array( $slug ) === Plugins::slugs( $extension['key'] ) ) {
				return $extension['missing_plugins'];
			}
		}

		foreach ( Payment_Suggestions::payments( true ) as $suggestion ) {
			if ( in_array( $slug, $suggestion['plugins'], true ) ) {
				return $suggestion['missing_plugins'];
			}
		}

		return array();
	}

	/**
	 * Name of a plugin, which may not be installed.
	 */
	private static function get_name( string $slug ): string {
		if ( strtolower( Requirements::WOOCOMMERCE ) === $slug ) {
			return Requirements::WOOCOMMERCE;
		}

		$file = Plugins::file( $slug );

		return null === $file ? $slug : (string) get_plugins()[ $file ]['Name'];
	}
}
