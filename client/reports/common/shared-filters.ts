import { __ } from '@wordpress/i18n';
import type { AdvancedFilter } from '@storedeck/components';
import { getCustomerUsernames } from './labels';
import { includesOrExcludes, isOrIsNot } from './filter-rules';

export const attributeFilter = (): AdvancedFilter => ( {
	allowMultiple: true,
	labels: {
		add: __( 'Attribute', 'storedeck' ),
		placeholder: __( 'Search attributes', 'storedeck' ),
		remove: __( 'Remove attribute filter', 'storedeck' ),
		rule: __( 'Select a product attribute filter match', 'storedeck' ),
		title: __(
			'{{title}}Attribute{{/title}} {{rule /}} {{filter /}}',
			'storedeck'
		),
		filter: __( 'Select attributes', 'storedeck' ),
	},
	rules: isOrIsNot(),
	input: { component: 'ProductAttribute' },
} );

export const usernameFilter = (): AdvancedFilter => ( {
	labels: {
		add: __( 'Username', 'storedeck' ),
		placeholder: __( 'Search customer username', 'storedeck' ),
		remove: __( 'Remove customer username filter', 'storedeck' ),
		rule: __( 'Select a customer username filter match', 'storedeck' ),
		title: __(
			'{{title}}Username{{/title}} {{rule /}} {{filter /}}',
			'storedeck'
		),
		filter: __( 'Select customer username', 'storedeck' ),
	},
	rules: includesOrExcludes(),
	input: {
		component: 'Search',
		type: 'usernames',
		getLabels: getCustomerUsernames,
	},
} );
