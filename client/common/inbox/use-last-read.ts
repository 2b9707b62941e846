import { useEffect, useRef, useState } from '@wordpress/element';
import { useUserPreferences } from '@storedeck/data';
import type { Note } from '@storedeck/data';
import { useAttention } from '../attention/use-attention';

/** Moments of the API carry no zone: they are of Greenwich. */
const toTime = ( gmt: string | null | undefined ) =>
	gmt ? Date.parse( `${ gmt }Z` ) : 0;

/**
 * Which messages came since the reader was last here; and remembers that he is
 * here now, once they are shown. What was new stays marked until he leaves.
 *
 * @param isShown The messages are on the screen.
 * @param isKept  Seeing them counts as having been here.
 * @return Whether a message is new to the reader.
 */
export function useLastRead( isShown: boolean, isKept: boolean ) {
	const {
		activity_panel_inbox_last_read: saved,
		updateUserPreferences,
	}: ReturnType< typeof useUserPreferences > & {
		activity_panel_inbox_last_read?: unknown;
	} = useUserPreferences();
	const { refresh } = useAttention();
	const [ lastRead ] = useState( () => Number( saved ) || 0 );
	const isSaved = useRef( false );

	useEffect( () => {
		if ( isKept && isShown && ! isSaved.current ) {
			isSaved.current = true;
			updateUserPreferences( {
				activity_panel_inbox_last_read: Date.now(),
			} ).then( refresh );
		}
	}, [ isKept, isShown, updateUserPreferences, refresh ] );

	return ( note: Note ) => toTime( note.date_created_gmt ) > lastRead;
}
