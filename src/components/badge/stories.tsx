import { Badge, Count } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Badge', 'Count' ],
	stories: {
		Badge: () => <Badge count={ 12 } />,
		'Badge: one digit, many digits': () => (
			<>
				<Badge count={ 0 } /> <Badge count={ 1234567 } />
			</>
		),
		'Badge beside a heading': () => (
			<h3>
				Inbox <Badge count={ 3 } title="3 unread notes" />
			</h3>
		),
		Count: () => <Count count={ 7 } label="7 unread notes" />,
		'Count without words': () => <Count count={ 120 } />,
	},
};
export default stories;
