import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQuery, parseQuery } from '@storedeck/navigation';
import { AdvancedFilters } from '..';
import type { AdvancedFilter, AdvancedFiltersProps } from '..';

export const user = userEvent.setup( {
	advanceTimers: jest.advanceTimersByTime,
} );
export const onAction = jest.fn();

export const createFilter = (
	name: string,
	input: AdvancedFilter[ 'input' ],
	more: Partial< AdvancedFilter > = {}
): AdvancedFilter => ( {
	labels: {
		add: name,
		remove: `Remove ${ name } filter`,
		rule: `Select ${ name } match`,
		filter: `Select ${ name }`,
		title: `{{title}}${ name }{{/title}} {{rule /}} {{filter /}}`,
	},
	rules: [ { value: 'is', label: 'Is' }, { value: 'was' } ],
	input,
	...more,
} );

export const statusInput: AdvancedFilter[ 'input' ] = {
	component: 'SelectControl',
	options: [
		{ value: 'completed', label: 'Completed' },
		{ value: 'failed', label: 'Failed' },
	],
};
export const filters: Record< string, AdvancedFilter > = {
	status: createFilter( 'Status', statusInput ),
	payment: createFilter( 'Payment', statusInput ),
	items: createFilter( 'Items', { component: 'Number' } ),
};

export const settle = ( ms = 0 ) =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );
const element = ( props: Partial< AdvancedFiltersProps > = {} ) => (
	<AdvancedFilters
		config={ { title: 'Orders match {{select /}} filters', filters } }
		path="/orders"
		query={ getQuery() }
		currency={ { symbol: '€', symbolPosition: 'left' } }
		onAdvancedFilterAction={ onAction }
		{ ...props }
	/>
);
/** Shows the card of a URL with these parameters. */
export async function show(
	search = '',
	props: Partial< AdvancedFiltersProps > = {}
) {
	window.history.replaceState(
		{},
		'',
		`/wp-admin/admin.php?page=storedeck&path=%2Forders&filter=advanced${ search }`
	);
	const view = render( element( props ) );
	await settle();
	return {
		...view,
		card: view.container.firstElementChild,
		/** Renders again after the URL has changed, as the app does. */
		follow: async () => {
			view.rerender( element( props ) );
			await settle();
		},
	};
}
export const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
export async function add( name: string ) {
	await press( 'Add a Filter' );
	await press( name );
	await settle();
}
export const row = ( name: string ) => screen.getByRole( 'group', { name } );
export const pick = ( name: string, label: string ) =>
	user.selectOptions( screen.getByRole( 'combobox', { name } ), label );
export const filterLink = () => screen.getByRole( 'link', { name: 'Filter' } );
/** The query to which the link leads. */
export const target = () =>
	parseQuery(
		new URL( filterLink().getAttribute( 'href' ) ?? '', 'http://x' ).search
	);
