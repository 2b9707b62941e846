import { List as ItemList } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'List' ],
	stories: {
		'To read': () => (
			<ItemList
				items={ [
					{ title: 'Mugs', content: '12 in stock', after: '12' },
					{ title: 'Plates', before: '●' },
				] }
			/>
		),
		'A menu': () => (
			<ItemList
				items={ [
					{ title: 'Open', href: '#/list' },
					{ title: 'Do', onClick: () => {} },
				] }
			/>
		),
	},
};
export default stories;
