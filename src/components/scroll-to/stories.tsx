import { ScrollTo } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ScrollTo' ],
	stories: {
		'Stands in view': () => (
			<ScrollTo offset="-200">
				<p>The page scrolls here.</p>
			</ScrollTo>
		),
	},
};
export default stories;
