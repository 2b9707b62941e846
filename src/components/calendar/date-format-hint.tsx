import { __, sprintf } from '@wordpress/i18n';
import { getDatePlaceholder } from '@storedeck/date';
import { classNames } from '../class-names';
import './date-format-hint.scss';

interface Props {
	id: string;
	/** Moment format of the field. */
	format: string;
	/** Whether the text of the field is invalid. */
	isInvalid: boolean;
}

/**
 * The format of a date field, for its description. It is visible once the text
 * is invalid, because the placeholder is not visible then.
 */
export function DateFormatHint( { id, format, isInvalid }: Props ) {
	return (
		<p
			id={ id }
			className={ classNames(
				'woocommerce-calendar__input-format',
				! isInvalid && 'screen-reader-text'
			) }
		>
			{ sprintf(
				/* translators: %s: format of a date, for example MM/DD/YYYY. */
				__( 'Date format: %s', 'storedeck' ),
				getDatePlaceholder( format ).toUpperCase()
			) }
		</p>
	);
}
