import { useMemo } from '@wordpress/element';
import { getDateFormatsForInterval } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import { formatMetric, formatSiteDate } from '../common/store-format';
import type { ValueType } from '../common/store-format';
import { getReportCurrency } from '../extend/report-currency';

/** Formats the dates of a chart in the site's locale. */
const dateFormatter = ( format: string ) => ( _date: Date, siteTime: string ) =>
	formatSiteDate( siteTime, format );

/** The formats of a chart over time. */
export function useFormats(
	interval: Interval,
	count: number,
	type: ValueType
) {
	return useMemo( () => {
		const formats = getDateFormatsForInterval( interval, count, {
			type: 'php',
		} );
		return {
			screenReaderFormat: dateFormatter( formats.screenReaderFormat ),
			tooltipLabelFormat: dateFormatter( formats.tooltipLabelFormat ),
			xFormat: dateFormatter( formats.xFormat ),
			x2Format: dateFormatter( formats.x2Format ),
			tooltipValueFormat: ( value: number ) =>
				formatMetric( type, value ) ?? '',
			currency: getReportCurrency(),
		};
	}, [ interval, count, type ] );
}
