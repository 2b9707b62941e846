import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { Contain } from '../shell/contain';
import { FailureNotice } from '../shell/failure-notice';
import { Layout } from '../shell/layout';

/** What may stand in a placeholder, by the name in its attribute. */
const MOUNTS: Record< string, ComponentType > = {
	app: Layout,
};

/**
 * Mounts a React root in each placeholder element (`data-storedeck-mount`).
 * Roots are independent: one that fails leaves the others alone.
 */
export function mountAll( root: ParentNode = document ) {
	root.querySelectorAll< HTMLElement >( '[data-storedeck-mount]' ).forEach(
		( element ) => {
			const name = element.dataset.storedeckMount ?? '';
			const Content = Object.hasOwn( MOUNTS, name )
				? MOUNTS[ name ]
				: undefined;
			if ( ! Content ) {
				console.error(
					`Storedeck: nothing is called "${ name }"; its placeholder stays empty.`
				);
				return;
			}
			createRoot( element ).render(
				<Contain
					name={ `root ${ name }` }
					fallback={ ( error, retry ) => (
						<FailureNotice
							message={ __(
								'Something went wrong on this page.',
								'storedeck'
							) }
							detail={ error.message }
							onRetry={ retry }
						/>
					) }
				>
					<Content />
				</Contain>
			);
		}
	);
}
