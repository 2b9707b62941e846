import { dispatch, select } from '@wordpress/data';

/** A command as the host's palette takes it. */
export interface HostCommand {
	name: string;
	label: string;
	searchLabel?: string;
	callback: ( options: { close: () => void } ) => void;
}

/** What the host's palette can do, as far as it is used. */
export interface HostPalette {
	register: ( command: HostCommand ) => void;
	unregister: ( name: string ) => void;
	open: () => void;
	/** Somebody looks at it. */
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

/** The host's palette; undefined where the page has none. */
export function getHostPalette(): HostPalette | undefined {
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
		open: () => {
			open();
		},
		isOpen: () => isOpen() === true,
	};
}

/**
 * Whether the host shows its palette on this page. Its store alone may have come
 * with some other script; the palette itself is a script of its own.
 */
export function isHostPaletteShown(): boolean {
	const { wp } = window as Window & { wp?: { coreCommands?: unknown } };
	return Boolean( wp?.coreCommands ) && getHostPalette() !== undefined;
}
