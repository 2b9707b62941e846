import { Spinner } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Spinner' ],
	stories: {
		Default: () => <Spinner />,
		'With a text': () => (
			<p>
				<Spinner /> Loading orders…
			</p>
		),
	},
};
export default stories;
