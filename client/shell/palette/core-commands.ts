import { resolveSelect, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import { subscribeToFilters } from '@storedeck/hooks';
import { getCommandEntries } from './commands';
import { getPageEntries, getViewEntries } from './entries';
import type { Entry } from './entries';
import type { CorePalette } from './core-palette';
import { useSearchCommands } from './search/use-search-commands';

const toCommand = ( { id, label, group, keywords = '', open }: Entry ) => ( {
	name: `storedeck/${ id }`,
	label: sprintf(
		/* translators: 1: name of a group of screens, e.g. "Analytics", 2: name of a screen. */
		__( '%1$s: %2$s', 'storedeck' ),
		group,
		label
	),
	searchLabel: `${ label } ${ group } ${ keywords }`,
	callback: ( { close }: { close: () => void } ) => {
		close();
		open();
	},
} );

/** Registers entries in place of those that it registered before. */
function createRegistration( palette: CorePalette ) {
	let registered: string[] = [];
	return ( entries: readonly Entry[] ) => {
		const commands = entries.map( toCommand );
		registered.forEach( palette.unregister );
		commands.forEach( palette.register );
		registered = commands.map( ( { name } ) => name );
	};
}

/**
 * Registers screens, reports and commands of plugins, again when a script adds
 * some late; views are registered when the palette opens, and the data of the
 * store is searched while the user types.
 *
 * @return A function that stops it.
 */
export function registerCoreCommands( palette: CorePalette ) {
	const replaceOwn = createRegistration( palette );
	const registerOwn = () =>
		replaceOwn( [ ...getPageEntries(), ...getCommandEntries() ] );
	registerOwn();
	const unsubscribe = subscribeToFilters( registerOwn );

	palette.registerLoader( {
		name: 'storedeck/search',
		hook: useSearchCommands,
	} );

	const replaceViews = createRegistration( palette );
	const registerViews = async () =>
		replaceViews(
			getViewEntries( await resolveSelect( viewsStore ).getViews() )
		);
	let wasOpen = false;
	const stop = subscribe( () => {
		const isOpen = palette.isOpen();
		if ( isOpen && ! wasOpen ) {
			// Those of the open screen are other ones.
			registerOwn();
			registerViews().catch( () => {
				// Screens stay available when views can't be loaded.
			} );
		}
		wasOpen = isOpen;
	} );
	return () => {
		unsubscribe();
		stop();
	};
}
