import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Count } from '.';

const meta: Meta< typeof Badge > = {
	component: Badge,
	subcomponents: { Count },
};
export default meta;

type Story = StoryObj< typeof Badge >;

export const BadgeStory: Story = { name: 'Badge', args: { count: 12 } };

export const BadgeWithOneAndManyDigits: Story = {
	name: 'Badge with one and many digits',
	render: () => (
		<>
			<Badge count={ 0 } /> <Badge count={ 1234567 } />
		</>
	),
};

export const BadgeInAHeading: Story = {
	name: 'Badge in a heading',
	render: () => (
		<h3>
			Inbox <Badge count={ 3 } title="3 unread notes" />
		</h3>
	),
};

export const CountStory: Story = {
	name: 'Count',
	render: () => <Count count={ 7 } label="7 unread notes" />,
};

export const CountWithoutALabel: Story = {
	name: 'Count without a label',
	render: () => <Count count={ 120 } />,
};
