import { DateRange, DateRangeFilterPicker } from '.';
import type { Stories } from '../gallery/types';

const dateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

const stories: Stories = {
	components: [ 'DateRangeFilterPicker', 'DateRange' ],
	stories: {
		Closed: () => (
			<DateRangeFilterPicker
				dateQuery={ dateQuery }
				isoDateFormat="YYYY-MM-DD"
				onRangeSelect={ () => {} }
			/>
		),
		'Two dates': () => (
			<DateRange shortDateFormat="MM/DD/YYYY" onUpdate={ () => {} } />
		),
	},
};
export default stories;
