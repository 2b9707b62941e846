<?php
/**
 * Placeholders for charts, figures, lists and tables.
 *
 * @package Storedeck
 */

namespace Storedeck\Mounts;

use Storedeck\Admin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Prints an element that the bundle fills, and sees to it that the bundle is
 * on the page.
 */
final class Placeholder {

	/**
	 * What opens the figures of the shop.
	 */
	private const CAPABILITY = 'view_woocommerce_reports';

	/**
	 * A placeholder.
	 *
	 * The props are checked in the browser, by what shows them: whoever may edit
	 * reads there what was expected.
	 *
	 * @param string               $name  What stands in it: `report-chart`, `report-summary`, `report-table`,
	 *                                    `leaderboard`, `inbox` …
	 * @param array<string, mixed> $props Its props.
	 * @return string HTML; nothing for those who may not see the shop's figures.
	 */
	public static function html( string $name, array $props = array() ): string {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return '';
		}

		Assets::want();

		$json = wp_json_encode( (object) $props );

		return sprintf(
			'<div data-storedeck-mount="%s" data-props="%s"></div>',
			esc_attr( $name ),
			esc_attr( false === $json ? '' : $json )
		);
	}
}
