import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '.';

const meta: Meta< typeof Flag > = { component: Flag };
export default meta;

type Story = StoryObj< typeof Flag >;

export const CountryCode: Story = {
	name: 'Country code',
	args: { code: 'FR', size: 32 },
};

export const Order: Story = {
	args: { order: { billing: { country: 'JP' } }, size: 32 },
};

export const NextToAName: Story = {
	name: 'Next to a name',
	render: () => (
		<>
			<Flag code="br" hideFromScreenReader /> Brazil
		</>
	),
};

export const Unknown: Story = { args: { code: '??' } };
