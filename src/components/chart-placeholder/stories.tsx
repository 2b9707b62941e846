import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPlaceholder } from '.';

const meta: Meta< typeof ChartPlaceholder > = { component: ChartPlaceholder };
export default meta;

type Story = StoryObj< typeof ChartPlaceholder >;

export const HeightOfAChart: Story = {
	name: 'Height of a chart',
	args: { height: 220 },
};

export const HeightOfTheSpinner: Story = {
	name: 'Height of the spinner',
	args: { height: 40 },
};
