import { Suspense } from '@wordpress/element';
import { classNames } from '../class-names';
import type { SearchProps } from './types';
import { lazyWithRetry } from '../lazy-with-retry';

const AsyncSearch = lazyWithRetry( async () => ( {
	default: ( await import( /* webpackChunkName: "search" */ '.' ) ).Search,
} ) );

/** A placeholder with the height of a search. */
export const SearchPlaceholder = ( {
	className,
}: Pick< SearchProps, 'className' > ) => (
	<div
		className={ classNames( 'woocommerce-search-placeholder', className ) }
	/>
);

/** A lazily loaded search, for places where it is rarely used. */
export const LazySearch = ( props: SearchProps ) => (
	<Suspense fallback={ <SearchPlaceholder className={ props.className } /> }>
		<AsyncSearch { ...props } />
	</Suspense>
);
