import { Button, Dropdown } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toPlainDate } from '@storedeck/date';
import type { Moment } from 'moment';
import { CalendarWithHelp } from '../calendar/calendar-with-help';
import { PickerField } from '../calendar/picker-field';
import { toDay } from '../calendar/plain-day';
import {
	isBeforeToday,
	isRefused,
	readTypedDay,
	toNoonMoment,
} from '../calendar/typed-day';
import { CalendarReady } from '../calendar/calendar-ready';
import { useCalendarFocus } from '../calendar/use-calendar-focus';
import { useEscape } from '../calendar/use-escape';
import { useLeave } from '../calendar/use-leave';
import type { SingleDatePickerProps } from './types';
import '../calendar/style.scss';
import '../date-range-filter-picker/style.scss';

export type { SingleDatePickerProps } from './types';

/**
 * A text field for a day, with a calendar that opens below it. Unless it is told
 * otherwise, days before today are left out.
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
	const { contents, enter, focusQuietly, isInside, isQuiet, onReady } =
		useCalendarFocus();
	const rules = { isOutsideRange, isDayBlocked };
	const day = date ? toPlainDate( date ) : undefined;

	const open = () => onFocusChange( { focused: true } );
	const close = () => {
		setIsHelpOpen( false );
		onFocusChange( { focused: false } );
	};
	const closeInside = () => {
		close();
		focusQuietly( field.current );
	};
	const escape = useEscape( closeInside );
	const onBlur = useLeave( contents, () => {
		if ( focused ) {
			close();
		}
	} );
	const choose = ( chosen: Moment ) => {
		onDateChange( chosen );
		if ( ! keepOpenOnDateSelect ) {
			close();
			onClose?.( { date: chosen } );
		}
	};
	const type = ( text: string ) => {
		const typed = readTypedDay( text, displayFormat );
		if ( typed && ! isRefused( rules, typed ) ) {
			choose( typed );
		} else {
			onDateChange( null );
		}
	};
	const clear = () => {
		onDateChange( null );
		focusQuietly( field.current );
		onFocusChange( { focused: reopenPickerOnClearDate } );
	};

	return (
		<Dropdown
			className="woocommerce-single-date-picker"
			focusOnMount={ false }
			open={ focused }
			onToggle={ ( willOpen ) => {
				if ( ! willOpen && isInside() ) {
					closeInside();
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
							if ( ! isQuiet() ) {
								open();
							}
						} }
						onType={ type }
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
						<CalendarReady.Provider value={ onReady }>
							<CalendarWithHelp
								start={ day }
								end={ day }
								choosing="date"
								onChoose={ ( chosen ) => {
									choose( toNoonMoment( chosen ) );
									focusQuietly( field.current );
								} }
								isUnavailable={ ( noon ) =>
									isRefused(
										rules,
										toNoonMoment( toDay( noon ) )
									)
								}
								numberOfMonths={ numberOfMonths }
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
