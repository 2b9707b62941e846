import moment, { type Moment } from 'moment';
import { getCurrentDates } from './current-dates';
import { getDateParamsFromQuery } from './date-params';
import { addDays, addYears, differenceInDays } from './plain-date';
import { getStoreOffset } from './store-offset';
import { toPlainDate, toStoreMoment } from './store-time';
import type {
	CheckedDateQuery,
	Compare,
	CurrentDates,
	DateQuery,
	DateRange,
	PlainDate,
	PlainRange,
} from './types';

const toDays = ( { after, before }: DateRange ): PlainRange => ( {
	start: toPlainDate( after ),
	end: toPlainDate( before ),
} );

const getLength = ( { start, end }: PlainRange ) =>
	differenceInDays( end, start );

/**
 * The day of the secondary range that corresponds to today. Ranges of different
 * lengths correspond by their dates or by their first days; those that the user
 * has chosen do not.
 */
function getCorrespondingDay(
	today: PlainDate,
	primary: PlainRange,
	secondary: PlainRange,
	compare: Compare | ''
): PlainDate | undefined {
	const isSameLength = getLength( primary ) === getLength( secondary );
	if ( compare === 'previous_year' && ! isSameLength ) {
		return addYears( today, -1 );
	}
	return isSameLength || compare === 'previous_period'
		? addDays( secondary.start, differenceInDays( today, primary.start ) )
		: undefined;
}

function resolve(
	dates: CurrentDates,
	compare: Compare | '',
	now: Moment
): Moment | undefined {
	const today = toPlainDate( now );
	const primary = toDays( dates.primary );
	if ( today < primary.start || today > primary.end ) {
		return undefined;
	}
	const secondary = toDays( dates.secondary );
	const day = getCorrespondingDay( today, primary, secondary, compare );
	if ( ! day || day > secondary.end ) {
		return undefined;
	}
	// 29 February, in a range that has a day less a year ago: all of its days
	// are over there.
	const isDayMissing =
		getLength( primary ) !== getLength( secondary ) &&
		compare === 'previous_year' &&
		day.slice( -2 ) !== today.slice( -2 );
	if ( isDayMissing ) {
		return day < secondary.end ? toStoreMoment( day, 'end' ) : undefined;
	}
	return toStoreMoment( day ).set( {
		hour: now.hour(),
		minute: now.minute(),
		second: 59,
	} );
}

/**
 * Until when the secondary range is compared with an unfinished primary range:
 * the same day and minute as the primary range has reached, by the clock of the
 * site on both days. Today until 1:30 am is compared with yesterday until
 * 1:30 am, a month to date with the other month until the same day and minute.
 *
 * Undefined when whole ranges are compared: the primary range has ended, the
 * secondary one has no such part (31 March against a whole February), or the
 * user has chosen a comparison of another length.
 *
 * @example
 * // at 2022-03-15T02:30, site time
 * getComparisonEnd( { period: 'today', compare: 'previous_period' } );
 * // 2022-03-14T02:30:59
 *
 * @param query            The query of a URL.
 * @param defaultDateRange The date range of a query without one.
 * @param instant          When the data of the primary range was read, in
 *                         milliseconds since 1970; now by default.
 */
export function getComparisonEnd< const Given extends DateQuery >(
	query: Given & CheckedDateQuery< Given >,
	defaultDateRange?: string,
	instant: number = Date.now()
): Moment | undefined {
	const { compare } = getDateParamsFromQuery< DateQuery >(
		query,
		defaultDateRange
	);
	return compare === 'none'
		? undefined
		: resolve(
				getCurrentDates< DateQuery >( query, defaultDateRange ),
				compare,
				moment( instant ).utcOffset( getStoreOffset( instant ) )
		  );
}
