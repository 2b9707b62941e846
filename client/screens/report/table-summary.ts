import type { TableCardProps } from '@storedeck/components';
import { __ } from '@wordpress/i18n';
import { getDateDifferenceInDays } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import type { SummaryEntry } from '@storedeck/extend';
import { getDates } from '../../common/url-dates';
import { isNumeric } from '../../report/columns';
import type { Report, ReportColumn } from '../../report/types';
import { formatMetric } from '../../common/store-format';
import type { SelectedMetric } from '../../report-components/metric-info';
import type { RowTotals } from './table-totals';

function countDays( query: Query ) {
	const { primary } = getDates( query );
	return getDateDifferenceInDays( primary.before, primary.after ) + 1;
}

/**
 * The entries below the table: the totals of the period.
 *
 * @param totalRows Rows on all pages.
 * @param omitted   Items that only the compared period has.
 */
export function getSummary(
	report: Report,
	rowTotals: RowTotals & { query: Query },
	totalRows: number,
	omitted = 0
): SummaryEntry[] {
	const { totals, query, isLoading } = rowTotals;
	if ( ! totals ) {
		return [];
	}
	const getValue = ( key: string ) => {
		switch ( key ) {
			case 'days':
				return countDays( query );
			case 'rows':
				return totalRows;
			default:
				return totals[ key ] ?? 0;
		}
	};
	const entries = report.summary.map( ( { key, type, label } ) => {
		const value = getValue( key );
		return {
			key,
			label: label( value, query ),
			value: isLoading ? '…' : formatMetric( type, value ) ?? '',
		};
	} );
	return omitted
		? [
				...entries,
				{
					label: __(
						'Only in the comparison period, not listed',
						'storedeck'
					),
					value: formatMetric( 'number', omitted ) ?? '',
				},
		  ]
		: entries;
}

/**
 * Removes the entries that the row of totals shows above them.
 *
 * @param columns The columns of the report.
 */
export const withoutColumnTotals = < Row >(
	entries: readonly SummaryEntry[],
	columns: readonly ReportColumn< Row >[]
) =>
	entries.filter(
		( { key } ) =>
			! columns.some(
				( { id, total, type } ) =>
					isNumeric( type ) && ( total ?? id ) === key
			)
	);

/**
 * Adds the info button to the entries of the report. Entries of plugins have no
 * key and no definition.
 *
 * @param report   Id of the report.
 * @param openInfo Opens the popover of a metric.
 */
export const withInfo = (
	report: string,
	entries: readonly SummaryEntry[],
	openInfo: ( metric: SelectedMetric ) => void
): TableCardProps[ 'summary' ] =>
	entries.map( ( { key, ...entry } ) =>
		key
			? {
					...entry,
					onAbout: ( button ) =>
						openInfo( {
							stat: `${ report }/${ key }`,
							label: entry.label,
							button,
						} ),
			  }
			: entry
	);
