import { dispatch, select } from '@wordpress/data';

/** A command of `core/commands`. */
export interface CoreCommand {
	name: string;
	label: string;
	searchLabel?: string;
	callback: ( options: { close: () => void } ) => void;
}

/** A loader of `core/commands`: a hook that is called with the text of the palette. */
export interface CoreCommandLoader {
	name: string;
	hook: ( options: { search: string } ) => {
		commands: CoreCommand[];
		isLoading: boolean;
	};
}

/** The methods of `core/commands` that are used here. */
export interface CorePalette {
	register: ( command: CoreCommand ) => void;
	unregister: ( name: string ) => void;
	registerLoader: ( loader: CoreCommandLoader ) => void;
	open: () => void;
	isOpen: () => boolean;
}

const STORE = 'core/commands';

const isFunction = (
	value: unknown
): value is ( ...args: unknown[] ) => unknown => typeof value === 'function';

const readMethods = ( value: unknown ) =>
	new Map(
		Object.entries( Object( value ) as object ).filter(
			( entry ): entry is [ string, ( ...args: unknown[] ) => unknown ] =>
				isFunction( entry[ 1 ] )
		)
	);

/** Undefined when the page has no command palette. */
export function getCorePalette(): CorePalette | undefined {
	const selectors = readMethods( select( STORE ) );
	const actions = readMethods( selectors.size > 0 && dispatch( STORE ) );
	const register = actions.get( 'registerCommand' );
	const unregister = actions.get( 'unregisterCommand' );
	const open = actions.get( 'open' );
	const isOpen = selectors.get( 'isOpen' );
	if ( ! register || ! unregister || ! open || ! isOpen ) {
		return undefined;
	}
	return {
		register: ( command ) => {
			register( command );
		},
		unregister: ( name ) => {
			unregister( name );
		},
		registerLoader: ( loader ) => {
			actions.get( 'registerCommandLoader' )?.( loader );
		},
		open: () => {
			open();
		},
		isOpen: () => isOpen() === true,
	};
}

/**
 * Whether WordPress renders its command palette on this page. The store alone
 * is not enough: another script may have loaded it without the palette, which
 * is a separate script.
 */
export function hasCorePalette(): boolean {
	const { wp } = window as Window & { wp?: { coreCommands?: unknown } };
	return Boolean( wp?.coreCommands ) && getCorePalette() !== undefined;
}
