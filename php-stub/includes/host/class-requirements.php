<?php

namespace Storedeck\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the description of an extension what it needs and the site does not have.
 */
final class Requirements {

	/**
	 * Name of the only plugin that recommended extensions need.
	 */
	public const WOOCOMMERCE = 'WooCommerce';

	/**
	 * Description with the missing plugins.
	 *
	 * @param string[] $plugins Names of the plugins that the extension needs.
	 */
	public static function describe( string $description, array $plugins ): string {
		$missing = array_diff( $plugins, array( Host::get_store()->get_name() ) );

		return array() === $missing ? $description : trim(
			sprintf(
				/* translators: 1: description of an extension, 2: name of another plugin. */
				__( '%1$s Requires %2$s, which is not active.', 'storedeck' ),
				$description,
				implode( ', ', $missing )
			)
		);
	}
}
