import { getDateFormatsForIntervalD3 } from './date-formats-d3';
import { getDateFormatsForIntervalPhp } from './date-formats-php';
import type { DateFormats } from './types';

/**
 * The date formats of an interval.
 *
 * @param interval    hour, day, week, month, quarter or year.
 * @param ticks       Number of dates in the chart; many of them leave space for
 *                    months only.
 * @param option      Syntax of the formats.
 * @param option.type `'d3'` (d3-time-format) or `'php'` (PHP `date`). Both
 *                    format the same text.
 */
export function getDateFormatsForInterval(
	interval: string,
	ticks = 0,
	option: { type?: 'd3' | 'php' } = { type: 'd3' }
): DateFormats {
	return option.type === 'php'
		? getDateFormatsForIntervalPhp( interval, ticks )
		: getDateFormatsForIntervalD3( interval, ticks );
}
