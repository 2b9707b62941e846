import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { addMonths, getStoreToday } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { toDateString, toNativeDate } from './plain-day';
import { getLastShownMonth, isFutureBlocked, clampMonth } from './shown-months';
import type { CalendarProps } from './types';

/**
 * Returns the months to show: initially up to the end of the range or the
 * current month, later those the user navigated to. If all later days are
 * unavailable, the current month is the last one.
 *
 * @param props See `CalendarProps`.
 */
export function useShownMonths( {
	start,
	end,
	isUnavailable,
	numberOfMonths = 1,
}: CalendarProps ) {
	const today = getStoreToday();
	const endMonth = useMemo(
		() =>
			isUnavailable && isFutureBlocked( today, isUnavailable )
				? today
				: undefined,
		[ today, isUnavailable ]
	);
	const [ last, setLast ] = useState( end ?? start ?? today );
	const show = useCallback(
		( day: PlainDate ) =>
			setLast( ( shown ) =>
				getLastShownMonth(
					clampMonth( shown, endMonth ),
					day,
					numberOfMonths
				)
			),
		[ endMonth, numberOfMonths ]
	);
	useEffect( () => {
		if ( start ) {
			show( start );
		}
	}, [ start, show ] );
	useEffect( () => {
		if ( end ) {
			show( end );
		}
	}, [ end, show ] );

	return {
		/** The first month shown. */
		month: toNativeDate(
			addMonths( clampMonth( last, endMonth ), 1 - numberOfMonths )
		),
		endMonth: endMonth ? toNativeDate( endMonth ) : undefined,
		setMonth: ( first: Date ) =>
			setLast( addMonths( toDateString( first ), numberOfMonths - 1 ) ),
	};
}
