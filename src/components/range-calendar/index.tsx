import type { Moment } from 'moment';
import { useCallback, useState } from '@wordpress/element';
import { toPlainDate } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { CalendarWithHelp } from '../calendar/calendar-with-help';
import { chooseDay } from '../calendar/choose-day';
import { toDateString } from '../calendar/plain-day';
import { isUnavailableDay, toNoonMoment } from '../calendar/typed-day';
import type { RangeCalendarProps } from './types';
import '../calendar/style.scss';

export type { PickedDates, RangeCalendarProps } from './types';

const toOptionalDate = ( date: Moment | null ) =>
	date ? toPlainDate( date ) : undefined;
const toNoon = ( day: PlainDate | undefined ) =>
	day ? toNoonMoment( day ) : null;

/**
 * A calendar to select a date range, start date first. An end date before the
 * start date plus `minimumNights` starts a new range.
 *
 * @param props See `RangeCalendarProps`.
 *
 * @example
 * <RangeCalendar
 *   startDate={ startDate }
 *   endDate={ endDate }
 *   focusedInput={ focusedInput }
 *   onDatesChange={ ( { startDate, endDate } ) => … }
 *   onFocusChange={ setFocusedInput }
 * />
 */
export function RangeCalendar( {
	startDate,
	endDate,
	focusedInput,
	onDatesChange,
	onFocusChange,
	onClose,
	minimumNights = 1,
	keepOpenOnDateSelect = false,
	numberOfMonths = 1,
	isOutsideRange,
	isDayBlocked,
	isHelpOpen: controlledIsHelpOpen,
	onHelpToggle,
}: RangeCalendarProps ) {
	const [ internalIsHelpOpen, setInternalIsHelpOpen ] = useState( false );
	const choosing = focusedInput ?? 'startDate';
	const isUnavailable = useCallback(
		( date: Date ) =>
			isUnavailableDay(
				{ isOutsideRange, isDayBlocked },
				toNoonMoment( toDateString( date ) )
			),
		[ isOutsideRange, isDayBlocked ]
	);

	const selectDay = ( day: PlainDate ) => {
		const { range, next } = chooseDay(
			{
				start: toOptionalDate( startDate ),
				end: toOptionalDate( endDate ),
			},
			choosing,
			day,
			minimumNights
		);
		const dates = {
			startDate: toNoon( range.start ),
			endDate: toNoon( range.end ),
		};
		const isComplete = next === 'startDate' && dates.startDate !== null;
		if ( ! isComplete ) {
			onFocusChange( next );
		} else if ( ! keepOpenOnDateSelect ) {
			onFocusChange( null );
			onClose?.( dates );
		}
		onDatesChange( dates );
	};

	return (
		<CalendarWithHelp
			start={ toOptionalDate( startDate ) }
			end={ toOptionalDate( endDate ) }
			choosing={ choosing }
			onChoose={ selectDay }
			minimumNights={ minimumNights }
			isUnavailable={ isUnavailable }
			numberOfMonths={ numberOfMonths }
			isHelpOpen={ controlledIsHelpOpen ?? internalIsHelpOpen }
			onHelpToggle={ onHelpToggle ?? setInternalIsHelpOpen }
		/>
	);
}
