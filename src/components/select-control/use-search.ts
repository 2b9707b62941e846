import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { FoundOptions, SelectOption } from './types';

/** How the looking stands. */
export type SearchStatus = 'idle' | 'searching' | 'failed';

interface Settings {
	options: readonly SelectOption[];
	onSearch?: (
		options: readonly SelectOption[],
		query: string | null
	) => FoundOptions;
	debounceTime: number;
}

interface Found {
	options: readonly SelectOption[];
	/** What they were found for. */
	query: string | null;
}

/**
 * Looks for options: after a pause in typing, the latest question only. What was
 * found stays until the next answer.
 *
 * @param settings Where to look.
 */
export function useSearch( { options, onSearch, debounceTime }: Settings ) {
	const [ found, setFound ] = useState< Found | null >( null );
	const [ status, setStatus ] = useState< SearchStatus >( 'idle' );
	const latest = useRef( 0 );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const settings = useRef( { options, onSearch } );
	settings.current = { options, onSearch };

	const stop = useCallback( () => {
		latest.current++;
		clearTimeout( timer.current );
		setStatus( 'idle' );
	}, [] );

	const search = useCallback(
		( query: string | null, wait = debounceTime ) => {
			const number = ++latest.current;
			const isLatest = () => number === latest.current;
			const ask = async () => {
				const { options: known, onSearch: find } = settings.current;
				if ( ! find ) {
					setStatus( 'idle' );
					return;
				}
				try {
					const answer = find( known, query );
					const isLater = 'then' in answer;
					if ( isLater ) {
						setStatus( 'searching' );
					}
					const answered = isLater ? await answer : answer;
					if ( isLatest() ) {
						setFound( { options: answered, query } );
						setStatus( 'idle' );
					}
				} catch {
					if ( isLatest() ) {
						setFound( null );
						setStatus( 'failed' );
					}
				}
			};
			clearTimeout( timer.current );
			if ( wait > 0 && settings.current.onSearch ) {
				setStatus( 'searching' );
				timer.current = setTimeout( ask, wait );
			} else {
				void ask();
			}
		},
		[ debounceTime ]
	);

	useEffect(
		() => () => {
			latest.current++;
			clearTimeout( timer.current );
		},
		[]
	);

	return {
		/** What was found last, or all there is. */
		options: ( onSearch && found?.options ) || options,
		/** What was typed for it. */
		foundFor: found?.query ?? null,
		status,
		search,
		stop,
	};
}
