import { Suspense } from '@wordpress/element';
import type { SearchProps } from './types';
import { lazyAgain } from '../lazy-again';

const Loaded = lazyAgain( async () => ( {
	default: ( await import( /* webpackChunkName: "search" */ '.' ) ).Search,
} ) );

/**
 * A search that is loaded when it is first shown, for places where most
 * readers never search. An empty field stands in for it, as high as it is.
 */
export const LazySearch = ( props: SearchProps ) => (
	<Suspense
		fallback={
			<div
				className={ `woocommerce-search-placeholder ${
					props.className ?? ''
				}` }
			/>
		}
	>
		<Loaded { ...props } />
	</Suspense>
);
