import type { ComponentType } from 'react';
import { createRoot, flushSync } from '@wordpress/element';
import { Placeholder } from './placeholder';

/** The name of the placeholder that holds the whole app. */
export const APP = 'app';

export const SELECTOR = '[data-storedeck-mount]';

/** Longest wait in ms for a screen, before the page is shown without it. */
const PATIENCE = 200;

const wait = ( time: number ) =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, time ) );

/** The admin app: mounts must not import the shell, which registers it here. */
interface RootApp {
	component: ComponentType;
	/** Loads the screen that the URL names. */
	loadScreen: () => Promise< void >;
}

let rootApp: RootApp | undefined;

export function registerApp( app: RootApp ) {
	rootApp = app;
}

/** Its scripts are in the page already, as a rule. */
const screenIsReady = ( { loadScreen }: RootApp ) =>
	Promise.race( [ loadScreen(), wait( PATIENCE ) ] );

const roots = new Map< Element, () => void >();

/**
 * Mounts a React root in a placeholder; once, however often it is called.
 * Roots are independent: one that fails leaves the others alone. They share
 * the stores, so that the same figures are asked for once.
 *
 * @param element An element with `data-storedeck-mount`.
 * @return Takes it away again.
 */
export function mount( element: HTMLElement ): () => void {
	const known = roots.get( element );
	if ( known ) {
		return known;
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
		screenIsReady( rootApp ).then( () => {
			if ( roots.get( element ) === unmount ) {
				// Before the browser goes on with the scripts that follow in the page.
				flushSync( () => root.render( <App /> ) );
			}
		} );
	} else {
		root.render( <Placeholder name={ name } json={ json } /> );
	}
	return unmount;
}

/** Takes away what was mounted in elements that have left their page. */
export function unmountGone() {
	for ( const [ element, unmount ] of roots ) {
		if ( ! element.isConnected ) {
			unmount();
		}
	}
}
