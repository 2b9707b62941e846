import { Spinner } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Spinner' ],
	stories: {
		Turning: () => <Spinner />,
		'Beside what it waits for': () => (
			<p>
				<Spinner /> Loading orders…
			</p>
		),
	},
};
export default stories;
