import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { addMonths, getStoreToday } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { toDay, toNoon } from './plain-day';
import { bringIntoView, isFutureBlocked, keepWithin } from './shown-months';
import type { CalendarProps } from './types';

/**
 * Which months are shown: at first those up to the end of the range, or up to this
 * month; later those that were turned to, or that a chosen day is in. Where later
 * days are blocked, this month is the last one.
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
				bringIntoView(
					keepWithin( shown, endMonth ),
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
		month: toNoon(
			addMonths( keepWithin( last, endMonth ), 1 - numberOfMonths )
		),
		endMonth: endMonth ? toNoon( endMonth ) : undefined,
		setMonth: ( first: Date ) =>
			setLast( addMonths( toDay( first ), numberOfMonths - 1 ) ),
	};
}
