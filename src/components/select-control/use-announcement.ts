import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

interface Findings {
	/** Whether the list is open and its contents final. */
	isOpen: boolean;
	/** How many options it has. */
	count: number;
	/** What was looked for. */
	subject: string | null;
	/** Whether anything was looked for at all. */
	isAsked: boolean;
}

/** How long typing has to rest before the result is spoken, in ms. */
export const SPEAK_DELAY = 500;

/** Tells how many options there are, once the typing rests. */
export function useAnnouncement( {
	isOpen,
	count,
	subject,
	isAsked,
}: Findings ) {
	useEffect( () => {
		if ( ! isOpen || ! isAsked ) {
			return;
		}
		const timer = setTimeout( () => {
			speak(
				count === 0
					? __( 'No results.', 'storedeck' )
					: sprintf(
							/* translators: %d: number of options. */
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
	}, [ isOpen, count, subject, isAsked ] );
}
