import { useId } from '@wordpress/element';
import { classNames } from '../class-names';
import './style.scss';

export interface PlainSelectProps {
	label: string;
	/** The label stands beside the choices; else it is only read aloud. */
	hasVisibleLabel?: boolean;
	value: string;
	options: readonly { value: string; label: string }[];
	onChange: ( value: string ) => void;
	className?: string;
}

/**
 * One of a few choices, in the browser's own list.
 *
 * @param props See `PlainSelectProps`.
 */
export function Select( {
	label,
	hasVisibleLabel = false,
	value,
	options,
	onChange,
	className,
}: PlainSelectProps ) {
	const id = useId();
	return (
		<div className={ classNames( 'storedeck-select', className ) }>
			<label
				htmlFor={ id }
				className={
					hasVisibleLabel
						? 'storedeck-select__label'
						: 'screen-reader-text'
				}
			>
				{ label }
			</label>
			<select
				id={ id }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</div>
	);
}
