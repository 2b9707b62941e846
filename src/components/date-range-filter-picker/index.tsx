import { __, sprintf } from '@wordpress/i18n';
import { isoDateFormat as defaultDayFormat } from '@storedeck/date';
import { getComparisonLabel } from './comparison-label';
import { DateControls } from './date-controls';
import { Content } from './lazy-contents';
import { PickerDropdown } from './picker-dropdown';
import type { DateRangeFilterPickerProps, PickerDateQuery } from './types';
import './style.scss';

export { DateRange } from './date-range';
export type { CalendarInput } from '../calendar/types';
export type {
	DateRangeFilterPickerProps,
	DateRangeProps,
	LabelledRange,
	PickerDateQuery,
	SelectedRange,
	TypedRange,
} from './types';

function getButtonLabels( {
	compare,
	primaryDate,
	secondaryDate,
}: PickerDateQuery ) {
	const primary = sprintf(
		/* translators: 1: name of a period, 2: its date range, for example "Month to date (Apr 1 - 15, 2018)". */
		__( '%1$s (%2$s)', 'storedeck' ),
		primaryDate.label,
		primaryDate.range
	);
	if ( ! secondaryDate ) {
		return [ primary ];
	}
	return [
		primary,
		compare === 'none'
			? __( 'No comparison', 'storedeck' )
			: getComparisonLabel( primaryDate, secondaryDate ),
	];
}

/**
 * A dropdown to select the date range and the comparison of a report, or, without
 * “Update”, a dropdown for each of them whose entries apply at once.
 *
 * @param props See `DateRangeFilterPickerProps`.
 */
export function DateRangeFilterPicker( props: DateRangeFilterPickerProps ) {
	const {
		onRangeSelect,
		dateQuery,
		isoDateFormat = defaultDayFormat,
		hasUpdateButton = true,
	} = props;
	if ( ! hasUpdateButton ) {
		return <DateControls { ...props } isoDateFormat={ isoDateFormat } />;
	}
	return (
		<PickerDropdown
			className="woocommerce-filters-date"
			label={ __( 'Date Range:', 'storedeck' ) }
			title={ __( 'Date Range', 'storedeck' ) }
			lines={ getButtonLabels( dateQuery ) }
			dateQuery={ dateQuery }
			renderContent={ ( close ) => (
				<Content
					dateQuery={ dateQuery }
					dayFormat={ isoDateFormat }
					onSelect={ ( range ) => {
						close();
						onRangeSelect( range );
					} }
				/>
			) }
		/>
	);
}
