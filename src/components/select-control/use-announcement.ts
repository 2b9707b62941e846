import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

interface AnnouncementOptions {
	/** Whether the list is open and has finished loading. */
	isOpen: boolean;
	/** Number of options. */
	count: number;
	/** The query of the list. */
	query: string | null;
	/** Whether a search was made. */
	hasQuery: boolean;
}

/** Delay in ms after typing. */
export const SPEAK_DELAY = 500;

/** Announces the number of options after typing. */
export function useAnnouncement( {
	isOpen,
	count,
	query,
	hasQuery,
}: AnnouncementOptions ) {
	useEffect( () => {
		if ( ! isOpen || ! hasQuery ) {
			return;
		}
		const timer = setTimeout( () => {
			speak(
				count === 0
					? __( 'No results.', 'storedeck' )
					: sprintf(
							/* translators: %d: number of results. */
							_n(
								'%d result found, use up and down arrow keys to navigate.',
								'%d results found, use up and down arrow keys to navigate.',
								count,
								'storedeck'
							),
							count
					  ),
				'assertive'
			);
		}, SPEAK_DELAY );
		return () => clearTimeout( timer );
	}, [ isOpen, count, query, hasQuery ] );
}
