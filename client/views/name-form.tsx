import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { SubmitButton } from '../common/submit-button';

/** The limit of the server, in characters. */
const MAX_NAME = 100;

interface Props {
	title: string;
	initialName: string;
	/** More fields. */
	children?: ReactNode;
	/** If it throws, the error is shown and the form stays open. */
	onSave: ( name: string ) => Promise< void >;
	onClose: () => void;
}

/** A dialog with a name field. It stays open until the name is saved. */
export function NameForm( {
	title,
	initialName,
	children,
	onSave,
	onClose,
}: Props ) {
	const [ name, setName ] = useState( initialName );
	const [ failure, setFailure ] = useState< string >();
	const [ isSaving, setIsSaving ] = useState( false );
	const form = useRef< HTMLFormElement >( null );

	useEffect( () => {
		const input = form.current?.querySelector( 'input' );
		input?.focus();
		input?.select();
	}, [] );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isSaving ) {
			return;
		}
		if ( ! name.trim() ) {
			setFailure( __( 'Enter a name.', 'storedeck' ) );
			form.current?.querySelector( 'input' )?.focus();
			return;
		}
		setIsSaving( true );
		setFailure( undefined );
		try {
			await onSave( name.trim() );
			onClose();
		} catch ( error ) {
			setIsSaving( false );
			setFailure(
				( error instanceof Error && error.message ) ||
					__( 'Could not save the view.', 'storedeck' )
			);
		}
	};

	return (
		<Modal
			className="storedeck-views__dialog"
			title={ title }
			size="small"
			onRequestClose={ onClose }
		>
			<form ref={ form } onSubmit={ submit }>
				<div role="alert">
					{ failure && (
						<Notice
							status="error"
							isDismissible={ false }
							// The element around the notice is the live region.
							politeness="polite"
							spokenMessage=""
						>
							{ failure }
						</Notice>
					) }
				</div>
				<TextControl
					__nextHasNoMarginBottom
					label={ __( 'Name', 'storedeck' ) }
					value={ name }
					maxLength={ MAX_NAME }
					onChange={ setName }
				/>
				{ children }
				<div className="storedeck-views__buttons">
					<Button variant="tertiary" onClick={ onClose }>
						{ __( 'Cancel', 'storedeck' ) }
					</Button>
					<SubmitButton isBusy={ isSaving }>
						{ __( 'Save', 'storedeck' ) }
					</SubmitButton>
				</div>
			</form>
		</Modal>
	);
}
