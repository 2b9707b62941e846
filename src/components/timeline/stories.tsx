import { Timeline } from '.';
import type { TimelineItem } from '.';
import type { Stories } from '../gallery/types';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } />
);

const items: TimelineItem[] = [
	{
		date: new Date( Date.UTC( 2022, 2, 1, 15, 30 ) ),
		icon: dashicon( 'cart' ),
		headline: 'The order was placed.',
	},
	{
		date: new Date( Date.UTC( 2022, 2, 1, 16, 5 ) ),
		icon: dashicon( 'money-alt' ),
		headline: 'A payment of $59.00 was made.',
		body: [ 'By card, fee $1.50.', 'It will be in your account soon.' ],
	},
	{
		date: new Date( Date.UTC( 2022, 2, 3, 9, 0 ) ),
		icon: dashicon( 'airplane' ),
		headline: (
			<>
				The parcel was <strong>sent</strong>.
			</>
		),
		body: [
			<a key="follow" href="#/timeline">
				{ 'Follow it' }
			</a>,
		],
		hideTimestamp: true,
	},
	{
		date: new Date( Date.UTC( 2022, 3, 9, 15, 30 ) ),
		icon: dashicon( 'star-filled' ),
		headline: 'The customer wrote a review.',
	},
];

const long: TimelineItem[] = [
	{
		date: new Date( Date.UTC( 2022, 2, 1, 15, 30 ) ),
		icon: dashicon( 'warning' ),
		headline:
			'The payment could not be made because the bank of the customer did not answer in time, three times in a row.',
		body: [
			'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen_1234567890',
			'The customer was asked to pay in another way.',
		],
	},
];

const many = Array.from( { length: 40 }, ( _, index ) => ( {
	date: new Date( Date.UTC( 2022, 2, 1 + Math.floor( index / 8 ), index ) ),
	icon: dashicon( 'update' ),
	headline: `Stock was counted for the ${ index + 1 }. time.`,
} ) );

const stories: Stories = {
	components: [ 'Timeline' ],
	stories: {
		'By day': () => <Timeline items={ items } />,
		'By week, oldest first': () => (
			<Timeline items={ items } groupBy="week" orderBy="asc" />
		),
		'By month': () => <Timeline items={ items } groupBy="month" />,
		'Other formats': () => (
			<Timeline items={ items } dateFormat="Y-m-d" clockFormat="H:i" />
		),
		'Long words': () => <Timeline items={ long } />,
		Many: () => <Timeline items={ many } />,
		Empty: () => <Timeline items={ [] } />,
	},
};
export default stories;
