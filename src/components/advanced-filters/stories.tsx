import { getSettings } from '@storedeck/settings';
import { AdvancedFilters } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'AdvancedFilters' ],
	stories: {
		'Without rows': () => (
			<AdvancedFilters
				path="/analytics/orders"
				query={ {} }
				currency={ getSettings().currency }
				config={ {
					title: 'Orders match {{select /}} filters',
					filters: {
						status: {
							labels: {
								add: 'Order status',
								remove: 'Remove order status filter',
								rule: 'Select a match',
								title: '{{title}}Order status{{/title}} {{rule /}} {{filter /}}',
								filter: 'Select an order status',
							},
							rules: [ { value: 'is', label: 'Is' } ],
							input: {
								component: 'SelectControl',
								options: [
									{ value: 'completed', label: 'Completed' },
								],
							},
						},
					},
				} }
			/>
		),
	},
};
export default stories;
