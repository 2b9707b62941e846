import { __, sprintf } from '@wordpress/i18n';
import { isOverlapping } from './comparison-label';
import { ComparisonContent, PeriodContent } from './lazy-contents';
import { PickerDropdown } from './picker-dropdown';
import type { DateRangeFilterPickerProps, PickerDateQuery } from './types';

const getDatesText = ( range: string ) =>
	/* translators: %s: the dates of a date range. */
	sprintf( __( '(%s)', 'storedeck' ), range );

function getComparisonLines( {
	compare,
	primaryDate,
	secondaryDate,
}: PickerDateQuery ) {
	if ( compare === 'none' || ! secondaryDate ) {
		return [ __( 'No comparison', 'storedeck' ) ];
	}
	return [
		/* translators: %s: name of a comparison, for example "vs. Previous year". */
		sprintf( __( 'vs. %s', 'storedeck' ), secondaryDate.label ),
		isOverlapping( primaryDate, secondaryDate )
			? sprintf(
					/* translators: %s: the dates of a comparison, which overlap the date range. */
					__( '(%s), overlapping', 'storedeck' ),
					secondaryDate.range
			  )
			: getDatesText( secondaryDate.range ),
	];
}

/**
 * A dropdown for the date range and, unless it has none, one for its comparison. Their
 * entries apply on click.
 */
export function DateControls( {
	dateQuery,
	onRangeSelect,
	isoDateFormat = '',
	hasComparison = true,
}: DateRangeFilterPickerProps ) {
	const getContentProps = ( close: () => void ) => ( {
		dateQuery,
		dayFormat: isoDateFormat,
		onSelect: ( range: Parameters< typeof onRangeSelect >[ 0 ] ) => {
			close();
			onRangeSelect( range );
		},
	} );
	const { label, range } = dateQuery.primaryDate;
	return (
		<>
			<PickerDropdown
				className="woocommerce-filters-date"
				contentClassName="is-period"
				label={ __( 'Date Range:', 'storedeck' ) }
				title={ __( 'Date Range', 'storedeck' ) }
				lines={ [ label, getDatesText( range ) ] }
				dateQuery={ dateQuery }
				renderContent={ ( close ) => (
					<PeriodContent { ...getContentProps( close ) } />
				) }
			/>
			{ hasComparison && (
				<PickerDropdown
					className="woocommerce-filters-compare"
					contentClassName="is-comparison"
					label={ __( 'Comparison:', 'storedeck' ) }
					title={ __( 'Comparison', 'storedeck' ) }
					lines={ getComparisonLines( dateQuery ) }
					dateQuery={ dateQuery }
					renderContent={ ( close ) => (
						<ComparisonContent { ...getContentProps( close ) } />
					) }
				/>
			) }
		</>
	);
}
