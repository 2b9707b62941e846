import { useId } from '@wordpress/element';
import { getDatePlaceholder } from '@storedeck/date';
import { DateFormatHint } from '../calendar/date-format-hint';
import { classNames } from '../class-names';

interface Props {
	label: string;
	text: string;
	error?: string | null;
	/** Moment format, shown as placeholder. */
	format: string;
	isFocused: boolean;
	onType: ( text: string ) => void;
	onFocus: () => void;
}

/** A date field with its validation error. */
export function DateField( {
	label,
	text,
	error,
	format,
	isFocused,
	onType,
	onFocus,
}: Props ) {
	const id = useId();
	return (
		<div
			className={ classNames(
				'woocommerce-calendar__input',
				error && 'is-invalid',
				isFocused && 'is-focused'
			) }
		>
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="text"
				autoComplete="off"
				className="woocommerce-calendar__input-text"
				value={ text }
				placeholder={ getDatePlaceholder( format ) }
				aria-invalid={ Boolean( error ) }
				aria-describedby={
					error ? `${ id }-format ${ id }-error` : `${ id }-format`
				}
				onChange={ ( event ) => onType( event.target.value ) }
				onFocus={ onFocus }
			/>
			<DateFormatHint
				id={ `${ id }-format` }
				format={ format }
				isInvalid={ Boolean( error ) }
			/>
			<p
				id={ `${ id }-error` }
				className="woocommerce-calendar__input-error"
				aria-live="polite"
			>
				{ error }
			</p>
		</div>
	);
}
