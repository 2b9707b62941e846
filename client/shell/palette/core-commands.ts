import { resolveSelect, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import { getHistory } from '@storedeck/navigation';
import { getPageEntries, getViewEntries } from './entries';
import type { Entry } from './entries';
import type { CorePalette } from './core-palette';

const toCommand = ( { id, label, group, getHref }: Entry ) => ( {
	name: `storedeck/${ id }`,
	label: sprintf(
		/* translators: 1: name of a group of screens, e.g. "Analytics", 2: name of a screen. */
		__( '%1$s: %2$s', 'storedeck' ),
		group,
		label
	),
	searchLabel: `${ label } ${ group }`,
	callback: ( { close }: { close: () => void } ) => {
		close();
		getHistory().push( getHref() );
	},
} );

/**
 * Registers screens and reports as commands; views are registered when the
 * palette opens.
 */
export function registerCoreCommands( palette: CorePalette ) {
	getPageEntries().map( toCommand ).forEach( palette.register );

	let registered: string[] = [];
	const registerViews = async () => {
		const commands = getViewEntries(
			await resolveSelect( viewsStore ).getViews()
		).map( toCommand );
		registered.forEach( palette.unregister );
		commands.forEach( palette.register );
		registered = commands.map( ( { name } ) => name );
	};
	let wasOpen = false;
	return subscribe( () => {
		const isOpen = palette.isOpen();
		if ( isOpen && ! wasOpen ) {
			registerViews().catch( () => {
				// Screens stay available when views can't be loaded.
			} );
		}
		wasOpen = isOpen;
	} );
}
