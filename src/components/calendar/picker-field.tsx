import { useId, useState } from '@wordpress/element';
import { dateValidationMessages, getDatePlaceholder } from '@storedeck/date';
import type { Ref } from 'react';
import type { Moment } from 'moment';
import { classNames } from '../class-names';
import { DateFormatHint } from './date-format-hint';
import { expandFormat, toDayText } from './typed-day';
import { useInputKeys } from './use-input-keys';

interface Props {
	inputRef: Ref< HTMLInputElement >;
	label: string;
	date: Moment | null;
	/** Moment format. */
	displayFormat: string;
	disabled?: boolean;
	isOpen: boolean;
	onFocus: () => void;
	/** Called with the text as typed, never with a trailing question mark. */
	onType: ( text: string ) => void;
	onEnterCalendar: () => void;
	onHelp: () => void;
	onEscape: () => void;
}

/**
 * A date field of a picker. The text stays as typed while the field has focus,
 * even if it is not a date.
 */
export function PickerField( {
	inputRef,
	label,
	date,
	displayFormat,
	disabled,
	isOpen,
	onFocus,
	onType,
	onEnterCalendar,
	onHelp,
	onEscape,
}: Props ) {
	const id = useId();
	const format = expandFormat( displayFormat );
	const [ draft, setDraft ] = useState< string >();
	const isInvalid = ! date && Boolean( draft?.trim() );
	const onKeys = useInputKeys( {
		onArrowDown: onEnterCalendar,
		onQuestionMark: onHelp,
	} );
	return (
		<div
			className={ classNames(
				'woocommerce-calendar__input',
				isInvalid && 'is-invalid'
			) }
		>
			<label htmlFor={ id }>{ label }</label>
			<input
				ref={ inputRef }
				id={ id }
				type="text"
				autoComplete="off"
				className="woocommerce-calendar__input-text"
				placeholder={ getDatePlaceholder( format ) }
				disabled={ disabled }
				aria-invalid={ isInvalid }
				aria-describedby={
					isInvalid
						? `${ id }-format ${ id }-error`
						: `${ id }-format`
				}
				value={ draft ?? toDayText( date, format ) }
				onFocus={ onFocus }
				onBlur={ () => setDraft( undefined ) }
				onChange={ ( { target } ) => {
					if ( target.value.endsWith( '?' ) ) {
						onHelp();
						return;
					}
					setDraft( target.value );
					onType( target.value );
				} }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Escape' && isOpen ) {
						event.preventDefault();
						event.stopPropagation();
						onEscape();
					}
					onKeys( event );
				} }
			/>
			<DateFormatHint
				id={ `${ id }-format` }
				format={ format }
				isInvalid={ isInvalid }
			/>
			<p
				id={ `${ id }-error` }
				className="woocommerce-calendar__input-error"
				aria-live="polite"
			>
				{ isInvalid && dateValidationMessages.invalid }
			</p>
		</div>
	);
}
