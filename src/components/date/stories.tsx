import type { Meta, StoryObj } from '@storybook/react-vite';
import { Date as FormattedDate } from '.';

const meta: Meta< typeof FormattedDate > = { component: FormattedDate };
export default meta;

type Story = StoryObj< typeof FormattedDate >;

export const AStringInSiteTime: Story = {
	name: 'A string in site time',
	args: { date: '2022-03-01T21:30:00' },
};

export const ADateObject: Story = {
	name: 'A Date object',
	args: {
		date: new Date( Date.UTC( 2022, 2, 1, 3 ) ),
		visibleFormat: 'M j, Y g:ia',
	},
};
