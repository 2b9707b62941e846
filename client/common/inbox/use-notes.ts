import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo, useState } from '@wordpress/element';
import { NOTES_STORE_NAME, notesStore, useSubscription } from '@storedeck/data';
import type { Note, NotesQuery, SelectorCall } from '@storedeck/data';
import { getNoteTypes } from './note-types';
import type { NoteFilter } from './types';

const toQuery = (
	type: NoteFilter,
	page: number,
	perPage: number
): NotesQuery => ( {
	page,
	per_page: perPage,
	status: 'unactioned',
	type: getNoteTypes( type ),
	orderby: 'date',
	order: 'desc',
} );

const toSelectorCall = ( query: NotesQuery ): SelectorCall => [
	'getNotes',
	[ query ],
];

/**
 * The messages of the inbox, page by page. Dismissed messages are filtered out;
 * actioned ones stay until the next reload.
 *
 * @param type    Note type; empty for all types.
 * @param perPage Number of messages per page.
 */
export function useNotes( type: NoteFilter, perPage: number ) {
	const [ pages, setPages ] = useState( { type, count: 1 } );
	const count = pages.type === type ? pages.count : 1;
	const queries = useMemo(
		() =>
			Array.from( { length: count }, ( _, at ) =>
				toQuery( type, at + 1, perPage )
			),
		[ type, count, perPage ]
	);
	const calls = useMemo( () => queries.map( toSelectorCall ), [ queries ] );
	useSubscription( NOTES_STORE_NAME, calls );

	// `useSelect` compares the lists themselves, but not those in a property.
	const lists = useSelect(
		( select ) =>
			queries.map( ( query ) => select( notesStore ).getNotes( query ) ),
		[ queries ]
	);
	const { isRead, isLastRead } = useSelect(
		( select ) => {
			const readAt = calls.map( ( call ) =>
				select( notesStore ).getReadAt( ...call )
			);
			return {
				isRead: readAt[ 0 ] !== undefined,
				isLastRead: readAt.at( -1 ) !== undefined,
			};
		},
		[ calls ]
	);
	const error = useSelect(
		( select ) => select( notesStore ).getNotesError( 'getNotes' ),
		[]
	);
	const isRequesting = useSelect(
		( select ) => select( notesStore ).isNotesRequesting( 'getNotes' ),
		[]
	);
	const { refreshAll } = useDispatch( notesStore );

	const notes = useMemo( () => {
		// A message that moved to the next page between two requests is in
		// both.
		const byId = new Map< number, Note >();
		for ( const note of lists.flat() ) {
			if ( ! note.is_deleted && note.status !== 'snoozed' ) {
				byId.set( note.id, note );
			}
		}
		return [ ...byId.values() ];
	}, [ lists ] );

	/**
	 * Reloads all pages: dismissing a message moves others to the previous
	 * page.
	 */
	const reload = useCallback(
		() => refreshAll( calls ),
		[ refreshAll, calls ]
	);

	const loadMore = useCallback( async () => {
		await reload();
		setPages( { type, count: count + 1 } );
	}, [ reload, type, count ] );

	return {
		notes,
		error: error || undefined,
		/** There is nothing to display yet. */
		isLoading: ! isRead && ! error,
		isLoadingMore: isRequesting && isRead,
		/** The last page was full, so there may be another one. */
		hasMore: isLastRead && ( lists.at( -1 )?.length ?? 0 ) >= perPage,
		isRead,
		reload,
		loadMore,
	};
}
