import { WebPreview } from '.';
import type { Stories } from '../gallery/types';

/** An answer that never comes. */
const NEVER = 'https://192.0.2.1/';

const stories: Stories = {
	components: [ 'WebPreview' ],
	stories: {
		Loaded: () => (
			<WebPreview
				src="../wp-includes/images/w-logo-blue.png"
				title="A picture"
			/>
		),
		Loading: () => <WebPreview src={ NEVER } title="A slow page" />,
		'Loading, in other words': () => (
			<WebPreview
				src={ NEVER }
				title="A slow page"
				loadingContent={ <p>Just a moment</p> }
			/>
		),
	},
};
export default stories;
