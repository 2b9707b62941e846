import { useContext, useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DayPicker } from 'react-day-picker';
import type { DateRange, Modifiers } from 'react-day-picker';
import { addDays, getStartOfWeek, getStoreToday } from '@storedeck/date';
import { getCalendarLocale } from './calendar-locale';
import { CalendarReady } from './calendar-ready';
import { toDay, toNoon } from './plain-day';
import { useShownMonths } from './use-shown-months';
import type { CalendarProps } from './types';
import './style.scss';

const weekDays = [ 0, 1, 2, 3, 4, 5, 6 ] as const;

/** What pressing a day does, in words. */
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
 * A calendar for choosing a range, in the reader's language; the shop's settings
 * say which day a week starts with and which day is today.
 *
 * Keys: arrows move by a day or a week, Page Up and Page Down by a month, Home and
 * End to the ends of the week, Enter and Space choose.
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
	const tellReady = useContext( CalendarReady );
	useEffect( tellReady, [ tellReady ] );
	const [ from, to ] = [ start ?? end, end ?? start ];
	const selected: DateRange | undefined =
		from && to ? { from: toNoon( from ), to: toNoon( to ) } : undefined;

	return (
		<div role="group" aria-label={ label ?? __( 'Calendar', 'storedeck' ) }>
			<DayPicker
				className="woocommerce-calendar__days"
				mode="range"
				selected={ selected }
				onSelect={ ( _range, day ) => onChoose( toDay( day ) ) }
				month={ month }
				onMonthChange={ setMonth }
				endMonth={ endMonth }
				numberOfMonths={ numberOfMonths }
				today={ toNoon( getStoreToday() ) }
				disabled={
					isUnavailable &&
					( ( date: Date ) =>
						isUnavailable( toNoon( toDay( date ) ) ) )
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
									__( '%s: months', 'storedeck' ),
									label
							  )
							: __( 'Months', 'storedeck' ),
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
							// Too early for an end, it begins a new range.
							choosing === 'endDate' &&
								earliestEnd &&
								toDay( date ) < earliestEnd
								? 'startDate'
								: choosing
						),
				} }
			/>
		</div>
	);
}
