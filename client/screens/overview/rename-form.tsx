import { useEffect, useId, useRef } from '@wordpress/element';
import type { FormEvent, KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@storedeck/components/plain';
import { MAX_TITLE_LENGTH } from './sections';

interface Props {
	value: string;
	onChange: ( value: string ) => void;
	onSave: () => void;
	onCancel: () => void;
}

/** Gives a section another title. Enter saves, Escape leaves it as it was. */
export function RenameForm( { value, onChange, onSave, onCancel }: Props ) {
	const form = useRef< HTMLFormElement >( null );
	const id = useId();

	// Whoever asked to rename wants to write.
	useEffect( () => {
		const input = form.current?.querySelector( 'input' );
		input?.focus();
		input?.select();
	}, [] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onSave();
	};
	const cancelOnEscape = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.stopPropagation();
			onCancel();
		}
	};

	return (
		<form
			ref={ form }
			className="storedeck-overview__rename"
			onSubmit={ submit }
		>
			<div className="storedeck-overview__rename-field">
				<label htmlFor={ id }>
					{ __( 'Section title', 'storedeck' ) }
				</label>
				<input
					id={ id }
					type="text"
					className="components-text-control__input"
					value={ value }
					maxLength={ MAX_TITLE_LENGTH }
					onChange={ ( event ) => onChange( event.target.value ) }
					onKeyDown={ cancelOnEscape }
				/>
			</div>
			<Button variant="primary" type="submit">
				{ __( 'Save', 'storedeck' ) }
			</Button>
			<Button variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'storedeck' ) }
			</Button>
		</form>
	);
}
