import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	comparisons,
	getCurrentDates,
	getDateInputFormat,
	isoDateFormat,
} from '@storedeck/date';
import { ChoiceList } from './choice-list';
import { DateRange } from './date-range';
import { getDateSelection, toSelectedRange } from './date-selection';
import { describeMissing } from './describe-missing';
import { Footer } from './footer';
import { isFuture } from './is-future';
import type { ContentProps, PickerDateQuery } from './types';

/** The comparisons with the dates that each has. */
function getChoices( { period, after, before }: PickerDateQuery ) {
	const days = {
		after: after?.format( isoDateFormat ),
		before: before?.format( isoDateFormat ),
	};
	return comparisons.map( ( { value, label } ) => ( {
		value,
		label,
		range:
			value === 'custom' || value === 'none'
				? ''
				: getCurrentDates( {
						period: period as string,
						compare: value,
						...days,
				  } ).secondary.range,
	} ) );
}

/** Comparisons that apply on click, and the dates of a custom one. */
export function ComparisonContent( {
	dateQuery,
	dayFormat,
	onSelect,
}: ContentProps ) {
	const [ selection, setSelection ] = useState( () =>
		getDateSelection( dateQuery )
	);
	const { comparisonRange } = selection;
	const isCustom = dateQuery.period === 'custom';
	const select = ( compare: string ) =>
		onSelect(
			toSelectedRange( { ...selection, compare }, isCustom, dayFormat )
		);
	return (
		<>
			<ChoiceList
				aria-label={ __( 'Comparison', 'storedeck' ) }
				choices={ getChoices( dateQuery ) }
				selected={ selection.compare }
				onChoose={ ( compare ) =>
					compare === 'custom'
						? setSelection( { ...selection, compare } )
						: select( compare )
				}
			/>
			{ selection.compare === 'custom' && (
				<div
					role="group"
					aria-label={ __( 'Comparison date range', 'storedeck' ) }
				>
					<DateRange
						{ ...comparisonRange }
						onUpdate={ ( changes ) =>
							setSelection( ( earlier ) => ( {
								...earlier,
								comparisonRange: {
									...earlier.comparisonRange,
									...changes,
								},
							} ) )
						}
						isInvalidDate={ isFuture }
						shortDateFormat={ getDateInputFormat() }
						numberOfMonths={ 1 }
						labels={ {
							start: __( 'Comparison start date', 'storedeck' ),
							end: __( 'Comparison end date', 'storedeck' ),
							calendar: __( 'Comparison calendar', 'storedeck' ),
						} }
					/>
					<Footer
						missingInput={ describeMissing( selection, false ) }
						onUpdate={ () => select( 'custom' ) }
					/>
				</div>
			) }
		</>
	);
}
