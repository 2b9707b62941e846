import type { ExtensionBundle, FreeExtension } from '@storedeck/data';

/** The plugin of an extension; some keys also name a part of it: `jetpack:stats`. */
export const getSlug = ( { key }: Pick< FreeExtension, 'key' > ) =>
	key.split( ':' )[ 0 ] ?? key;

/**
 * Bundles with each plugin once, in the first bundle that has it. Bundles with
 * the same title become one, and empty ones are omitted. WooCommerce suggests
 * the same plugins in several places.
 *
 * @param bundles The response of the server.
 */
export function mergeBundles(
	bundles: readonly ExtensionBundle[]
): ExtensionBundle[] {
	const slugs = new Set< string >();
	const merged = new Map< string, ExtensionBundle >();
	for ( const bundle of bundles ) {
		const added = bundle.plugins.filter( ( plugin ) => {
			const isNew = ! slugs.has( getSlug( plugin ) );
			slugs.add( getSlug( plugin ) );
			return isNew;
		} );
		const known = merged.get( bundle.title );
		if ( added.length > 0 ) {
			merged.set( bundle.title, {
				...( known ?? bundle ),
				plugins: [ ...( known?.plugins ?? [] ), ...added ],
			} );
		}
	}
	return [ ...merged.values() ];
}
