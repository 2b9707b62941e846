import type { ComponentType } from 'react';
import { lazy } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** What forgets the loads that have failed. */
const forgets = new Set< () => void >();

/** In place of the name of a file, for whoever reads it. */
const explain = ( error: unknown ) =>
	error instanceof Error && error.name === 'ChunkLoadError'
		? new Error(
				__(
					'A script of this page could not be loaded. Check your connection and try again.',
					'storedeck'
				),
				{ cause: error }
		  )
		: error;

/**
 * As `lazy()` of React, which keeps a failed load for ever: here it is tried
 * anew after `resetFailedLoads()`, as boundaries do when somebody retries.
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

/** Has what could not be loaded be loaded anew when it is shown next. */
export function resetFailedLoads() {
	forgets.forEach( ( forget ) => forget() );
	forgets.clear();
}
