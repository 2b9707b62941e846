import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { notesStore } from '@storedeck/data';
import type { Note, NoteAction } from '@storedeck/data';
import { getHistory } from '@storedeck/navigation';
import { useAttention } from '../attention/use-attention';
import { getTarget } from '../link-target';
import { useSnackbar } from '../use-snackbar';
import type { NoteFilter } from './types';

/**
 * Actions on inbox messages.
 *
 * @param reload Reloads the displayed messages.
 */
export function useNoteActions( reload: () => Promise< unknown > ) {
	const {
		removeNote,
		removeAllNotes,
		updateNote,
		batchUpdateNotes,
		triggerNoteAction,
	} = useDispatch( notesStore );
	const { refresh } = useAttention();
	const notify = useSnackbar();

	const settle = async () => {
		await reload();
		refresh();
	};

	const attempt = ( task: () => Promise< unknown > ) =>
		notify.attempt(
			task,
			__( 'Could not update the messages.', 'storedeck' )
		);

	const restore = ( ids: readonly number[] ) =>
		attempt( async () => {
			await batchUpdateNotes( ids, { is_deleted: false } );
			await settle();
		} );

	const dismiss = ( note: Note ) =>
		attempt( async () => {
			await removeNote( note.id );
			notify.success( __( 'Message dismissed.', 'storedeck' ), () =>
				restore( [ note.id ] )
			);
			refresh();
		} );

	/** Dismisses all messages or, with a filter, the displayed ones. */
	const dismissAll = ( filter: NoteFilter, shown: readonly Note[] ) =>
		attempt( async () => {
			const dismissed =
				filter === ''
					? await removeAllNotes( { status: 'unactioned' } )
					: await batchUpdateNotes(
							shown.map( ( { id } ) => id ),
							{ is_deleted: true }
					  );
			const ids = dismissed.map( ( { id } ) => id );
			notify.success(
				sprintf(
					/* translators: %d: number of messages. */
					_n(
						'%d message dismissed.',
						'%d messages dismissed.',
						ids.length,
						'storedeck'
					),
					ids.length
				),
				() => restore( ids )
			);
			await settle();
		} );

	const undoSnooze = ( id: number ) =>
		attempt( async () => {
			await updateNote( id, { status: 'unactioned' } );
			await settle();
		} );

	const runAction = ( note: Note, action: NoteAction ) =>
		attempt( async () => {
			const response = await triggerNoteAction( note.id, action.id );
			if ( response.status === 'snoozed' ) {
				notify.success(
					__( 'Snoozed until tomorrow.', 'storedeck' ),
					() => undoSnooze( note.id )
				);
			}
			refresh();
		} );

	/**
	 * Runs an action and navigates to its URL. For a full page load, the
	 * request has to finish first.
	 */
	const navigate = async ( note: Note, action: NoteAction ) => {
		const target = getTarget( action.url ?? '' );
		if ( target?.type === 'wc-admin' ) {
			runAction( note, action );
			getHistory().push( target.href );
		} else if ( target ) {
			await runAction( note, action );
			window.location.assign( target.href );
		}
	};

	return { dismiss, dismissAll, runAction, navigate };
}
