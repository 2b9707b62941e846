import type { Query } from '@storedeck/navigation';
import { ReportFilters } from '.';
import type { Stories } from '../gallery/types';

const dateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

const show = ( query: Query ) => (
	<ReportFilters
		path="/analytics/products"
		query={ query }
		dateQuery={ dateQuery }
		filters={ [
			{
				label: 'Show',
				param: 'filter',
				filters: [
					{ value: 'all', label: 'All products' },
					{
						value: 'compare-products',
						label: 'Comparison',
						settings: {
							type: 'products',
							param: 'products',
							labels: {
								title: 'Compare products',
								placeholder: 'Search for products',
							},
						},
					},
					{ value: 'advanced', label: 'Advanced filters' },
				],
			},
		] }
		advancedFilters={ {
			title: 'Products match {{select /}} filters',
			filters: {
				items: {
					labels: {
						add: 'Items sold',
						remove: 'Remove items sold filter',
						rule: 'Select a match of items sold',
						title: '{{title}}Items sold{{/title}} {{rule /}} {{filter /}}',
					},
					rules: [ { value: 'max', label: 'Less than' } ],
					input: { component: 'Number' },
				},
			},
		} }
	/>
);

const dates = { period: 'month', compare: 'previous_year' };

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
		'With a dropdown': () => show( dates ),
		'With advanced filters': () =>
			show( { ...dates, filter: 'advanced', items_max: '3' } ),
		'With a comparison': () =>
			show( { ...dates, filter: 'compare-products', products: '1,2' } ),
		'With an address that is not understood': () =>
			show( { period: 'fortnight', filter: 'ancient' } ),
	},
};
export default stories;
