import { Acted } from '../gallery/acted';
import { ScrollTo } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ScrollTo' ],
	stories: {
		'What it scrolls to': () => (
			<Acted act={ ( root ) => root.scrollIntoView() }>
				<p>The page begins here</p>
				<div style={ { blockSize: 600 } } />
				<ScrollTo offset="-200">
					<p>and scrolls here.</p>
				</ScrollTo>
			</Acted>
		),
	},
};
export default stories;
