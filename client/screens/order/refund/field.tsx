import { useId } from '@wordpress/element';
import { _x, sprintf } from '@wordpress/i18n';

interface Props {
	/** Accessible name; the visible one is that of the column or the row. */
	label: string;
	value: string;
	error: string | undefined;
	inputMode: 'numeric' | 'decimal';
	/** What can be refunded, as a hint in the empty field. */
	most: string;
	disabled?: boolean;
	onChange: ( value: string ) => void;
}

/** A number with its error. */
export function RefundField( {
	label,
	value,
	error,
	inputMode,
	most,
	disabled = false,
	onChange,
}: Props ) {
	const errorId = useId();
	return (
		<>
			<input
				type="text"
				inputMode={ inputMode }
				autoComplete="off"
				aria-label={ label }
				aria-invalid={ error !== undefined }
				aria-describedby={ error === undefined ? undefined : errorId }
				placeholder={ sprintf(
					/* translators: %s: number of items or amount. */
					_x( 'of %s', 'most that can be refunded', 'storedeck' ),
					most
				) }
				disabled={ disabled }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
			{ error !== undefined && (
				<span
					id={ errorId }
					className="storedeck-order__error storedeck-order__field-error"
				>
					{ error }
				</span>
			) }
		</>
	);
}
