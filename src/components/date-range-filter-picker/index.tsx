import { Dropdown } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	isOverlap,
	isoDateFormat as defaultDayFormat,
	toPlainDate,
} from '@storedeck/date';
import { DropdownButton } from '../dropdown-button';
import { Content } from './content';
import type {
	DateRangeFilterPickerProps,
	LabelledRange,
	PickerDateQuery,
} from './types';
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

/**
 * Whether the comparison overlaps the date range. False if dates are unknown.
 */
function isOverlapping( primary: LabelledRange, secondary: LabelledRange ) {
	return (
		primary.after &&
		primary.before &&
		secondary.after &&
		secondary.before &&
		isOverlap(
			{
				start: toPlainDate( primary.after ),
				end: toPlainDate( primary.before ),
			},
			{
				start: toPlainDate( secondary.after ),
				end: toPlainDate( secondary.before ),
			}
		)
	);
}

function getComparisonLabel(
	primary: LabelledRange,
	secondary: LabelledRange
) {
	const { label, range } = secondary;
	return isOverlapping( primary, secondary )
		? sprintf(
				/* translators: 1: name of a comparison, 2: its date range, which overlaps the primary one. */
				__( 'vs. %1$s (%2$s), overlapping', 'storedeck' ),
				label,
				range
		  )
		: sprintf(
				/* translators: 1: name of a comparison, 2: its date range, for example "vs. Previous year (Apr 1 - 15, 2017)". */
				__( 'vs. %1$s (%2$s)', 'storedeck' ),
				label,
				range
		  );
}

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

/** A string that only changes when the dates change. */
const getDatesKey = ( { period, compare, ...days }: PickerDateQuery ) =>
	JSON.stringify( [
		period,
		compare,
		...[
			days.after,
			days.before,
			days.compareAfter,
			days.compareBefore,
		].map( ( day ) => day && toPlainDate( day ) ),
	] );

/**
 * A dropdown to select the date range and the comparison of a report.
 *
 * @param props See `DateRangeFilterPickerProps`.
 */
export function DateRangeFilterPicker( {
	onRangeSelect,
	dateQuery,
	isoDateFormat = defaultDayFormat,
}: DateRangeFilterPickerProps ) {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	const dates = getDatesKey( dateQuery );
	const [ previousDates, setPreviousDates ] = useState( dates );
	if ( dates !== previousDates ) {
		// A navigation invalidates the unapplied selection. Closing returns
		// focus to the button; remounting the content would lose it.
		setPreviousDates( dates );
		setIsOpen( false );
	}
	return (
		<div className="woocommerce-filters-filter woocommerce-filters-date">
			<span id={ `${ id }-label` } className="woocommerce-filters-label">
				{ __( 'Date Range:', 'storedeck' ) }
			</span>
			<Dropdown
				contentClassName="woocommerce-filters-date__content"
				popoverProps={ {
					placement: 'bottom-start',
					role: 'dialog',
					'aria-label': __( 'Date Range', 'storedeck' ),
				} }
				open={ isOpen }
				onToggle={ setIsOpen }
				// Focus the dialog; the content then moves focus to the
				// selected tab.
				focusOnMount={ true }
				expandOnMobile
				headerTitle={ __( 'Date Range', 'storedeck' ) }
				renderToggle={ ( { onToggle } ) => (
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
