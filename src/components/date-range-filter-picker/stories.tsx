import { useState } from '@wordpress/element';
import { toStoreMoment } from '@storedeck/date';
import { DateRange, DateRangeFilterPicker } from '.';
import type { DateRangeProps, PickerDateQuery } from '.';
import type { Stories } from '../gallery/types';

const dateQuery: PickerDateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

type Range = Omit< DateRangeProps, 'onUpdate' | 'shortDateFormat' >;

function DateRangeWithState( { initial }: { initial: Range } ) {
	const [ range, setRange ] = useState( initial );
	return (
		<DateRange
			{ ...range }
			shortDateFormat="MM/DD/YYYY"
			onUpdate={ ( update ) =>
				setRange( ( earlier ) => ( { ...earlier, ...update } ) )
			}
		/>
	);
}

const stories: Stories = {
	components: [ 'DateRangeFilterPicker', 'DateRange' ],
	stories: {
		Closed: () => (
			<DateRangeFilterPicker
				dateQuery={ dateQuery }
				onRangeSelect={ () => {} }
			/>
		),
		'Without a comparison': () => (
			<DateRangeFilterPicker
				dateQuery={ { ...dateQuery, compare: 'none' } }
				onRangeSelect={ () => {} }
			/>
		),
		'Date range': () => <DateRangeWithState initial={ {} } />,
		'Date range with dates': () => (
			<DateRangeWithState
				initial={ {
					after: toStoreMoment( '2022-03-07' ),
					afterText: '03/07/2022',
					before: toStoreMoment( '2022-03-16' ),
					beforeText: '03/16/2022',
				} }
			/>
		),
		'Date range with invalid dates': () => (
			<DateRangeWithState
				initial={ {
					after: null,
					afterText: '13/45/2022',
					afterError: 'Invalid date',
					before: null,
					beforeText: '03/16/2999',
					beforeError: 'Select a date in the past',
				} }
			/>
		),
	},
};
export default stories;
