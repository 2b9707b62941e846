import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { FormEvent, KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { MAX_TITLE_LENGTH } from './sections';

interface Props {
	value: string;
	onChange: ( value: string ) => void;
	onSave: () => void;
	onCancel: () => void;
}

/** Renames a section. Enter saves, Escape cancels. */
export function RenameForm( { value, onChange, onSave, onCancel }: Props ) {
	const form = useRef< HTMLFormElement >( null );

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
			<TextControl
				__nextHasNoMarginBottom
				label={ __( 'Section title', 'storedeck' ) }
				value={ value }
				maxLength={ MAX_TITLE_LENGTH }
				onChange={ onChange }
				onKeyDown={ cancelOnEscape }
			/>
			<Button variant="primary" type="submit">
				{ __( 'Save', 'storedeck' ) }
			</Button>
			<Button variant="tertiary" onClick={ onCancel }>
				{ __( 'Cancel', 'storedeck' ) }
			</Button>
		</form>
	);
}
