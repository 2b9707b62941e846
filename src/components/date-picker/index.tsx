import { Dropdown } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	dateValidationMessages,
	getDatePlaceholder,
	toMoment,
	toPlainDate,
	toStoreMoment,
} from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { LazyCalendar } from '../calendar/lazy-calendar';
import { toNativeDate } from '../calendar/plain-day';
import { DateFormatHint } from '../calendar/date-format-hint';
import { CalendarReadyContext } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useFocusOutside } from '../calendar/use-focus-outside';
import { H } from '../section';
import type { DatePickerProps, PickedDate } from './types';
import './style.scss';

export type { DatePickerProps, PickedDate } from './types';

/**
 * Parses a date. Empty text gives no date and no error.
 *
 * @param text    Text as typed.
 * @param options Date format, and a check for unavailable days.
 */
export function parseDate(
	text: string,
	{
		dateFormat,
		isInvalidDate,
	}: Pick< DatePickerProps, 'dateFormat' | 'isInvalidDate' >
): PickedDate {
	const date = toMoment( dateFormat, text.trim() );
	const isAvailable =
		date && ! isInvalidDate?.( toNativeDate( toPlainDate( date ) ) );
	if ( isAvailable ) {
		return { date, text, error: null };
	}
	return {
		date: null,
		text,
		error: text.trim() ? dateValidationMessages.invalid : null,
	};
}

/**
 * A date field with a calendar popover.
 *
 * @param props See `DatePickerProps`.
 *
 * @example
 * <DatePicker
 *   date={ date }
 *   text={ text }
 *   error={ error }
 *   dateFormat="MM/DD/YYYY"
 *   onUpdate={ ( { date, text, error } ) => … }
 * />
 */
export function DatePicker( {
	date,
	text = '',
	error,
	onUpdate,
	dateFormat,
	isInvalidDate,
	disabled = false,
	label = __( 'Choose a date', 'storedeck' ),
}: DatePickerProps ) {
	const id = useId();
	const field = useRef< HTMLInputElement >( null );
	const {
		contents,
		enter,
		focusWithoutOpening,
		isInside,
		isOpeningSuppressed,
		onReady,
	} = useCalendarFocus();
	const [ isOpen, setIsOpen ] = useState( false );
	const day = date ? toPlainDate( date ) : undefined;

	/** Returns focus to the field without opening the calendar again. */
	const close = () => {
		setIsOpen( false );
		focusWithoutOpening( field.current );
	};
	const openAndEnter = () => {
		setIsOpen( true );
		enter();
	};
	const escape = useEscape( close );
	const onBlur = useFocusOutside( contents, () => setIsOpen( false ) );
	const selectDay = ( selected: PlainDate ) => {
		const moment = toStoreMoment( selected );
		onUpdate( {
			date: moment,
			// In Latin digits, so that the text can be edited.
			text: moment.clone().locale( 'en' ).format( dateFormat ),
			error: null,
		} );
		close();
	};

	return (
		<Dropdown
			className="woocommerce-date-picker"
			contentClassName="woocommerce-date-picker__content"
			focusOnMount={ false }
			open={ isOpen }
			onToggle={ ( willOpen ) => {
				if ( ! willOpen && isInside() ) {
					close();
				} else {
					setIsOpen( willOpen );
				}
			} }
			popoverProps={ {
				placement: 'bottom-start',
				role: 'dialog',
				'aria-label': label,
				constrainTabbing: true,
			} }
			renderToggle={ () => (
				<div
					className="woocommerce-date-picker__field"
					onBlur={ onBlur }
				>
					<input
						ref={ field }
						type="text"
						autoComplete="off"
						aria-label={ label }
						aria-invalid={ Boolean( error ) }
						aria-describedby={
							error
								? `${ id }-format ${ id }-error`
								: `${ id }-format`
						}
						disabled={ disabled }
						value={ text }
						placeholder={ getDatePlaceholder( dateFormat ) }
						onChange={ ( { target } ) =>
							onUpdate(
								parseDate( target.value, {
									dateFormat,
									isInvalidDate,
								} )
							)
						}
						onFocus={ () => {
							if ( ! isOpeningSuppressed() ) {
								setIsOpen( true );
							}
						} }
						onKeyDown={ ( event ) => {
							if ( event.key === 'ArrowDown' ) {
								event.preventDefault();
								openAndEnter();
							} else if ( event.key === 'Escape' && isOpen ) {
								event.preventDefault();
								event.stopPropagation();
								setIsOpen( false );
							}
						} }
					/>
					<button
						type="button"
						className="woocommerce-date-picker__toggle"
						aria-label={ __( 'Calendar', 'storedeck' ) }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						disabled={ disabled }
						onClick={ isOpen ? close : openAndEnter }
					>
						<span
							className="dashicons dashicons-calendar-alt"
							aria-hidden="true"
						/>
					</button>
					<DateFormatHint
						id={ `${ id }-format` }
						format={ dateFormat }
						isInvalid={ Boolean( error ) }
					/>
					<p
						id={ `${ id }-error` }
						className="woocommerce-date-picker__error"
						aria-live="polite"
					>
						{ error }
					</p>
				</div>
			) }
			renderContent={ () => (
				<div ref={ contents }>
					<div ref={ escape }>
						<H className="woocommerce-date-picker__heading">
							{ __( 'select a date', 'storedeck' ) }
						</H>
						<CalendarReadyContext.Provider value={ onReady }>
							<LazyCalendar
								start={ day }
								end={ day }
								choosing="date"
								isUnavailable={ isInvalidDate }
								onChoose={ selectDay }
							/>
						</CalendarReadyContext.Provider>
					</div>
				</div>
			) }
		/>
	);
}
