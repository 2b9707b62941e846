import type { Meta, StoryObj } from '@storybook/react-vite';
import { DropdownButton } from '.';

const meta: Meta< typeof DropdownButton > = { component: DropdownButton };
export default meta;

type Story = StoryObj< typeof DropdownButton >;

export const OneLine: Story = {
	name: 'One line',
	args: { labels: [ 'All products' ] },
};

export const TwoLines: Story = {
	name: 'Two lines',
	args: { labels: [ 'March', 'vs. February' ], isOpen: true },
};
