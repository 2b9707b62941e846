import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyContent } from '.';

const meta: Meta< typeof EmptyContent > = { component: EmptyContent };
export default meta;

type Story = StoryObj< typeof EmptyContent >;

export const WithTwoButtons: Story = {
	name: 'With two buttons',
	args: {
		title: 'No reviews to moderate',
		message: 'New reviews appear here.',
		actionLabel: 'View all',
		actionURL: 'edit-comments.php',
		secondaryActionLabel: 'Refresh',
		secondaryActionCallback: () => {},
	},
};

export const WithoutIllustrationAndButtons: Story = {
	name: 'Without illustration and buttons',
	args: {
		title: 'No sales in this period',
		message: 'Choose another date range.',
		illustration: '',
		actionLabel: '',
	},
};

export const CustomIllustrationAndLongTexts: Story = {
	name: 'Custom illustration and long texts',
	args: {
		title: 'No results for the period from January 1 to December 31 of the previous year',
		message: (
			<>
				Reports are made from orders. <a href="#/link">Why?</a> Orders
				paid on delivery are included on the day they are completed.
			</>
		),
		illustration:
			"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'%3E%3Crect width='40' height='20' rx='4' fill='%237f54b3'/%3E%3C/svg%3E",
		illustrationWidth: 160,
		illustrationHeight: 80,
		actionLabel: 'View all orders of the store',
		actionURL: 'edit.php',
		secondaryActionLabel: 'Import historical data',
		secondaryActionURL: 'edit.php',
	},
};
