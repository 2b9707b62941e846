import { Dropdown } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	dateValidationMessages,
	toMoment,
	toPlainDate,
	toStoreMoment,
} from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { LazyCalendar } from '../calendar/lazy-calendar';
import { toNoon } from '../calendar/plain-day';
import { CalendarReady } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useLeave } from '../calendar/use-leave';
import { H } from '../section';
import type { DatePickerProps, PickedDate } from './types';
import './style.scss';

export type { DatePickerProps, PickedDate } from './types';

/**
 * A text as a day. An empty one is no day and no error.
 *
 * @param text    What was typed.
 * @param options Format, and days that cannot be chosen.
 */
export function readDate(
	text: string,
	{
		dateFormat,
		isInvalidDate,
	}: Pick< DatePickerProps, 'dateFormat' | 'isInvalidDate' >
): PickedDate {
	const date = toMoment( dateFormat, text.trim() );
	const isUsable = date && ! isInvalidDate?.( toNoon( toPlainDate( date ) ) );
	if ( isUsable ) {
		return { date, text, error: null };
	}
	return {
		date: null,
		text,
		error: text.trim() ? dateValidationMessages.invalid : null,
	};
}

/**
 * A field for one day, with a calendar that opens beside it.
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
	const { contents, enter, focusQuietly, isInside, isQuiet, onReady } =
		useCalendarFocus();
	const [ isOpen, setIsOpen ] = useState( false );
	const day = date ? toPlainDate( date ) : undefined;

	/** Back in the field; the calendar opens for those who come from elsewhere. */
	const close = () => {
		setIsOpen( false );
		focusQuietly( field.current );
	};
	const openAndEnter = () => {
		setIsOpen( true );
		enter();
	};
	const escape = useEscape( close );
	const onBlur = useLeave( contents, () => setIsOpen( false ) );
	const pick = ( picked: PlainDate ) => {
		const moment = toStoreMoment( picked );
		onUpdate( {
			date: moment,
			// In digits that can be typed.
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
						aria-describedby={ `${ id }-error` }
						disabled={ disabled }
						value={ text }
						placeholder={ dateFormat.toLowerCase() }
						onChange={ ( { target } ) =>
							onUpdate(
								readDate( target.value, {
									dateFormat,
									isInvalidDate,
								} )
							)
						}
						onFocus={ () => {
							if ( ! isQuiet() ) {
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
						<CalendarReady.Provider value={ onReady }>
							<LazyCalendar
								start={ day }
								end={ day }
								choosing="date"
								isUnavailable={ isInvalidDate }
								onChoose={ pick }
							/>
						</CalendarReady.Provider>
					</div>
				</div>
			) }
		/>
	);
}
