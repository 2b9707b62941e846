import { __, sprintf } from '@wordpress/i18n';
import {
	dayTicksThreshold,
	defaultTableDateFormat,
	weekTicksThreshold,
} from './constants';
import { get24HourFormat } from './hour-format';
import type { DateFormats } from './types';

/** Years below months: for months, and for many days or weeks. */
const MONTHS = { xFormat: 'M', x2Format: 'Y' };

/** Months below days: for few days or weeks. */
const DAYS = { xFormat: 'j', x2Format: 'M Y' };

/**
 * The date formats of an interval in the syntax of PHP's `date`, for
 * `@wordpress/date`.
 *
 * @see getDateFormatsForInterval
 */
export function getDateFormatsForIntervalPhp(
	interval: string,
	ticks = 0
): DateFormats {
	/* translators: A date in PHP syntax (php.net/datetime.format). */
	const day = __( 'F j, Y', 'storedeck' );
	const formats: DateFormats = {
		screenReaderFormat: day,
		tooltipLabelFormat: day,
		xFormat: 'Y-m-d',
		x2Format: 'M Y',
		tableFormat: defaultTableDateFormat,
	};
	switch ( interval ) {
		case 'hour': {
			const hour = get24HourFormat();
			/* translators: A date, short, in PHP syntax (php.net/datetime.format). */
			const date = __( 'M j, Y', 'storedeck' );
			if ( hour ) {
				/* translators: %s: An hour of a day, followed by a date; all in PHP syntax (php.net/datetime.format). */
				const hourOfDay = __( '%s F j, Y', 'storedeck' );
				/* translators: %s: An hour of a day, followed by a short date; all in PHP syntax (php.net/datetime.format). */
				const hourOfDate = __( '%s M j, Y', 'storedeck' );
				return {
					screenReaderFormat: sprintf( hourOfDay, hour ),
					tooltipLabelFormat: sprintf( hourOfDate, hour ),
					xFormat: hour,
					x2Format: date,
					tableFormat: hour,
				};
			}
			return {
				/* translators: An hour of a day in PHP syntax (php.net/datetime.format). */
				screenReaderFormat: __( 'gA F j, Y', 'storedeck' ),
				/* translators: An hour of a day, short, in PHP syntax (php.net/datetime.format). */
				tooltipLabelFormat: __( 'gA M j, Y', 'storedeck' ),
				/* translators: An hour in PHP syntax (php.net/datetime.format). */
				xFormat: __( 'gA', 'storedeck' ),
				x2Format: date,
				tableFormat: 'h A',
			};
		}
		case 'day':
			return {
				...formats,
				...( ticks < dayTicksThreshold ? DAYS : MONTHS ),
			};
		case 'week': {
			/* translators: The first day of a week in PHP syntax (php.net/datetime.format); letters of words follow a backslash. */
			const week = __( '\\W\\e\\e\\k \\o\\f F j, Y', 'storedeck' );
			return {
				...formats,
				...( ticks < weekTicksThreshold ? DAYS : MONTHS ),
				screenReaderFormat: week,
				tooltipLabelFormat: week,
			};
		}
		case 'month':
		case 'quarter': {
			/* translators: A month in PHP syntax (php.net/datetime.format). */
			const month = __( 'F Y', 'storedeck' );
			return {
				...formats,
				...MONTHS,
				screenReaderFormat: month,
				tooltipLabelFormat: month,
			};
		}
		case 'year':
			return {
				...formats,
				screenReaderFormat: 'Y',
				tooltipLabelFormat: 'Y',
				xFormat: 'Y',
			};
		default:
			return formats;
	}
}
