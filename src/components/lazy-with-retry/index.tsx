import type { ComponentType } from 'react';
import { lazy } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Callbacks that reset failed loads. */
const forgets = new Set< () => void >();

/** Replaces an error message that contains a file name. */
const explain = ( error: unknown ) =>
	error instanceof Error && error.name === 'ChunkLoadError'
		? new Error(
				__(
					'Could not load a script. Check your connection and try again.',
					'storedeck'
				),
				{ cause: error }
		  )
		: error;

/**
 * Like `lazy()` of React, which caches a failed load, but loads again after
 * `resetFailedLoads()`. Error boundaries call it when the user retries.
 *
 * @param load Imports the component.
 */
export function lazyWithRetry< Props extends object >(
	load: () => Promise< { default: ComponentType< Props > } >
): ( props: Props ) => JSX.Element {
	const create = () =>
		lazy( async () => {
			try {
				const { default: Content } = await load();
				return {
					default: ( { props }: { props: Props } ) => (
						<Content { ...props } />
					),
				};
			} catch ( error ) {
				forgets.add( () => {
					known = undefined;
				} );
				throw explain( error );
			}
		} );
	let known: ReturnType< typeof create > | undefined;

	return function LazyWithRetry( props: Props ) {
		known ??= create();
		const Known = known;
		return <Known props={ props } />;
	};
}

/** Resets failed loads, so that the next render loads again. */
export function resetFailedLoads() {
	forgets.forEach( ( forget ) => forget() );
	forgets.clear();
}

/**
 * Returns a listener that loads what may be used next. If that fails, it is loaded
 * again when it is used.
 *
 * @param load Imports a module.
 */
export const loadAhead = ( load: () => Promise< unknown > ) => () => {
	load().catch( () => undefined );
};
