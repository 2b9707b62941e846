import { Pill } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Pill' ],
	stories: {
		Plain: () => <Pill>Beta</Pill>,
	},
};
export default stories;
