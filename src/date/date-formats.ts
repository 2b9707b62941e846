import { getDateFormatsForIntervalD3 } from './date-formats-d3';
import { getDateFormatsForIntervalPhp } from './date-formats-php';
import type { DateFormats } from './types';

/**
 * The date formats of an interval.
 *
 * @param interval    hour, day, week, month, quarter or year.
 * @param ticks       How many dates the chart shows; many of them leave room
 *                    for months only.
 * @param option      Variant of the formats.
 * @param option.type `'d3'` (d3-time-format) or `'php'` (PHP `date`). Both give
 *                    the same texts.
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
