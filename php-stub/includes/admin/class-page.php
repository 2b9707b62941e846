<?php
/**
 * The admin page.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the element that the app is rendered into. WordPress shows notices above it.
 */
final class Page {

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		?>
		<div class="wrap storedeck-page">
			<hr class="wp-header-end">
			<div id="storedeck-root" data-storedeck-mount="app">
				<noscript>
					<h1><?php esc_html_e( 'Store', 'storedeck' ); ?></h1>
					<p>
						<?php esc_html_e( 'JavaScript is required. Please enable it and reload the page.', 'storedeck' ); ?>
					</p>
				</noscript>
			</div>
		</div>
		<?php
	}
}
