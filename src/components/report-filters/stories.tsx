import { ReportFilters } from '.';
import type { Stories } from '../gallery/types';

const dateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

const stories: Stories = {
	components: [ 'ReportFilters' ],
	stories: {
		'The dates': () => (
			<ReportFilters
				path="/analytics/revenue"
				query={ {} }
				dateQuery={ dateQuery }
				isoDateFormat="YYYY-MM-DD"
			/>
		),
	},
};
export default stories;
