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

/** Whether the range is compared with days of its own; unknown without dates. */
function isOverlapping( one: LabelledRange, other: LabelledRange ) {
	return (
		one.after &&
		one.before &&
		other.after &&
		other.before &&
		isOverlap(
			{
				start: toPlainDate( one.after ),
				end: toPlainDate( one.before ),
			},
			{
				start: toPlainDate( other.after ),
				end: toPlainDate( other.before ),
			}
		)
	);
}

function getComparisonLabel( primary: LabelledRange, other: LabelledRange ) {
	const { label, range } = other;
	return isOverlapping( primary, other )
		? sprintf(
				/* translators: 1: name of a comparison, 2: its dates, some of which are in the range itself. */
				__( 'vs. %1$s (%2$s), overlapping', 'storedeck' ),
				label,
				range
		  )
		: sprintf(
				/* translators: 1: name of a comparison, 2: its dates, for example "vs. Previous year (Apr 1 - 15, 2017)". */
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
		/* translators: 1: name of a period, 2: its dates, for example "Month to date (Apr 1 - 15, 2018)". */
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

/** Is the same as long as the same dates are chosen. */
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
	const [ isOpen, setIsOpen ] = useState( false );
	const dates = getDatesKey( dateQuery );
	const [ knownDates, setKnownDates ] = useState( dates );
	if ( dates !== knownDates ) {
		// An address reached in another way voids a choice begun from the old one.
		// Closing gives the focus back; starting anew in place would lose it.
		setKnownDates( dates );
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
				// The dialog itself at first; its contents pass the focus on.
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
