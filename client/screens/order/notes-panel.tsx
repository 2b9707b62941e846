import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order, OrderNote } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { Panel } from '../../common/panel';
import { RichText } from '../../common/rich-text';
import { useSnackbar } from '../../common/use-snackbar';
import { formatTime } from './details-panel';
import { NoteForm } from './note-form';

const getAuthor = ( { author }: OrderNote ) =>
	author === 'system' ? __( 'System', 'storedeck' ) : author;

interface Props {
	order: Order;
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** The notes of an order, and a form for another one. */
export function NotesPanel( { order, onDirtyChange }: Props ) {
	const { data, error, isLoading, retry } = useResource(
		ordersStore,
		'getOrderNotes',
		[ order.id ]
	);
	const { deleteOrderNote } = useDispatch( ordersStore );
	const [ asked, setAsked ] = useState< OrderNote >();
	const notify = useSnackbar();

	const remove = async ( { id }: OrderNote ) => {
		setAsked( undefined );
		try {
			await deleteOrderNote( order.id, id );
			notify.success( __( 'Note deleted.', 'storedeck' ) );
		} catch ( failure ) {
			notify.error(
				__( 'Could not delete the note.', 'storedeck' ),
				failure
			);
		}
	};

	return (
		<Panel
			title={ __( 'Notes', 'storedeck' ) }
			className="storedeck-order__notes"
		>
			<AsyncContent
				isLoading={ isLoading }
				hasContent={ data !== undefined }
				error={ error }
				errorMessage={ __( 'Could not load notes.', 'storedeck' ) }
				onRetry={ retry }
			>
				{ data?.length === 0 && (
					<p>{ __( 'No notes yet.', 'storedeck' ) }</p>
				) }
				<ul>
					{ data?.map( ( note ) => (
						<li key={ note.id }>
							<div
								className="storedeck-order__note-text"
								dir="auto"
							>
								<RichText html={ note.note } />
							</div>
							<small>
								{ [
									note.date_created
										? formatTime( note.date_created )
										: '',
									getAuthor( note ),
									note.customer_note
										? __( 'to the customer', 'storedeck' )
										: __( 'private', 'storedeck' ),
								]
									.filter( Boolean )
									.join( ' · ' ) }
							</small>
							<Button
								variant="link"
								isDestructive
								onClick={ () => setAsked( note ) }
								aria-label={ sprintf(
									/* translators: %s: date and time of a note. */
									__( 'Delete note of %s', 'storedeck' ),
									note.date_created
										? formatTime( note.date_created )
										: getAuthor( note )
								) }
							>
								{ __( 'Delete', 'storedeck' ) }
							</Button>
						</li>
					) ) }
				</ul>
			</AsyncContent>
			<NoteForm order={ order } onDirtyChange={ onDirtyChange } />
			{ asked && (
				<ConfirmDialog
					title={ __( 'Delete note', 'storedeck' ) }
					message={ __( 'This can’t be undone.', 'storedeck' ) }
					confirmLabel={ __( 'Delete note', 'storedeck' ) }
					onConfirm={ () => remove( asked ) }
					onCancel={ () => setAsked( undefined ) }
				/>
			) }
		</Panel>
	);
}
