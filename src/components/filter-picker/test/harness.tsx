import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, serve } from '../../../api/test/fake-server';
import { FilterPicker } from '..';
import type { FilterPickerConfig, FilterPickerProps, SearchTag } from '..';

configure( { defaultHidden: true } );

export const getLabels = jest.fn(
	async ( value: string ): Promise< SearchTag[] > => [
		{ key: value, label: `Product ${ value }` },
	]
);

export const config: FilterPickerConfig = {
	label: 'Show',
	param: 'filter',
	staticParams: [ 'chart' ],
	filters: [
		{ label: 'All products', value: 'all' },
		{
			label: 'Best sellers',
			value: 'top',
			query: { orderby: 'items_sold' },
		},
		{
			label: 'By place',
			value: 'select_place',
			subFilters: [
				{ label: 'Shop', value: 'shop' },
				{
					label: 'Storage',
					value: 'select_storage',
					subFilters: [ { label: 'Cellar', value: 'cellar' } ],
				},
			],
		},
		{
			label: 'Single product',
			value: 'select_product',
			subFilters: [
				{
					component: 'Search',
					value: 'single_product',
					settings: {
						type: 'products',
						param: 'products',
						getLabels,
						labels: {
							placeholder: 'Type a name',
							button: 'Single product',
						},
					},
				},
			],
		},
		{ label: 'Advanced filters', value: 'advanced' },
	],
};

export const onFilterSelect = jest.fn();

export const picker = ( props: Partial< FilterPickerProps > = {} ) => (
	<FilterPicker
		config={ config }
		path="/analytics/products"
		onFilterSelect={ onFilterSelect }
		{ ...props }
	/>
);

export const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
export const press = ( name: string | RegExp ) =>
	userEvent.click( button( name ) );
/** Searches and selects the first result. */
export async function searchFor( text: string ) {
	await userEvent.type(
		// The search is loaded asynchronously.
		await screen.findByRole( 'combobox', { name: 'Type a name' } ),
		text
	);
	await screen.findByRole( 'option' );
	await userEvent.keyboard( '{ArrowDown}{Enter}' );
}
export const openPicker = () => press( /^Show:/ );

beforeEach( () => {
	serve( () => json( [ { id: 7, name: 'Tea' } ] ) );
	onFilterSelect.mockClear();
	getLabels.mockClear();
	window.history.replaceState(
		null,
		'',
		'/wp-admin/admin.php?page=storedeck'
	);
} );
