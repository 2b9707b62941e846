import { ViewMoreList } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ViewMoreList' ],
	stories: {
		'Three items': () => (
			<ViewMoreList items={ [ 'Mug', 'Plate', 'Cup' ] } />
		),
	},
};
export default stories;
