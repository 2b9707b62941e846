<?php
/**
 * Scripts of the host that come after the first screen.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Holds back the host's components: they are larger than all of ours, and the
 * figures are shown without them. The page carries them in an inert element,
 * with what else they need, and the bundle runs them when there is time.
 */
final class Late_Scripts {

	/**
	 * What is held back.
	 */
	private const HANDLE = 'wp-components';

	/**
	 * Id of the element; the bundle looks for it.
	 */
	private const PLACE = 'storedeck-late-scripts';

	/**
	 * Hooks the element.
	 */
	public static function register_hooks(): void {
		// After all scripts of the page: somebody else may need them at once.
		add_action( 'admin_print_footer_scripts', array( self::class, 'print_inert' ), 100 );
	}

	/**
	 * What the bundle waits for: on screens of figures not for the host's
	 * components. On pages of others nothing is known of what they print where.
	 *
	 * @param string[] $dependencies Handles that the build names.
	 * @return string[]
	 */
	public static function without( array $dependencies ): array {
		return Menu::is_page() && Preload_Scripts::has_figures( Screens::current_path() )
			? array_values( array_diff( $dependencies, array( self::HANDLE ) ) )
			: $dependencies;
	}

	/**
	 * Prints the scripts, if the page has the bundle and has not loaded them.
	 */
	public static function print_inert(): void {
		$scripts = wp_scripts();

		if ( ! in_array( Assets::HANDLE, $scripts->done, true ) || in_array( self::HANDLE, $scripts->done, true ) ) {
			return;
		}

		// Joined, they would have no addresses of their own.
		$joins              = $scripts->do_concat;
		$scripts->do_concat = false;
		printf( '<template id="%s">', esc_attr( self::PLACE ) );
		$scripts->do_items( array( self::HANDLE ) );
		echo "</template>\n";
		$scripts->do_concat = $joins;
	}
}
