import { Button, Dropdown } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { addDays, toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { PickerField } from '../calendar/picker-field';
import {
	isBeforeToday,
	isUnavailableDay,
	parseDay,
} from '../calendar/typed-day';
import type { CalendarInput } from '../calendar/types';
import { CalendarReadyContext } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useFocusOutside } from '../calendar/use-focus-outside';
import { RangeCalendar } from '../range-calendar';
import type { DateRangePickerProps } from './types';
import '../calendar/style.scss';
import '../date-range-filter-picker/style.scss';

export type { DateRangePickerProps } from './types';

/**
 * Two date fields with a calendar popover. By default, days before today are
 * unavailable.
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
	const {
		contents,
		enter,
		focusWithoutOpening,
		isInside,
		isOpeningSuppressed,
		onReady,
	} = useCalendarFocus();

	const isLongEnough = ( start: Moment, end: Moment ) =>
		toPlainDate( end ) >= addDays( toPlainDate( start ), minimumNights );
	const parseAvailable = ( text: string ) => {
		const date = parseDay( text, displayFormat );
		return date &&
			! isUnavailableDay( { isOutsideRange, isDayBlocked }, date )
			? date
			: null;
	};
	const close = () => {
		onFocusChange( null );
		setIsHelpOpen( false );
		focusWithoutOpening( fields[ lastInput.current ].current );
	};
	const escape = useEscape( close );
	const onBlur = useFocusOutside( contents, () => {
		if ( isOpen ) {
			onFocusChange( null );
			setIsHelpOpen( false );
		}
	} );
	const typeStart = ( text: string ) => {
		const start = parseAvailable( text );
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
		const end = parseAvailable( text );
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
		focusWithoutOpening( fields.startDate.current );
		onFocusChange( reopenPickerOnClearDates ? 'startDate' : null );
	};
	const open = ( input: CalendarInput ) => {
		lastInput.current = input;
		if ( ! isOpeningSuppressed() ) {
			onFocusChange( input );
		}
	};
	const renderField = ( input: CalendarInput, label: string ) => (
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
					{ renderField(
						'startDate',
						labels?.start ?? __( 'Start Date', 'storedeck' )
					) }
					<span className="woocommerce-calendar__inputs-to">
						{ _x( 'to', 'date range', 'storedeck' ) }
					</span>
					{ renderField(
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
						<CalendarReadyContext.Provider value={ onReady }>
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
						</CalendarReadyContext.Provider>
					</div>
				</div>
			) }
		/>
	);
}
