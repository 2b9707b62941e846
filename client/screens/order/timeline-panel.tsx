import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order, OrderNote, OrderRefund } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import { ConfirmDialog } from '../../common/confirm-dialog';
import { Panel } from '../../common/panel';
import { RichText } from '../../common/rich-text';
import { RecordTimeline } from '../../common/timeline';
import type { RecordEvent } from '../../common/timeline';
import { useTask } from '../../common/use-task';
import { formatTime } from '../../common/format-time';
import { NoteForm } from './note-form';
import { getOrderEvents } from './order-events';

const getAuthor = ( { author }: OrderNote ) =>
	author === 'system' ? __( 'System', 'storedeck' ) : author;

const pickDates = ( {
	date_created: date,
	date_created_gmt: gmt,
}: Pick< Order, 'date_created' | 'date_created_gmt' > ) => ( {
	date,
	date_gmt: gmt,
} );

interface Props {
	order: Order;
	refunds: readonly OrderRefund[];
	onDirtyChange: ( isDirty: boolean ) => void;
}

/** What happened to an order, with its notes, and a form for another note. */
export function TimelinePanel( { order, refunds, onDirtyChange }: Props ) {
	const { data, error, isLoading, retry } = useResource(
		ordersStore,
		'getOrderNotes',
		[ order.id ]
	);
	const { deleteOrderNote } = useDispatch( ordersStore );
	const [ asked, setAsked ] = useState< OrderNote >();
	const { run } = useTask();

	const remove = ( { id }: OrderNote ) => {
		setAsked( undefined );
		run(
			() => deleteOrderNote( order.id, id ),
			__( 'Could not delete the note.', 'storedeck' ),
			__( 'Note deleted.', 'storedeck' )
		);
	};

	const toEvent = ( note: OrderNote ): RecordEvent => ( {
		// One without a date is not lost.
		...pickDates( note.date_created_gmt ? note : order ),
		headline: (
			<span className="storedeck-order__note-text" dir="auto">
				<RichText html={ note.note } />
			</span>
		),
		body: [
			<span key="author" className="storedeck-order__note-details">
				{ [
					getAuthor( note ),
					note.customer_note
						? __( 'to the customer', 'storedeck' )
						: __( 'private', 'storedeck' ),
				].join( ' · ' ) }
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
			</span>,
		],
	} );

	return (
		<Panel title={ __( 'Timeline', 'storedeck' ) }>
			<AsyncContent
				isLoading={ isLoading }
				hasContent
				error={ error }
				errorMessage={ __( 'Could not load notes.', 'storedeck' ) }
				onRetry={ retry }
			>
				<RecordTimeline
					events={ [
						...( data ?? [] ).map( toEvent ),
						...getOrderEvents( order, data ?? [], refunds ),
					] }
				/>
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
