import { Badge, Count } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Badge', 'Count' ],
	stories: {
		Badge: () => <Badge count={ 12 } />,
		Count: () => <Count count={ 7 } label="7 unread notes" />,
	},
};
export default stories;
