import { Timeline } from '.';
import type { TimelineItem } from '.';
import type { Stories } from '../gallery/types';

const items: TimelineItem[] = [ 1, 2, 9, 40 ].map( ( days ) => ( {
	date: new Date( Date.UTC( 2022, 2, days, 15, 30 ) ),
	icon: '●',
	headline: 'The order was sent.',
	body: [ 'With the parcel service.', 'Paid.' ],
	hideTimestamp: days === 9,
} ) );

const stories: Stories = {
	components: [ 'Timeline' ],
	stories: {
		'By day': () => <Timeline items={ items } />,
		'By week, oldest first': () => (
			<Timeline items={ items } groupBy="week" orderBy="asc" />
		),
		'By month': () => <Timeline items={ items } groupBy="month" />,
		Empty: () => <Timeline items={ [] } />,
	},
};
export default stories;
