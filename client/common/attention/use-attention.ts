import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { attentionStore } from './store';

/** Counts older than this are asked for again when somebody comes along. */
const FRESH_FOR = 30_000;

const isPageVisible = () => document.visibilityState !== 'hidden';

/** Whether somebody can see the page. Once seen, it stays seen. */
function useWasVisible() {
	const [ wasVisible, setWasVisible ] = useState( isPageVisible );
	useEffect( () => {
		if ( wasVisible ) {
			return undefined;
		}
		const look = () => isPageVisible() && setWasVisible( true );
		document.addEventListener( 'visibilitychange', look );
		return () => document.removeEventListener( 'visibilitychange', look );
	}, [ wasVisible ] );
	return wasVisible;
}

/**
 * What waits for this person. Nothing is asked for a page that nobody sees.
 *
 * @return `counts` (undefined until they are known), `error`, and `refresh`,
 *         which asks again.
 */
export function useAttention() {
	const wasVisible = useWasVisible();
	const { refresh: ask } = useDispatch( attentionStore );
	const { counts, error } = useSelect(
		( select ) => {
			if ( ! wasVisible ) {
				return { counts: undefined, error: false as const };
			}
			const store = select( attentionStore );
			return {
				counts: store.getAttention(),
				error: store.getAttentionError(),
			};
		},
		[ wasVisible ]
	);
	const refresh = useCallback( () => {
		ask( 'getAttention', [] );
	}, [ ask ] );
	return { counts, error, refresh };
}

/**
 * Keeps the counts from getting old: they are asked for again when the reader
 * goes to another screen or comes back to the page.
 *
 * @param path Where the reader is.
 */
export function useFreshAttention( path: string ) {
	const { refresh } = useDispatch( attentionStore );
	const { readAt } = useSelect(
		( select ) => ( {
			readAt: select( attentionStore ).getReadAt( 'getAttention', [] ),
		} ),
		[]
	);
	useEffect( () => {
		const look = () => {
			if (
				isPageVisible() &&
				readAt !== undefined &&
				Date.now() - readAt > FRESH_FOR
			) {
				refresh( 'getAttention', [] );
			}
		};
		look();
		document.addEventListener( 'visibilitychange', look );
		return () => document.removeEventListener( 'visibilitychange', look );
	}, [ path, readAt, refresh ] );
}
