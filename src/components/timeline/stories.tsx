import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '.';
import type { TimelineItem } from '.';

const dashicon = ( name: string ) => (
	<span className={ `dashicons dashicons-${ name }` } />
);

const items: TimelineItem[] = [
	{
		date: new Date( Date.UTC( 2022, 2, 1, 15, 30 ) ),
		icon: dashicon( 'cart' ),
		headline: 'Order placed.',
	},
	{
		date: new Date( Date.UTC( 2022, 2, 1, 16, 5 ) ),
		icon: dashicon( 'money-alt' ),
		headline: 'Payment of $59.00 received.',
		body: [ 'Card payment, fee $1.50.', 'Payout is pending.' ],
	},
	{
		date: new Date( Date.UTC( 2022, 2, 3, 9, 0 ) ),
		icon: dashicon( 'airplane' ),
		headline: (
			<>
				Order <strong>shipped</strong>.
			</>
		),
		body: [
			<a key="follow" href="#/timeline">
				{ 'Track shipment' }
			</a>,
		],
		hideTimestamp: true,
	},
	{
		date: new Date( Date.UTC( 2022, 3, 9, 15, 30 ) ),
		icon: dashicon( 'star-filled' ),
		headline: 'Review submitted by the customer.',
	},
];

const long: TimelineItem[] = [
	{
		date: new Date( Date.UTC( 2022, 2, 1, 15, 30 ) ),
		icon: dashicon( 'warning' ),
		headline:
			'Payment failed because the bank of the customer did not respond in time for the third attempt in a row.',
		body: [
			'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen_1234567890',
			'The customer was asked to use another payment method.',
		],
	},
];

const many = Array.from( { length: 40 }, ( _, index ) => ( {
	date: new Date( Date.UTC( 2022, 2, 1 + Math.floor( index / 8 ), index ) ),
	icon: dashicon( 'update' ),
	headline: `Stock updated (${ index + 1 }).`,
} ) );

const meta: Meta< typeof Timeline > = { component: Timeline };
export default meta;

type Story = StoryObj< typeof Timeline >;

export const ByDay: Story = { name: 'By day', args: { items } };

export const ByWeekWithOldestFirst: Story = {
	name: 'By week with oldest first',
	args: { items, groupBy: 'week', orderBy: 'asc' },
};

export const ByMonth: Story = {
	name: 'By month',
	args: { items, groupBy: 'month' },
};

export const OtherFormats: Story = {
	name: 'Other formats',
	args: { items, dateFormat: 'Y-m-d', clockFormat: 'H:i' },
};

export const LongTexts: Story = { name: 'Long texts', args: { items: long } };

export const Many: Story = { args: { items: many } };

export const Empty: Story = { args: { items: [] } };
