import { __ } from '@wordpress/i18n';
import { ChoiceList } from '@storedeck/components/date-range-filter-picker/choice-list';
import type { Query } from '@storedeck/navigation';
import { getAllowedIntervals } from '../../../common/url-dates';
import type { Question } from '../../../report/question';
import { describeInterval } from '../describe-question';
import { Part } from './part';

/** Over time or in total. */
export const IntervalPart = ( {
	question,
	query,
	onChange,
}: {
	question: Question;
	query: Query;
	onChange: ( interval: string | undefined ) => void;
} ) => (
	<Part
		title={ __( 'Over time', 'storedeck' ) }
		text={ describeInterval( question.interval ) }
		renderContent={ ( close ) => (
			<ChoiceList
				aria-label={ __( 'Over time', 'storedeck' ) }
				choices={ [ undefined, ...getAllowedIntervals( query ) ].map(
					( interval ) => ( {
						value: interval ?? '',
						label: describeInterval( interval ),
					} )
				) }
				selected={ question.interval ?? '' }
				onChoose={ ( interval ) => {
					close();
					onChange( interval || undefined );
				} }
			/>
		) }
	/>
);
