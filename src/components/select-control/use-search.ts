import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useLatest } from '../use-latest';
import type { FoundOptions, SelectOption } from './types';

export type SearchStatus = 'idle' | 'searching' | 'failed';

interface Settings {
	options: readonly SelectOption[];
	onSearch?: (
		options: readonly SelectOption[],
		query: string | null
	) => FoundOptions;
	debounceTime: number;
}

/**
 * Searches for options after a delay, and ignores outdated results. Previous
 * results stay until the next ones arrive.
 *
 * @param settings Options and search function.
 */
export function useSearch( { options, onSearch, debounceTime }: Settings ) {
	const [ found, setFound ] = useState< readonly SelectOption[] | null >(
		null
	);
	const [ status, setStatus ] = useState< SearchStatus >( 'idle' );
	const latest = useRef( 0 );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	const settings = useLatest( { options, onSearch } );

	const stop = useCallback( () => {
		latest.current++;
		clearTimeout( timer.current );
		setStatus( 'idle' );
	}, [] );

	const startSearch = useCallback(
		( query: string | null, wait = debounceTime ) => {
			const number = ++latest.current;
			const isLatest = () => number === latest.current;
			const runSearch = async () => {
				const { options: allOptions, onSearch: search } =
					settings.current;
				if ( ! search ) {
					setStatus( 'idle' );
					return;
				}
				try {
					const response = search( allOptions, query );
					const isAsync = 'then' in response;
					if ( isAsync ) {
						setStatus( 'searching' );
					}
					const results = isAsync ? await response : response;
					if ( isLatest() ) {
						setFound( results );
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
				timer.current = setTimeout( runSearch, wait );
			} else {
				void runSearch();
			}
		},
		[ debounceTime, settings ]
	);

	useEffect(
		() => () => {
			latest.current++;
			clearTimeout( timer.current );
		},
		[]
	);

	return {
		/** The latest results, or all options. */
		options: ( onSearch && found ) || options,
		status,
		search: startSearch,
		stop,
	};
}
