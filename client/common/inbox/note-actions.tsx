import { Button } from '@wordpress/components';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Note, NoteAction } from '@storedeck/data';
import { isPlainClick } from '@storedeck/navigation';
import { getTarget } from '../link-target';

interface Props {
	note: Note;
	onAction: ( action: NoteAction ) => void;
	/** Runs an action and navigates to its URL in this window. */
	onNavigate: ( action: NoteAction ) => void;
	onDismiss: ( button: Element ) => void;
}

/** Action buttons of a message. An action with a URL is a link. */
export function NoteActions( {
	note,
	onAction,
	onNavigate,
	onDismiss,
}: Props ) {
	const title = note.title ?? '';

	const renderAction = ( action: NoteAction, at: number ) => {
		const target = action.url ? getTarget( action.url ) : undefined;
		const shared = {
			size: 'small' as const,
			variant:
				at === 0 ? ( 'secondary' as const ) : ( 'tertiary' as const ),
			'aria-disabled': note.isUpdating,
		};
		if ( ! target ) {
			return (
				<Button
					key={ action.id }
					{ ...shared }
					onClick={ () => ! note.isUpdating && onAction( action ) }
				>
					{ action.label }
				</Button>
			);
		}
		const isOutside = target.type === 'external';
		return (
			<Button
				key={ action.id }
				{ ...shared }
				href={ target.href }
				{ ...( isOutside && {
					target: '_blank',
					rel: 'noopener noreferrer',
				} ) }
				onClick={ ( event: MouseEvent< HTMLElement > ) => {
					if ( isOutside || ! isPlainClick( event ) ) {
						onAction( action );
						return;
					}
					event.preventDefault();
					onNavigate( action );
				} }
			>
				{ action.label }
				{ isOutside && (
					<span className="screen-reader-text">
						{ ` ${ __( '(opens in a new tab)', 'storedeck' ) }` }
					</span>
				) }
			</Button>
		);
	};

	const answered = note.actions?.find( ( { actioned_text: text } ) => text );

	return (
		<div className="storedeck-note__actions">
			{ note.status === 'actioned' ? (
				<span className="storedeck-note__answered">
					{ answered?.actioned_text || __( 'Done', 'storedeck' ) }
				</span>
			) : (
				note.actions?.map( renderAction )
			) }
			<Button
				size="small"
				variant="tertiary"
				className="storedeck-note__dismiss"
				aria-label={ sprintf(
					/* translators: %s: title of a message. */
					__( 'Dismiss “%s”', 'storedeck' ),
					title
				) }
				aria-disabled={ note.isUpdating }
				onClick={ ( event: MouseEvent< HTMLElement > ) =>
					! note.isUpdating && onDismiss( event.currentTarget )
				}
			>
				{ __( 'Dismiss', 'storedeck' ) }
			</Button>
		</div>
	);
}
