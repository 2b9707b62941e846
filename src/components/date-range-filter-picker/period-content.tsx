import { useState } from '@wordpress/element';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import {
	getDateInputFormat,
	presetValues,
	rollingPresets,
} from '@storedeck/date';
import { ChoiceList } from './choice-list';
import { DateRange } from './date-range';
import {
	getDateSelection,
	getEditableRange,
	toSelectedRange,
} from './date-selection';
import { describeMissing } from './describe-missing';
import { Footer } from './footer';
import { isFuture } from './is-future';
import { RangeText } from './range-text';
import type { ContentProps } from './types';

/** Presets that apply on click, and a range that is typed or chosen in a calendar. */
export function PeriodContent( {
	dateQuery,
	dayFormat,
	onSelect,
}: ContentProps ) {
	const { primaryDate, after, before } = dateQuery;
	const [ range, setRange ] = useState( () =>
		getEditableRange( {
			after: after ?? primaryDate.after,
			before: before ?? primaryDate.before,
		} )
	);
	const isMedium = useViewportMatch( 'medium', '>=' );
	const selection = { ...getDateSelection( dateQuery ), ...range };
	const missing = describeMissing( selection, true );
	const select = ( period: string, days = range ) =>
		onSelect(
			toSelectedRange(
				{ ...selection, ...days, period },
				period === 'custom',
				dayFormat
			)
		);
	return (
		<div className="woocommerce-filters-date__period">
			<ChoiceList
				aria-label={ __( 'Presets', 'storedeck' ) }
				choices={ [ ...presetValues, ...rollingPresets ].filter(
					( { value } ) => value !== 'custom'
				) }
				selected={ dateQuery.period }
				onChoose={ ( value ) => select( value ) }
			/>
			<div className="woocommerce-filters-date__custom">
				<RangeText
					onRange={ ( days ) => setRange( getEditableRange( days ) ) }
					onPreset={ select }
					onSubmit={ ( days ) =>
						select( 'custom', getEditableRange( days ) )
					}
				/>
				<DateRange
					{ ...range }
					onUpdate={ ( changes ) =>
						setRange( ( earlier ) => ( {
							...earlier,
							...changes,
						} ) )
					}
					isInvalidDate={ isFuture }
					shortDateFormat={ getDateInputFormat() }
					numberOfMonths={ isMedium ? 2 : 1 }
				/>
				<Footer
					missingInput={ missing }
					onUpdate={ () => select( 'custom' ) }
				/>
			</div>
		</div>
	);
}
