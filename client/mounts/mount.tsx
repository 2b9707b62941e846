import type { ComponentType } from 'react';
import { createRoot } from '@wordpress/element';
import { Placeholder } from './placeholder';

/** The name of the app's placeholder. */
export const APP = 'app';

export const SELECTOR = '[data-storedeck-mount]';

/** How long to wait for the screen before the app is rendered without it, in ms. */
const MAX_WAIT = 200;

const wait = ( time: number ) =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, time ) );

/** The admin app: mounts must not import the shell, which registers it here. */
interface RootApp {
	component: ComponentType;
	/** Loads the screen of the URL. */
	loadScreen: () => Promise< void >;
}

let rootApp: RootApp | undefined;

export function registerApp( app: RootApp ) {
	rootApp = app;
}

/** Usually resolves at once: the page has the scripts of the screen. */
async function waitForScreen( { loadScreen }: RootApp ) {
	// Scripts that add a screen run first.
	await wait( 0 );
	await Promise.race( [ loadScreen(), wait( MAX_WAIT ) ] );
}

const roots = new Map< Element, () => void >();

/**
 * Mounts a React root in a placeholder, only once for each placeholder. An error
 * in one root does not affect others. All roots share the stores and requests.
 *
 * @param element An element with `data-storedeck-mount`.
 * @return A function that unmounts it.
 */
export function mount( element: HTMLElement ): () => void {
	const existing = roots.get( element );
	if ( existing ) {
		return existing;
	}
	const { storedeckMount: name = '', props: json } = element.dataset;
	const root = createRoot( element );
	const unmount = () => {
		if ( roots.delete( element ) ) {
			root.unmount();
		}
	};
	roots.set( element, unmount );
	if ( name === APP && rootApp ) {
		const { component: App } = rootApp;
		waitForScreen( rootApp ).then( () => {
			if ( roots.get( element ) === unmount ) {
				root.render( <App /> );
			}
		} );
	} else {
		root.render( <Placeholder name={ name } json={ json } /> );
	}
	return unmount;
}

/** Unmounts the roots of elements that were removed from the page. */
export function unmountRemoved() {
	for ( const [ element, unmount ] of roots ) {
		if ( ! element.isConnected ) {
			unmount();
		}
	}
}
