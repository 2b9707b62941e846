import { Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isoDateFormat as defaultDayFormat } from '@storedeck/date';
import { DropdownButton } from '../dropdown-button';
import { Content } from './content';
import type { DateRangeFilterPickerProps, PickerDateQuery } from './types';
import './style.scss';

export { DateRange } from './date-range';
export type { CalendarInput } from './calendar/types';
export type {
	DateRangeFilterPickerProps,
	DateRangeProps,
	LabelledRange,
	PickerDateQuery,
	SelectedRange,
	TypedRange,
} from './types';

function getButtonLabels( { primaryDate, secondaryDate }: PickerDateQuery ) {
	const primary = sprintf(
		/* translators: 1: name of a period, 2: its dates, for example "Month to date (Apr 1 - 15, 2018)". */
		__( '%1$s (%2$s)', 'storedeck' ),
		primaryDate.label,
		primaryDate.range
	);
	return secondaryDate
		? [
				primary,
				sprintf(
					/* translators: 1: name of a comparison, 2: its dates, for example "vs. Previous year (Apr 1 - 15, 2017)". */
					__( 'vs. %1$s (%2$s)', 'storedeck' ),
					secondaryDate.label,
					secondaryDate.range
				),
		  ]
		: [ primary ];
}

/**
 * A dropdown for choosing the dates of a report and what they are compared with.
 *
 * @param props See `DateRangeFilterPickerProps`.
 */
export function DateRangeFilterPicker( {
	onRangeSelect,
	dateQuery,
	isoDateFormat = defaultDayFormat,
}: DateRangeFilterPickerProps ) {
	const id = useId();
	return (
		<div className="woocommerce-filters-filter woocommerce-filters-date">
			<span id={ `${ id }-label` } className="woocommerce-filters-label">
				{ __( 'Date Range:', 'storedeck' ) }
			</span>
			<Dropdown
				contentClassName="woocommerce-filters-date__content"
				popoverProps={ { placement: 'bottom-start' } }
				expandOnMobile
				headerTitle={ __( 'Date Range', 'storedeck' ) }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<DropdownButton
						id={ `${ id }-button` }
						aria-labelledby={ `${ id }-label ${ id }-button` }
						labels={ getButtonLabels( dateQuery ) }
						isOpen={ isOpen }
						onClick={ onToggle }
					/>
				) }
				renderContent={ ( { onClose } ) => (
					<Content
						// An address reached in another way is a new choice.
						key={ JSON.stringify( [
							dateQuery.period,
							dateQuery.compare,
							dateQuery.after,
							dateQuery.before,
						] ) }
						dateQuery={ dateQuery }
						dayFormat={ isoDateFormat }
						onSelect={ ( range ) => {
							onClose();
							onRangeSelect( range );
						} }
					/>
				) }
			/>
		</div>
	);
}
