import { __ } from '@wordpress/i18n';
import { hasInvalidDates } from '@storedeck/date';
import { updateQueryString } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { DateRangeFilterPicker } from '../date-range-filter-picker';
import { getDateQuery } from './date-query';
import type { ReportFiltersProps } from './types';

type Props = Pick<
	ReportFiltersProps,
	'path' | 'dateQuery' | 'isoDateFormat' | 'onDateSelect'
> & { query: Query };

/** The date range picker. The selection is written to the URL. */
export function DateFilter( {
	path,
	query,
	dateQuery,
	isoDateFormat,
	onDateSelect,
}: Props ) {
	return (
		<>
			<DateRangeFilterPicker
				dateQuery={ dateQuery ?? getDateQuery( query ) }
				isoDateFormat={ isoDateFormat }
				onRangeSelect={ ( range ) => {
					updateQueryString(
						{ ...range, paged: undefined },
						path,
						query
					);
					onDateSelect?.( range );
				} }
			/>
			{ /* When `dateQuery` is given, the parent shows this notice. */ }
			{ ! dateQuery && hasInvalidDates( query ) && (
				<p role="status" className="woocommerce-filters__notice">
					{ __(
						'The dates in the URL are invalid. The default date range is shown instead.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
