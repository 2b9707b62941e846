import { getDateFormatsForIntervalPhp } from './date-formats-php';
import { phpToD3Format } from './php-to-d3-format';
import type { DateFormats } from './types';

/**
 * The date formats of an interval in the syntax of d3-time-format (except for
 * the table, which uses PHP syntax).
 *
 * @example
 * getDateFormatsForIntervalD3( 'month' ).tooltipLabelFormat; // '%B %Y'
 *
 * @see getDateFormatsForInterval
 */
export function getDateFormatsForIntervalD3(
	interval: string,
	ticks = 0
): DateFormats {
	const formats = getDateFormatsForIntervalPhp( interval, ticks );
	return {
		screenReaderFormat: phpToD3Format( formats.screenReaderFormat ),
		tooltipLabelFormat: phpToD3Format( formats.tooltipLabelFormat ),
		xFormat: phpToD3Format( formats.xFormat ),
		x2Format: phpToD3Format( formats.x2Format ),
		tableFormat: formats.tableFormat,
	};
}
