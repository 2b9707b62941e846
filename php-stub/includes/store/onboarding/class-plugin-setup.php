<?php
/**
 * Plugins that the setup brings along.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

use Storedeck\Extensions\Plugin_Installer;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Installs plugins and activates those that were installed.
 */
final class Plugin_Setup {

	/**
	 * Does both.
	 *
	 * @param list<string> $slugs Slugs.
	 * @return array{done: list<string>, installed: list<string>, seconds: array<string, float>, errors: WP_Error} done are
	 *               those that are active now; seconds are those of the installation; the errors by slug.
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
