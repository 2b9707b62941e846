import { Spinner } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Spinner' ],
	stories: {
		Turning: () => <Spinner />,
	},
};
export default stories;
