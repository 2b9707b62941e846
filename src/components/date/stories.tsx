import { Date as ShownDate } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Date' ],
	stories: {
		'Text of the shop’s clock': () => (
			<ShownDate date="2022-03-01T21:30:00" />
		),
		'An instant': () => (
			<ShownDate
				date={ new Date( Date.UTC( 2022, 2, 1, 3 ) ) }
				visibleFormat="M j, Y g:ia"
			/>
		),
	},
};
export default stories;
