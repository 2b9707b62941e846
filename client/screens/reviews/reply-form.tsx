import { Button, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { reviewsStore } from '@storedeck/data';
import type { Review, ReviewReply } from '@storedeck/data';
import { SubmitButton } from '../../common/submit-button';

interface Props {
	review: Review;
	/** Name of the reviewer. */
	name: string;
	/** Draft; it is kept when the form is closed by a reload of the list. */
	text: string;
	onChange: ( text: string ) => void;
	onSent: ( reply: ReviewReply ) => void;
	onCancel: () => void;
}

/** Reply form. The text stays when sending fails. */
export function ReplyForm( {
	review,
	name,
	text,
	onChange,
	onSent,
	onCancel,
}: Props ) {
	const { replyToReview } = useDispatch( reviewsStore );
	const [ isSending, setIsSending ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const form = useRef< HTMLFormElement >( null );

	useEffect( () => {
		form.current?.querySelector( 'textarea' )?.focus();
	}, [] );

	const send = async () => {
		if ( isSending ) {
			return;
		}
		if ( text.trim() === '' ) {
			setFailure( __( 'Type a reply.', 'storedeck' ) );
			form.current?.querySelector( 'textarea' )?.focus();
			return;
		}
		setIsSending( true );
		setFailure( '' );
		try {
			onSent( await replyToReview( review, text.trim() ) );
		} catch ( error ) {
			setIsSending( false );
			setFailure(
				error instanceof Error && error.message
					? error.message
					: __( 'Could not send the reply.', 'storedeck' )
			);
		}
	};

	return (
		<form
			ref={ form }
			className="storedeck-reply"
			onSubmit={ ( event ) => {
				event.preventDefault();
				send();
			} }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: %s: name of the reviewer. */
					__( 'Reply to %s', 'storedeck' ),
					name
				) }
				rows={ 4 }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Escape' && text.trim() === '' ) {
						onCancel();
					}
					if (
						event.key === 'Enter' &&
						( event.ctrlKey || event.metaKey )
					) {
						event.preventDefault();
						send();
					}
				} }
				value={ text }
				onChange={ onChange }
			/>
			{ failure && (
				<p className="storedeck-reply__failure" role="alert">
					{ failure }
				</p>
			) }
			<div className="storedeck-reply__actions">
				<SubmitButton isBusy={ isSending }>
					{ __( 'Send reply', 'storedeck' ) }
				</SubmitButton>
				<Button variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'storedeck' ) }
				</Button>
			</div>
		</form>
	);
}
