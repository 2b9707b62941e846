<?php
/**
 * The page that the interface is mounted into.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the placeholder. Notices of WordPress land above it.
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
						<?php esc_html_e( 'The store needs JavaScript. Please turn it on and load this page again.', 'storedeck' ); ?>
					</p>
				</noscript>
			</div>
		</div>
		<?php
	}
}
