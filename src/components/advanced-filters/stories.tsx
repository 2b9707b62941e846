import { useEffect, useRef } from '@wordpress/element';
import type { Query } from '@storedeck/navigation';
import { getSettings } from '@storedeck/settings';
import { AdvancedFilters } from '.';
import type { AdvancedFiltersProps } from '.';
import type { Stories } from '../gallery/types';

const labels = ( name: string ) => ( {
	add: name,
	remove: `Remove ${ name } filter`,
	rule: `Select a ${ name } match`,
	title: `{{title}}${ name }{{/title}} {{rule /}} {{filter /}}`,
	filter: `Select ${ name }`,
} );
const is = [
	{ value: 'is', label: 'Is' },
	{ value: 'is_not', label: 'Is not' },
];
const amounts = [
	{ value: 'max', label: 'Less than' },
	{ value: 'between', label: 'Between' },
];

const config: AdvancedFiltersProps[ 'config' ] = {
	title: 'Orders match {{select /}} filters',
	filters: {
		status: {
			labels: labels( 'Order status' ),
			rules: is,
			input: {
				component: 'SelectControl',
				options: [ { value: 'completed', label: 'Completed' } ],
			},
		},
		items: {
			labels: labels( 'Items' ),
			rules: amounts,
			input: { component: 'Number' },
		},
		total: {
			labels: labels( 'Total' ),
			rules: amounts,
			input: { component: 'Currency' },
		},
		registered: {
			labels: labels( 'Registered' ),
			rules: [
				{ value: 'before', label: 'Before' },
				{ value: 'between', label: 'Between' },
			],
			input: { component: 'Date' },
		},
		coupon: {
			labels: { ...labels( 'Coupon' ), placeholder: 'Search coupons' },
			rules: is,
			input: {
				component: 'Search',
				type: 'coupons',
				getLabels: () => [ { key: 5, label: 'summer' } ],
			},
		},
		attribute: {
			labels: labels( 'Attribute' ),
			rules: is,
			allowMultiple: true,
			input: { component: 'ProductAttribute' },
		},
	},
};

const card = ( query: Query, props: Partial< AdvancedFiltersProps > = {} ) => (
	<AdvancedFilters
		path="/analytics/orders"
		query={ query }
		currency={ getSettings().currency }
		config={ config }
		{ ...props }
	/>
);

/** The card with the “Add a Filter” dropdown open. */
function Adding() {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		ref.current
			?.querySelector< HTMLElement >( '[aria-expanded=false]' )
			?.click();
	}, [] );
	return (
		<div ref={ ref } style={ { minHeight: 480 } }>
			{ card( {} ) }
		</div>
	);
}

const stories: Stories = {
	components: [ 'AdvancedFilters' ],
	stories: {
		'Without filters': () => card( {} ),
		'All input types': () =>
			card(
				{
					status_is: 'completed',
					items_max: '3',
					total_between: [ '10', '20' ],
					registered_before: '2022-03-01',
					coupon_is: '5',
					attribute_is: [ [ '', '' ] ],
				},
				{ getCount: () => Promise.resolve( 1234 ) }
			),
		'Range rules': () =>
			card( {
				items_between: [ '9', '3' ],
				total_between: [ '10', '20' ],
				registered_between: [ '2022-03-01', '2022-03-05' ],
			} ),
		'With unsupported filters in the URL': () =>
			card( { status_was: 'failed', status_is: 'ancient' } ),
		'With options that fail to load': () =>
			card(
				{ kind_is: 'x' },
				{
					config: {
						title: 'Orders match {{select /}} filters',
						filters: {
							kind: {
								labels: labels( 'Kind' ),
								rules: is,
								input: {
									component: 'SelectControl',
									getOptions: () =>
										Promise.reject(
											new Error( 'offline' )
										),
								},
							},
						},
					},
				}
			),
		'With the dropdown open': Adding,
	},
};
export default stories;
