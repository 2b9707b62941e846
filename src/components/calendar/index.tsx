import { useContext, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DayPicker } from 'react-day-picker';
import type { DateRange, Modifiers } from 'react-day-picker';
import { addDays, getStartOfWeek, getStoreToday } from '@storedeck/date';
import { getCalendarLocale } from './calendar-locale';
import { CalendarReadyContext } from './calendar-ready';
import { toDateString, toNativeDate } from './plain-day';
import { useShownMonths } from './use-shown-months';
import type { CalendarProps } from './types';
import './style.scss';

const weekDays = [ 0, 1, 2, 3, 4, 5, 6 ] as const;

/** Returns the accessible name of a day, which says what a click does. */
function describeDay(
	date: string,
	modifiers: Modifiers,
	choosing: CalendarProps[ 'choosing' ]
) {
	if ( modifiers.disabled ) {
		/* translators: %s: a date. */
		return sprintf( __( '%s is not selectable.', 'storedeck' ), date );
	}
	if ( modifiers.selected ) {
		/* translators: %s: a date. */
		return sprintf( __( 'Selected. %s', 'storedeck' ), date );
	}
	if ( choosing === 'date' ) {
		return date;
	}
	return choosing === 'startDate'
		? sprintf(
				/* translators: %s: a date. */
				__( 'Select %s as a start date.', 'storedeck' ),
				date
		  )
		: sprintf(
				/* translators: %s: a date. */
				__( 'Select %s as an end date.', 'storedeck' ),
				date
		  );
}

/**
 * A calendar to select a date range, in the user's language. The store settings
 * define the first day of the week and today.
 */
export function Calendar( props: CalendarProps ) {
	const {
		start,
		end,
		choosing,
		onChoose,
		isUnavailable,
		minimumNights = 0,
		numberOfMonths,
		label,
	} = props;
	const earliestEnd = start && addDays( start, minimumNights );
	const { month, endMonth, setMonth } = useShownMonths( props );
	const locale = getCalendarLocale();
	const onReady = useContext( CalendarReadyContext );
	useEffect( onReady, [ onReady ] );
	const [ from, to ] = [ start ?? end, end ?? start ];
	const selected: DateRange | undefined =
		from && to
			? { from: toNativeDate( from ), to: toNativeDate( to ) }
			: undefined;

	return (
		<div role="group" aria-label={ label ?? __( 'Calendar', 'storedeck' ) }>
			<DayPicker
				className="woocommerce-calendar__days"
				mode="range"
				selected={ selected }
				onSelect={ ( _range, day ) => onChoose( toDateString( day ) ) }
				month={ month }
				onMonthChange={ setMonth }
				endMonth={ endMonth }
				numberOfMonths={ numberOfMonths }
				today={ toNativeDate( getStoreToday() ) }
				disabled={
					isUnavailable &&
					( ( date: Date ) =>
						isUnavailable( toNativeDate( toDateString( date ) ) ) )
				}
				weekStartsOn={ weekDays[ getStartOfWeek() ] }
				dir={ locale.direction }
				lang={ locale.tag }
				formatters={ {
					formatCaption: locale.formatMonth,
					formatWeekdayName: locale.formatWeekdayShort,
					formatDay: ( date ) => String( date.getDate() ),
				} }
				labels={ {
					labelNav: () =>
						label
							? sprintf(
									/* translators: %s: name of a calendar. */
									__( '%s: month navigation', 'storedeck' ),
									label
							  )
							: __( 'Month navigation', 'storedeck' ),
					labelGrid: locale.formatMonth,
					labelWeekday: locale.formatWeekday,
					labelNext: () =>
						__(
							'Move forward to switch to the next month.',
							'storedeck'
						),
					labelPrevious: () =>
						__(
							'Move backward to switch to the previous month.',
							'storedeck'
						),
					labelDayButton: ( date, modifiers ) =>
						describeDay(
							locale.formatLong( date ),
							modifiers,
							// A day that is too early for an end date starts a
							// new range.
							choosing === 'endDate' &&
								earliestEnd &&
								toDateString( date ) < earliestEnd
								? 'startDate'
								: choosing
						),
				} }
			/>
		</div>
	);
}
