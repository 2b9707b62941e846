import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { SearchListControl, SearchListItem } from '.';
import type { SearchListControlProps, SearchListItemData } from '.';

const list: SearchListItemData[] = [
	{ id: 1, name: 'Mugs', count: 12, parent: 0 },
	{ id: 2, name: 'Red mugs', count: 3, parent: 1 },
	{ id: 3, name: 'Red mugs with a lid', count: 1, parent: 2 },
	{ id: 4, name: 'Plates', count: 0, parent: 0 },
];

const many = Array.from( { length: 200 }, ( _, index ) => ( {
	id: index + 1,
	name: `Product ${ index + 1 }`,
} ) );

const long: SearchListItemData[] = [
	{
		id: 1,
		name: 'A category whose name takes more than one line, at least on a phone, and then continues',
		count: 1234567,
		breadcrumbs: [ 'Everything', 'For the house', 'For the kitchen' ],
	},
	{
		id: 2,
		name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
		count: 1,
	},
];

const ControlWithState = ( {
	list: items = list,
	selected: initial = items.slice( 0, 1 ),
	...props
}: Partial< SearchListControlProps > ) => (
	<WithState initial={ initial }>
		{ ( selected, setSelected ) => (
			<SearchListControl
				list={ items }
				{ ...props }
				selected={ selected }
				onChange={ setSelected }
			/>
		) }
	</WithState>
);

const meta: Meta< typeof SearchListControl > = {
	component: SearchListControl,
	subcomponents: { SearchListItem },
	render: ( args ) => <ControlWithState { ...args } />,
};
export default meta;

type Story = StoryObj< typeof SearchListControl >;

export const WithSelectedItems: Story = {
	name: 'With selected items',
};

export const WithoutSelectedItems: Story = {
	name: 'Without selected items',
	args: { selected: [] },
};

export const Hierarchical: Story = {
	args: { isHierarchical: true, selected: list.slice( 1 ) },
};

export const HierarchicalWithASearch: Story = {
	name: 'Hierarchical with a search',
	args: { isHierarchical: true, selected: [], search: 'red' },
};

export const Single: Story = {
	args: { isSingle: true },
};

export const SingleAndCompact: Story = {
	name: 'Single and compact',
	args: { isSingle: true, isCompact: true },
};

export const ManyItems: Story = {
	name: 'Many items',
	args: { list: many, selected: many.slice( 0, 30 ) },
};

export const LongNames: Story = {
	name: 'Long names',
	args: { list: long, selected: long },
};

export const WithCustomItems: Story = {
	name: 'With custom items',
	args: {
		renderItem: ( args ) => (
			<SearchListItem
				{ ...args }
				countLabel={ `${ args.item.count } in stock` }
			/>
		),
	},
};

export const Loading: Story = {
	args: { isLoading: true },
};

export const Empty: Story = {
	args: { list: [] },
};

export const NoResults: Story = {
	name: 'No results',
	args: { selected: [], search: 'cups' },
};
