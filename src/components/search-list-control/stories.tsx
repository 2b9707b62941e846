import { WithState } from '../gallery/with-state';
import { SearchListControl, SearchListItem } from '.';
import type { SearchListControlProps, SearchListItemData } from '.';
import type { Stories } from '../gallery/types';

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

const stories: Stories = {
	components: [ 'SearchListControl', 'SearchListItem' ],
	stories: {
		'With selected items': () => <ControlWithState />,
		'Without selected items': () => <ControlWithState selected={ [] } />,
		Hierarchical: () => (
			<ControlWithState isHierarchical selected={ list.slice( 1 ) } />
		),
		'Hierarchical with a search': () => (
			<ControlWithState isHierarchical selected={ [] } search="red" />
		),
		Single: () => <ControlWithState isSingle />,
		'Single and compact': () => <ControlWithState isSingle isCompact />,
		'Many items': () => (
			<ControlWithState list={ many } selected={ many.slice( 0, 30 ) } />
		),
		'Long names': () => (
			<ControlWithState list={ long } selected={ long } />
		),
		'With custom items': () => (
			<ControlWithState
				renderItem={ ( args ) => (
					<SearchListItem
						{ ...args }
						countLabel={ `${ args.item.count } in stock` }
					/>
				) }
			/>
		),
		Loading: () => <ControlWithState isLoading />,
		Empty: () => <ControlWithState list={ [] } />,
		'No results': () => <ControlWithState selected={ [] } search="cups" />,
	},
};
export default stories;
