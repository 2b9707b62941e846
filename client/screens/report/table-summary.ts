import type { TableCardProps } from '@storedeck/components';
import { getCurrentDates, getDateDifferenceInDays } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { SummaryEntry } from '../../extend/report-table';
import type { Report } from '../../report/define-report';
import { formatMetric } from '../../common/store-format';
import type { SelectedMetric } from '../../report-components/metric-info';
import type { Stats } from '../../report/queries';

function daysOfRange( query: Query ) {
	const { primary } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	);
	return getDateDifferenceInDays( primary.before, primary.after ) + 1;
}

/**
 * The line under the table: the totals of the whole range.
 *
 * @param report    The report.
 * @param totals    The totals of its stats.
 * @param query     The address that they are of.
 * @param totalRows Rows of all pages.
 */
export function getSummary(
	report: Report,
	totals: Stats[ 'totals' ] | undefined,
	query: Query,
	totalRows: number
): SummaryEntry[] {
	if ( ! totals ) {
		return [];
	}
	const readValue = ( key: string ) => {
		switch ( key ) {
			case 'days':
				return daysOfRange( query );
			case 'rows':
				return totalRows;
			default:
				return totals[ key ] ?? 0;
		}
	};
	return report.summary().map( ( { key, type, label } ) => {
		const value = readValue( key );
		return {
			key,
			label: label( value, query ),
			value: formatMetric( type, value ) ?? '',
		};
	} );
}

/**
 * The line under the table, with what tells what its figures mean. Those of
 * plugins have no key: nothing is known about them.
 *
 * @param report  The report's name.
 * @param entries The line.
 * @param ask     Opens what a figure means.
 */
export const withAbout = (
	report: string,
	entries: readonly SummaryEntry[],
	ask: ( figure: SelectedMetric ) => void
): TableCardProps[ 'summary' ] =>
	entries.map( ( { key, ...entry } ) =>
		key
			? {
					...entry,
					onAbout: ( button ) =>
						ask( {
							stat: `${ report }/${ key }`,
							label: entry.label,
							button,
						} ),
			  }
			: entry
	);
