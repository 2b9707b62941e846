<?php

namespace Storedeck\Extensions;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Host\Requirements;

defined( 'ABSPATH' ) || exit;

/**
 * Lists extensions in bundles.
 */
final class Free_Extensions {

	/**
	 * Returns all bundles.
	 *
	 * @return list<array{key: string, title: string, plugins: list<array<string, mixed>>}>
	 */
	public static function all(): array {
		$own = require __DIR__ . '/data/free-extensions.php';

		/*
		 * Filters the free extensions that the setup recommends.
		 *
		 * @param array<string, array{title: string, plugins: array<string, array{string, string, 2?: string[]}>}> $bundles
		 *        Bundle => title and plugins: slug => name, description and names of plugins that it needs.
		 *
		 * @since 0.1.0
		 * @stability experimental
		 */
		$filtered = Plugin_Hooks::filter( 'storedeck_free_extensions', $own );
		$active   = Plugins::active();
		$prepared    = array();

		foreach ( is_array( $filtered ) ? $filtered : $own as $key => $bundle ) {
			$plugins = array();

			foreach ( $bundle['plugins'] as $slug => $plugin ) {
				list( $name, $description ) = $plugin;

				$plugins[] = array(
					'key'             => $slug,
					'name'            => $name,
					'description'     => $description,
					'image_url'       => '',
					'manage_url'      => 'plugins.php',
					'is_built_by_wc'  => false,
					'is_visible'      => true,
					'is_activated'    => in_array( $slug, $active, true ),
					'missing_plugins' => Requirements::get_missing( (array) ( $plugin[2] ?? array() ) ),
				);
			}

			$prepared[] = array( 'key' => (string) $key, 'title' => $bundle['title'], 'plugins' => $plugins );
		}

		return $prepared;
	}
}
