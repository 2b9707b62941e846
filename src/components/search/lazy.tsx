import { Suspense } from '@wordpress/element';
import type { SearchProps } from './types';
import { lazyWithRetry } from '../lazy-with-retry';

const Loaded = lazyWithRetry( async () => ( {
	default: ( await import( /* webpackChunkName: "search" */ '.' ) ).Search,
} ) );

/** Stands in for a search, as high as it is. */
export const SearchPlace = ( {
	className = '',
}: Pick< SearchProps, 'className' > ) => (
	<div className={ `woocommerce-search-placeholder ${ className }` } />
);

/**
 * A search that is loaded when it is first shown, for places where most
 * readers never search. An empty field stands in for it.
 */
export const LazySearch = ( props: SearchProps ) => (
	<Suspense fallback={ <SearchPlace className={ props.className } /> }>
		<Loaded { ...props } />
	</Suspense>
);
