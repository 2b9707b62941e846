import { ActOnMount } from '../gallery/act-on-mount';
import { ScrollTo } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ScrollTo' ],
	stories: {
		'Scrolled to its children': () => (
			<ActOnMount act={ ( root ) => root.scrollIntoView() }>
				<p>Start of the page</p>
				<div style={ { blockSize: 600 } } />
				<ScrollTo offset="-200">
					<p>Scrolled to this text.</p>
				</ScrollTo>
			</ActOnMount>
		),
	},
};
export default stories;
