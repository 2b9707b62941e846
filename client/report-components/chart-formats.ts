import { useMemo } from '@wordpress/element';
import { _x } from '@wordpress/i18n';
import { formatDelta } from '@storedeck/components/summary/delta';
import { getDateFormatsForInterval } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import { formatMetric, formatSiteDate, getDelta } from '../common/store-format';
import type { ValueType } from '../common/store-format';
import { getReportCurrency } from '../extend/report-currency';
import { getNewAmount } from '../report/new-amount';

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
			tooltipLabelFormat: dateFormatter(
				interval === 'day'
					? /* translators: PHP syntax (php.net/datetime.format). */
					  _x( 'D, M j, Y', 'date with its weekday', 'storedeck' )
					: formats.tooltipLabelFormat
			),
			xFormat: dateFormatter( formats.xFormat ),
			x2Format: dateFormatter( formats.x2Format ),
			tooltipValueFormat: ( value: number ) =>
				formatMetric( type, value ) ?? '',
			changeFormat: ( value: number, previous: number ) =>
				getNewAmount( type, value, previous ) ??
				formatDelta( getDelta( value, previous ) ),
			currency: getReportCurrency(),
		};
	}, [ interval, count, type ] );
}
