import { Badge, Count } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Badge', 'Count' ],
	stories: {
		Badge: () => <Badge count={ 12 } />,
		'Badge with one and many digits': () => (
			<>
				<Badge count={ 0 } /> <Badge count={ 1234567 } />
			</>
		),
		'Badge in a heading': () => (
			<h3>
				Inbox <Badge count={ 3 } title="3 unread notes" />
			</h3>
		),
		Count: () => <Count count={ 7 } label="7 unread notes" />,
		'Count without a label': () => <Count count={ 120 } />,
	},
};
export default stories;
