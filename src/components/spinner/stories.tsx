import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '.';

const meta: Meta< typeof Spinner > = { component: Spinner };
export default meta;

type Story = StoryObj< typeof Spinner >;

export const Default: Story = {};

export const WithAText: Story = {
	name: 'With a text',
	render: () => (
		<p>
			<Spinner /> Loading orders…
		</p>
	),
};
