import { useResource, viewsStore } from '@storedeck/data';

/** The user's pinned views, and what is known of loading them. */
export function usePinnedViews() {
	const {
		data: views = [],
		error,
		retry,
	} = useResource( viewsStore, 'getViews', [] );
	return { pinned: views.filter( ( view ) => view.is_pinned ), error, retry };
}
