import { useId, useState } from '@wordpress/element';
import { classNames } from '@storedeck/components/class-names';
import './inline-field.scss';

interface Props {
	/** Accessible name. */
	label: string;
	/** Where no header of a column has the name. */
	isLabelShown?: boolean;
	/** What the value means. */
	help?: string;
	/** The saved value. */
	value: string;
	/** What counts while the field is empty. */
	placeholder?: string;
	/** Id of a list of suggestions. */
	list?: string;
	isNumeric?: boolean;
	/**
	 * Saves a changed value.
	 *
	 * @return Why saving failed, or undefined.
	 */
	onSave: ( value: string ) => Promise< string | undefined >;
}

/**
 * A field in a row. Enter and blur save, Escape resets. A value that could not be
 * saved stays in the field with the reason.
 */
export function InlineField( {
	label,
	isLabelShown = false,
	help,
	value,
	placeholder,
	list,
	isNumeric = false,
	onSave,
}: Props ) {
	const inputId = useId();
	const noteId = useId();
	const [ draft, setDraft ] = useState< string >();
	const [ error, setError ] = useState( '' );

	const save = async () => {
		if ( draft === undefined || draft.trim() === value ) {
			setDraft( undefined );
			return;
		}
		const reason = await onSave( draft.trim() );
		setError( reason ?? '' );
		if ( reason === undefined ) {
			// What was typed meanwhile stays.
			setDraft( ( typed ) => ( typed === draft ? undefined : typed ) );
		}
	};

	return (
		<span className="storedeck-inline-field">
			{ isLabelShown && <label htmlFor={ inputId }>{ label }</label> }
			<input
				id={ inputId }
				type="text"
				className={ classNames( isNumeric && 'is-numeric' ) }
				inputMode={ isNumeric ? 'numeric' : undefined }
				autoComplete="off"
				list={ list }
				aria-label={ isLabelShown ? undefined : label }
				aria-invalid={ error !== '' }
				aria-describedby={ error || help ? noteId : undefined }
				placeholder={ placeholder }
				value={ draft ?? value }
				onChange={ ( { target } ) => {
					setDraft( target.value );
					setError( '' );
				} }
				// A rejected value is sent again only on Enter.
				onBlur={ () => error === '' && save() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						save();
					} else if ( event.key === 'Escape' ) {
						setDraft( undefined );
						setError( '' );
					}
				} }
			/>
			{ help && ! error && (
				<span id={ noteId } className="storedeck-inline-field__help">
					{ help }
				</span>
			) }
			{ error && (
				<span
					id={ noteId }
					className="storedeck-inline-field__error"
					role="alert"
				>
					{ error }
				</span>
			) }
		</span>
	);
}
