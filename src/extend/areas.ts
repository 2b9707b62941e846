/**
 * Every plugin area: the `scope` of `registerPlugin()` of `@wordpress/plugins`.
 * `docs/hooks.md` is generated from it.
 */
export interface PluginAreas {
	/**
	 * Rendered on every screen, and below the header of pages that WordPress
	 * renders.
	 *
	 * @since 0.1.0
	 */
	'woocommerce-admin': true;

	/**
	 * Rendered with the tasks of Home.
	 *
	 * @since 0.1.0
	 */
	'woocommerce-tasks': true;

	/**
	 * Rendered while the favorites menu is open.
	 *
	 * @since 0.1.0
	 */
	'woocommerce-navigation': true;
}

/** The scope of a plugin area. */
export type PluginScope = keyof PluginAreas;
