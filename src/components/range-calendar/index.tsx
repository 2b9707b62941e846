import type { Moment } from 'moment';
import { useCallback, useState } from '@wordpress/element';
import { toPlainDate } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { CalendarWithHelp } from '../calendar/calendar-with-help';
import { chooseDay } from '../calendar/choose-day';
import { toDay } from '../calendar/plain-day';
import { isRefused, toNoonMoment } from '../calendar/typed-day';
import type { RangeCalendarProps } from './types';
import '../calendar/style.scss';

export type { PickedDates, RangeCalendarProps } from './types';

const toPlain = ( date: Moment | null ) =>
	date ? toPlainDate( date ) : undefined;
const toNoon = ( day: PlainDate | undefined ) =>
	day ? toNoonMoment( day ) : null;

/**
 * A calendar for a range of days: the start first, then the end. An end that is
 * earlier than the start and the nights between begins a new range.
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
	isHelpOpen: givenHelp,
	onHelpToggle,
}: RangeCalendarProps ) {
	const [ ownHelp, setOwnHelp ] = useState( false );
	const choosing = focusedInput ?? 'startDate';
	const isUnavailable = useCallback(
		( date: Date ) =>
			isRefused(
				{ isOutsideRange, isDayBlocked },
				toNoonMoment( toDay( date ) )
			),
		[ isOutsideRange, isDayBlocked ]
	);

	const choose = ( day: PlainDate ) => {
		const { range, next } = chooseDay(
			{ start: toPlain( startDate ), end: toPlain( endDate ) },
			choosing,
			day,
			minimumNights
		);
		const dates = {
			startDate: toNoon( range.start ),
			endDate: toNoon( range.end ),
		};
		const isDone = next === 'startDate' && dates.startDate !== null;
		if ( ! isDone ) {
			onFocusChange( next );
		} else if ( ! keepOpenOnDateSelect ) {
			onFocusChange( null );
			onClose?.( dates );
		}
		onDatesChange( dates );
	};

	return (
		<CalendarWithHelp
			start={ toPlain( startDate ) }
			end={ toPlain( endDate ) }
			choosing={ choosing }
			onChoose={ choose }
			minimumNights={ minimumNights }
			isUnavailable={ isUnavailable }
			numberOfMonths={ numberOfMonths }
			isHelpOpen={ givenHelp ?? ownHelp }
			onHelpToggle={ onHelpToggle ?? setOwnHelp }
		/>
	);
}
