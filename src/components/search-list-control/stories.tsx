import { Held } from '../gallery/held';
import { SearchListControl } from '.';
import type { SearchListControlProps } from '.';
import type { Stories } from '../gallery/types';

const list = [
	{ id: 1, name: 'Mugs', count: 12, parent: 0 },
	{ id: 2, name: 'Red mugs', count: 3, parent: 1 },
	{ id: 3, name: 'Plates', count: 0, parent: 0 },
];

const Chosen = ( props: Partial< SearchListControlProps > ) => (
	<Held
		initial={ list.slice( 0, 1 ) as SearchListControlProps[ 'selected' ] }
	>
		{ ( selected, setSelected ) => (
			<SearchListControl
				list={ list }
				{ ...props }
				selected={ selected }
				onChange={ setSelected }
			/>
		) }
	</Held>
);

const stories: Stories = {
	components: [ 'SearchListControl', 'SearchListItem' ],
	stories: {
		Many: () => <Chosen />,
		'A tree': () => <Chosen isHierarchical />,
		'One, compact': () => <Chosen isSingle isCompact />,
		Loading: () => <Chosen isLoading />,
		Empty: () => <Chosen list={ [] } />,
		'Nothing found': () => <Chosen search="cups" />,
	},
};
export default stories;
