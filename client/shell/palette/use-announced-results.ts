import { speak } from '@wordpress/a11y';
import { useDebounce } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Delay before results are announced, in milliseconds. */
const ANNOUNCE_DELAY = 400;

function describe( count: number ) {
	return count === 0
		? __( 'No results.', 'storedeck' )
		: sprintf(
				/* translators: %d: number of results. */
				_n(
					'%d result, use up and down arrow keys to navigate.',
					'%d results, use up and down arrow keys to navigate.',
					count,
					'storedeck'
				),
				count
		  );
}

/**
 * Announces the number of results once the search is over.
 *
 * @param text        The text in the field.
 * @param count       Number of results.
 * @param isSearching Whether there may be more.
 * @param failures    Messages of sources that failed.
 */
export function useAnnouncedResults(
	text: string,
	count: number,
	isSearching: boolean,
	failures: readonly string[]
) {
	const debouncedSpeak = useDebounce( speak, ANNOUNCE_DELAY );
	const message = isSearching
		? __( 'Searching…', 'storedeck' )
		: [ ...failures, describe( count ) ].join( ' ' );
	useEffect( () => {
		debouncedSpeak( message );
	}, [ text, message, debouncedSpeak ] );
}
