<?php

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the element that the app is rendered into. WordPress shows notices above it.
 */
final class Page {

	/**
	 * Shows the message while the app has rendered nothing, from three seconds after the page has loaded.
	 */
	private const SHOW_MESSAGE = <<<'JS'
		addEventListener( 'load', () =>
			setTimeout( () => {
				const root = document.getElementById( 'storedeck-root' );
				const show = () => {
					document.getElementById( 'storedeck-not-started' ).hidden = !! root.querySelector( ':scope > :not( noscript )' );
				};
				new MutationObserver( show ).observe( root, { childList: true } );
				show();
			}, 3000 )
		);
		JS;

	/**
	 * Prints the page. Without a script of WordPress, the app renders nothing, and a message says so.
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
			<div id="storedeck-not-started" role="alert" hidden>
				<h1><?php esc_html_e( 'The page did not start', 'storedeck' ); ?></h1>
				<p><?php esc_html_e( 'A script did not load or failed. Check your connection, then reload the page.', 'storedeck' ); ?></p>
				<p><?php echo esc_html( Scripts::describe_replaced() ); ?></p>
				<p><a class="button button-primary" href=""><?php esc_html_e( 'Reload the page', 'storedeck' ); ?></a></p>
			</div>
		</div>
		<?php
		wp_print_inline_script_tag( self::SHOW_MESSAGE );
	}
}
