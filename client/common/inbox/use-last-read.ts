import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { useUserPreferences } from '@storedeck/data';
import type { Note } from '@storedeck/data';
import { attentionStore } from '../attention/store';

/** The API returns GMT times without a zone. */
const toTime = ( gmt: string | null | undefined ) =>
	gmt ? Date.parse( `${ gmt }Z` ) : 0;

/**
 * Tells which messages are new since the user's last visit, and saves the
 * current visit once the messages are displayed. New messages stay marked until
 * the screen is left.
 *
 * @param isShown The messages are displayed.
 * @param isKept  Save this visit.
 * @return Whether a message is new.
 */
export function useLastRead( isShown: boolean, isKept: boolean ) {
	const {
		activity_panel_inbox_last_read: saved,
		updateUserPreferences,
	}: ReturnType< typeof useUserPreferences > & {
		activity_panel_inbox_last_read?: unknown;
	} = useUserPreferences();
	const { markMessagesRead } = useDispatch( attentionStore );
	const [ lastRead ] = useState( () => Number( saved ) || 0 );
	const isSaved = useRef( false );

	useEffect( () => {
		if ( isKept && isShown && ! isSaved.current ) {
			isSaved.current = true;
			updateUserPreferences( {
				activity_panel_inbox_last_read: Date.now(),
			} ).then( markMessagesRead );
		}
	}, [ isKept, isShown, updateUserPreferences, markMessagesRead ] );

	return ( note: Note ) => toTime( note.date_created_gmt ) > lastRead;
}
