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
		name: 'A category whose name takes more than one line, at least on a telephone, and then goes on',
		count: 1234567,
		breadcrumbs: [ 'Everything', 'For the house', 'For the kitchen' ],
	},
	{
		id: 2,
		name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
		count: 1,
	},
];

const Chosen = ( {
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
		'Some of them': () => <Chosen />,
		'None of them': () => <Chosen selected={ [] } />,
		'A tree': () => <Chosen isHierarchical selected={ list.slice( 1 ) } />,
		'A tree that is searched': () => (
			<Chosen isHierarchical selected={ [] } search="red" />
		),
		One: () => <Chosen isSingle />,
		'One, compact': () => <Chosen isSingle isCompact />,
		'Very many': () => (
			<Chosen list={ many } selected={ many.slice( 0, 30 ) } />
		),
		'Long words': () => <Chosen list={ long } selected={ long } />,
		'Items of its own': () => (
			<Chosen
				renderItem={ ( args ) => (
					<SearchListItem
						{ ...args }
						countLabel={ `${ args.item.count } in stock` }
					/>
				) }
			/>
		),
		Loading: () => <Chosen isLoading />,
		Empty: () => <Chosen list={ [] } />,
		'Nothing found': () => <Chosen selected={ [] } search="cups" />,
	},
};
export default stories;
