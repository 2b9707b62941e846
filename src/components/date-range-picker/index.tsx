import { Button, Dropdown } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addDays, toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { PickerField } from '../calendar/picker-field';
import { isBeforeToday, isRefused, readTypedDay } from '../calendar/typed-day';
import type { CalendarInput } from '../calendar/types';
import { CalendarReady } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useLeave } from '../calendar/use-leave';
import { RangeCalendar } from '../range-calendar';
import type { DateRangePickerProps } from './types';
import '../calendar/style.scss';
import '../date-range-filter-picker/style.scss';

export type { DateRangePickerProps } from './types';

/**
 * Two text fields for a range, with a calendar that opens below them. Unless it
 * is told otherwise, days before today are left out.
 *
 * @param props See `DateRangePickerProps`.
 *
 * @example
 * <DateRangePicker
 *   startDate={ startDate }
 *   endDate={ endDate }
 *   focusedInput={ focusedInput }
 *   onDatesChange={ ( { startDate, endDate } ) => … }
 *   onFocusChange={ setFocusedInput }
 * />
 */
export function DateRangePicker( props: DateRangePickerProps ) {
	const {
		startDate,
		endDate,
		focusedInput,
		onDatesChange,
		onFocusChange,
		onClose,
		minimumNights = 1,
		keepOpenOnDateSelect = false,
		isOutsideRange = isBeforeToday,
		isDayBlocked,
		displayFormat = 'L',
		showClearDates = false,
		reopenPickerOnClearDates = false,
		labels,
		disabled,
	} = props;
	const fields = {
		startDate: useRef< HTMLInputElement >( null ),
		endDate: useRef< HTMLInputElement >( null ),
	};
	const lastInput = useRef< CalendarInput >( 'startDate' );
	const [ isHelpOpen, setIsHelpOpen ] = useState( false );
	const isOpen = focusedInput !== null;
	const { contents, enter, focusQuietly, isInside, isQuiet, onReady } =
		useCalendarFocus();

	const isLongEnough = ( start: Moment, end: Moment ) =>
		toPlainDate( end ) >= addDays( toPlainDate( start ), minimumNights );
	const read = ( text: string ) => {
		const date = readTypedDay( text, displayFormat );
		return date && ! isRefused( { isOutsideRange, isDayBlocked }, date )
			? date
			: null;
	};
	const close = () => {
		onFocusChange( null );
		setIsHelpOpen( false );
		focusQuietly( fields[ lastInput.current ].current );
	};
	const escape = useEscape( close );
	const onBlur = useLeave( contents, () => {
		if ( isOpen ) {
			onFocusChange( null );
			setIsHelpOpen( false );
		}
	} );
	const typeStart = ( text: string ) => {
		const start = read( text );
		const keepsEnd =
			! start || ( endDate && isLongEnough( start, endDate ) );
		onDatesChange( {
			startDate: start,
			endDate: keepsEnd ? endDate : null,
		} );
		if ( start ) {
			onFocusChange( 'endDate' );
			fields.endDate.current?.focus();
		}
	};
	const typeEnd = ( text: string ) => {
		const end = read( text );
		const isValid =
			end && ( ! startDate || isLongEnough( startDate, end ) );
		const dates = { startDate, endDate: isValid ? end : null };
		onDatesChange( dates );
		if ( isValid && ! keepOpenOnDateSelect ) {
			onFocusChange( null );
			onClose?.( dates );
		}
	};
	const clear = () => {
		onDatesChange( { startDate: null, endDate: null } );
		focusQuietly( fields.startDate.current );
		onFocusChange( reopenPickerOnClearDates ? 'startDate' : null );
	};
	const open = ( input: CalendarInput ) => {
		lastInput.current = input;
		if ( ! isQuiet() ) {
			onFocusChange( input );
		}
	};
	const field = ( input: CalendarInput, label: string ) => (
		<PickerField
			inputRef={ fields[ input ] }
			label={ label }
			date={ input === 'startDate' ? startDate : endDate }
			displayFormat={ displayFormat }
			disabled={ disabled }
			isOpen={ isOpen }
			onFocus={ () => open( input ) }
			onType={ input === 'startDate' ? typeStart : typeEnd }
			onEnterCalendar={ () => {
				onFocusChange( input );
				enter();
			} }
			onHelp={ () => {
				onFocusChange( input );
				setIsHelpOpen( true );
			} }
			onEscape={ close }
		/>
	);

	return (
		<Dropdown
			className="woocommerce-date-range-picker"
			focusOnMount={ false }
			open={ isOpen }
			onToggle={ ( willOpen ) => {
				if ( ! willOpen && isInside() ) {
					close();
				} else if ( ! willOpen ) {
					onFocusChange( null );
					setIsHelpOpen( false );
				}
			} }
			popoverProps={ {
				placement: 'bottom-start',
				role: 'dialog',
				'aria-label': __( 'Calendar', 'storedeck' ),
				constrainTabbing: true,
			} }
			renderToggle={ () => (
				<div className="woocommerce-calendar__inputs" onBlur={ onBlur }>
					{ field(
						'startDate',
						labels?.start ?? __( 'Start Date', 'storedeck' )
					) }
					<span className="woocommerce-calendar__inputs-to">
						{ __( 'to', 'storedeck' ) }
					</span>
					{ field(
						'endDate',
						labels?.end ?? __( 'End Date', 'storedeck' )
					) }
					{ showClearDates && ( startDate || endDate ) && (
						<Button variant="tertiary" onClick={ clear }>
							{ __( 'Clear dates', 'storedeck' ) }
						</Button>
					) }
				</div>
			) }
			renderContent={ () => (
				<div ref={ contents }>
					<div ref={ escape }>
						<CalendarReady.Provider value={ onReady }>
							<RangeCalendar
								{ ...props }
								isOutsideRange={ isOutsideRange }
								onFocusChange={ ( next ) => {
									if ( next ) {
										onFocusChange( next );
									} else {
										close();
									}
								} }
								isHelpOpen={ isHelpOpen }
								onHelpToggle={ setIsHelpOpen }
							/>
						</CalendarReady.Provider>
					</div>
				</div>
			) }
		/>
	);
}
