<?php
/**
 * Installation of plugins during onboarding.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

use Storedeck\Extensions\Plugin_Installer;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Installs plugins and activates the installed ones.
 */
final class Plugin_Setup {

	/**
	 * Installs and activates plugins.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array{done: list<string>, installed: list<string>, seconds: array<string, float>, errors: WP_Error} Active plugins, installed plugins, seconds of each installation, and errors by slug.
	 */
	public static function run( array $slugs ): array {
		$installed = Plugin_Installer::install( $slugs );
		$activated = Plugin_Installer::activate( $installed['done'] );
		$errors    = $installed['errors'];

		$errors->merge_from( $activated['errors'] );

		return array(
			'done'      => $activated['done'],
			'installed' => $installed['done'],
			'seconds'   => array_intersect_key( $installed['seconds'], array_flip( $activated['done'] ) ),
			'errors'    => $errors,
		);
	}
}
