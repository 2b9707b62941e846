import { Date as FormattedDate } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Date' ],
	stories: {
		'A string in site time': () => (
			<FormattedDate date="2022-03-01T21:30:00" />
		),
		'A Date object': () => (
			<FormattedDate
				date={ new Date( Date.UTC( 2022, 2, 1, 3 ) ) }
				visibleFormat="M j, Y g:ia"
			/>
		),
	},
};
export default stories;
