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

/** The date picker; a choice is written into the address. */
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
			{ /* Who works out the dates can say more of what was wrong with them. */ }
			{ ! dateQuery && hasInvalidDates( query ) && (
				<p role="status" className="woocommerce-filters__notice">
					{ __(
						'The dates of this address are unknown. The default dates are shown instead.',
						'storedeck'
					) }
				</p>
			) }
		</>
	);
}
