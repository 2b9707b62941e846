import { Button, Dropdown } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { CalendarWithHelp } from '../calendar/calendar-with-help';
import { PickerField } from '../calendar/picker-field';
import { toDateString } from '../calendar/plain-day';
import {
	isBeforeToday,
	isUnavailableDay,
	parseDay,
	toNoonMoment,
} from '../calendar/typed-day';
import { CalendarReadyContext } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useFocusOutside } from '../calendar/use-focus-outside';
import type { SingleDatePickerProps } from './types';
import '../calendar/style.scss';
import '../date-range-filter-picker/style.scss';

export type { SingleDatePickerProps } from './types';

/**
 * A date field with a calendar popover. By default, days before today are
 * unavailable.
 *
 * @param props See `SingleDatePickerProps`.
 *
 * @example
 * <SingleDatePicker
 *   date={ date }
 *   onDateChange={ setDate }
 *   focused={ focused }
 *   onFocusChange={ ( { focused } ) => setFocused( focused ) }
 * />
 */
export function SingleDatePicker( {
	date,
	onDateChange,
	focused,
	onFocusChange,
	onClose,
	displayFormat = 'L',
	label = __( 'Date', 'storedeck' ),
	keepOpenOnDateSelect = false,
	showClearDate = false,
	reopenPickerOnClearDate = false,
	numberOfMonths = 1,
	isOutsideRange = isBeforeToday,
	isDayBlocked,
	disabled,
}: SingleDatePickerProps ) {
	const field = useRef< HTMLInputElement >( null );
	const [ isHelpOpen, setIsHelpOpen ] = useState( false );
	const {
		contents,
		enter,
		focusWithoutOpening,
		isInside,
		isOpeningSuppressed,
		onReady,
	} = useCalendarFocus();
	const rules = { isOutsideRange, isDayBlocked };
	const day = date ? toPlainDate( date ) : undefined;

	const open = () => onFocusChange( { focused: true } );
	const close = () => {
		setIsHelpOpen( false );
		onFocusChange( { focused: false } );
	};
	const closeAndFocusField = () => {
		close();
		focusWithoutOpening( field.current );
	};
	const escape = useEscape( closeAndFocusField );
	const onBlur = useFocusOutside( contents, () => {
		if ( focused ) {
			close();
		}
	} );
	const selectDate = ( selected: Moment ) => {
		onDateChange( selected );
		if ( ! keepOpenOnDateSelect ) {
			close();
			onClose?.( { date: selected } );
		}
	};
	const handleType = ( text: string ) => {
		const typed = parseDay( text, displayFormat );
		if ( typed && ! isUnavailableDay( rules, typed ) ) {
			selectDate( typed );
		} else {
			onDateChange( null );
		}
	};
	const clear = () => {
		onDateChange( null );
		focusWithoutOpening( field.current );
		onFocusChange( { focused: reopenPickerOnClearDate } );
	};

	return (
		<Dropdown
			className="woocommerce-single-date-picker"
			focusOnMount={ false }
			open={ focused }
			onToggle={ ( willOpen ) => {
				if ( ! willOpen && isInside() ) {
					closeAndFocusField();
				} else if ( ! willOpen ) {
					close();
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
					<PickerField
						inputRef={ field }
						label={ label }
						date={ date }
						displayFormat={ displayFormat }
						disabled={ disabled }
						isOpen={ focused }
						onFocus={ () => {
							if ( ! isOpeningSuppressed() ) {
								open();
							}
						} }
						onType={ handleType }
						onEnterCalendar={ () => {
							open();
							enter();
						} }
						onHelp={ () => {
							open();
							setIsHelpOpen( true );
						} }
						onEscape={ close }
					/>
					{ showClearDate && date && (
						<Button variant="tertiary" onClick={ clear }>
							{ __( 'Clear date', 'storedeck' ) }
						</Button>
					) }
				</div>
			) }
			renderContent={ () => (
				<div ref={ contents }>
					<div ref={ escape }>
						<CalendarReadyContext.Provider value={ onReady }>
							<CalendarWithHelp
								start={ day }
								end={ day }
								choosing="date"
								onChoose={ ( selected ) => {
									selectDate( toNoonMoment( selected ) );
									focusWithoutOpening( field.current );
								} }
								isUnavailable={ ( noon ) =>
									isUnavailableDay(
										rules,
										toNoonMoment( toDateString( noon ) )
									)
								}
								numberOfMonths={ numberOfMonths }
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
