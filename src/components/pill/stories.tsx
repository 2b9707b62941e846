import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pill } from '.';

const meta: Meta< typeof Pill > = { component: Pill };
export default meta;

type Story = StoryObj< typeof Pill >;

export const Plain: Story = { args: { children: 'Beta' } };

export const NextToATitle: Story = {
	name: 'Next to a title',
	render: () => (
		<h3>
			Card payments <Pill>Recommended</Pill>
		</h3>
	),
};
