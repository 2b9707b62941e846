import { Button } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { AsyncContent } from '../async-content';
import { Note } from './note';
import type { NoteFilter } from './types';
import { useLastRead } from './use-last-read';
import { useNoteActions } from './use-note-actions';
import { useNotes } from './use-notes';
import './style.scss';

interface Props {
	/** Note type; empty for all types. */
	filter?: NoteFilter;
	/** Number of messages per page. */
	perPage?: number;
	/** Do not mark the messages as read, e.g. in a short preview. */
	isPreview?: boolean;
}

/** List of inbox messages with their actions. */
export function Inbox( {
	filter = '',
	perPage = 25,
	isPreview = false,
}: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const {
		notes,
		error,
		isLoading,
		isLoadingMore,
		hasMore,
		isRead,
		reload,
		loadMore,
	} = useNotes( filter, perPage );
	const isNew = useLastRead( isRead, ! isPreview );
	const { dismiss, dismissAll, runAction, navigate } =
		useNoteActions( reload );
	const shownBefore = useRef( 0 );
	const wantsMore = useRef( false );

	// Move the focus to the first of the newly loaded messages.
	useEffect( () => {
		if ( wantsMore.current && notes.length > shownBefore.current ) {
			wantsMore.current = false;
			speak(
				sprintf(
					/* translators: %d: number of messages. */
					_n(
						'%d more message loaded.',
						'%d more messages loaded.',
						notes.length - shownBefore.current,
						'storedeck'
					),
					notes.length - shownBefore.current
				)
			);
			list.current
				?.querySelectorAll< HTMLElement >( '.storedeck-note' )
				.item( shownBefore.current )
				?.querySelector< HTMLElement >( 'a[href], button' )
				?.focus();
		}
	}, [ notes.length ] );

	/** Moves the focus to a neighbor before the message is removed. */
	const moveFocus = ( button: Element ) => {
		const note = button.closest( '.storedeck-note' );
		const neighbors = [
			note?.nextElementSibling,
			note?.previousElementSibling,
		].flatMap(
			( neighbor ) =>
				neighbor?.querySelector< HTMLElement >(
					'.storedeck-note__dismiss'
				) ?? []
		);
		( neighbors[ 0 ] ?? list.current )?.focus();
	};

	return (
		<div
			className="storedeck-inbox"
			ref={ list }
			tabIndex={ -1 }
			role="group"
			aria-label={ __( 'Messages', 'storedeck' ) }
			aria-busy={ isLoading || isLoadingMore }
		>
			<AsyncContent
				isLoading={ isLoading }
				hasContent={ isRead }
				error={ error }
				errorMessage={ __( 'Could not load messages.', 'storedeck' ) }
				onRetry={ reload }
			>
				{ notes.length === 0 && (
					<p className="storedeck-inbox__empty">
						{ filter === '' || filter === 'urgent'
							? __(
									'You’re all caught up. New messages will appear here.',
									'storedeck'
							  )
							: __( 'No messages of this type.', 'storedeck' ) }
					</p>
				) }
				{ notes.map( ( note ) => (
					<Note
						key={ note.id }
						note={ note }
						isNew={ isNew( note ) }
						onAction={ ( action ) => runAction( note, action ) }
						onNavigate={ ( action ) => navigate( note, action ) }
						onDismiss={ ( button ) => {
							moveFocus( button );
							dismiss( note );
						} }
					/>
				) ) }
				{ isRead && ( notes.length > 0 || hasMore ) && (
					<div className="storedeck-inbox__foot">
						{ hasMore && (
							<Button
								variant="secondary"
								isBusy={ isLoadingMore }
								aria-disabled={ isLoadingMore }
								onClick={ () => {
									if ( ! isLoadingMore ) {
										shownBefore.current = notes.length;
										wantsMore.current = true;
										loadMore();
									}
								} }
							>
								{ __( 'Load more', 'storedeck' ) }
							</Button>
						) }
						{ notes.length > 0 && (
							<Button
								variant="tertiary"
								onClick={ () => {
									list.current?.focus();
									dismissAll( filter, notes );
								} }
							>
								{ filter === ''
									? __( 'Dismiss all', 'storedeck' )
									: __( 'Dismiss all shown', 'storedeck' ) }
							</Button>
						) }
					</div>
				) }
			</AsyncContent>
		</div>
	);
}
