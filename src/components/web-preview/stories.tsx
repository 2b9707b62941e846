import { WebPreview } from '.';
import type { Stories } from '../gallery/types';

/** A URL that does not respond. */
const UNREACHABLE_URL = 'https://192.0.2.1/';

const stories: Stories = {
	components: [ 'WebPreview' ],
	stories: {
		Loaded: () => (
			<WebPreview
				src="../wp-includes/images/w-logo-blue.png"
				title="An image"
			/>
		),
		Loading: () => (
			<WebPreview src={ UNREACHABLE_URL } title="A slow page" />
		),
		'Loading with custom content': () => (
			<WebPreview
				src={ UNREACHABLE_URL }
				title="A slow page"
				loadingContent={ <p>Loading…</p> }
			/>
		),
	},
};
export default stories;
