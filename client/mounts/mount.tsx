import { createRoot } from '@wordpress/element';
import { App } from './app';
import { Placeholder } from './placeholder';

/** The name of the placeholder that holds the whole app. */
export const APP = 'app';

export const SELECTOR = '[data-storedeck-mount]';

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
	root.render(
		name === APP ? <App /> : <Placeholder name={ name } json={ json } />
	);
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
