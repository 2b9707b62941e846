import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { useResource } from '@storedeck/data/core';
import { useDocumentEvent } from '../use-document-event';
import { attentionStore } from './store';

/**
 * Counts older than this, in milliseconds, are requested again on the next
 * visit.
 */
const FRESH_FOR = 30_000;

const isPageVisible = () => document.visibilityState !== 'hidden';

/**
 * Whether the page was visible at least once, e.g. not only opened in a
 * background tab.
 */
function useWasVisible() {
	const [ wasVisible, setWasVisible ] = useState( isPageVisible );
	useDocumentEvent(
		'visibilitychange',
		() => setWasVisible( isPageVisible() ),
		! wasVisible
	);
	return wasVisible;
}

/**
 * Counts of items that need attention. Nothing is requested before the page is
 * visible.
 *
 * @return `counts` (undefined until loaded), `error` and `refresh`.
 */
export function useAttention() {
	const wasVisible = useWasVisible();
	const { data, error, retry } = useResource(
		attentionStore,
		'getAttention',
		[],
		{ enabled: wasVisible }
	);
	return { counts: data, error, refresh: retry };
}

/**
 * Refreshes outdated counts when the user opens another screen or comes back to
 * the browser tab.
 *
 * @param path Path of the current screen.
 */
export function useFreshAttention( path: string ) {
	const { refresh } = useDispatch( attentionStore );
	const { readAt } = useSelect(
		( select ) => ( {
			readAt: select( attentionStore ).getReadAt( 'getAttention', [] ),
		} ),
		[]
	);
	const look = useCallback( () => {
		if (
			isPageVisible() &&
			readAt !== undefined &&
			Date.now() - readAt > FRESH_FOR
		) {
			refresh( 'getAttention', [] );
		}
	}, [ readAt, refresh ] );
	useEffect( look, [ path, look ] );
	useDocumentEvent( 'visibilitychange', look );
}
