import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollTo } from '.';

const meta: Meta< typeof ScrollTo > = { component: ScrollTo };
export default meta;

type Story = StoryObj< typeof ScrollTo >;

export const ScrolledToItsChildren: Story = {
	name: 'Scrolled to its children',
	args: { offset: '-200', children: <p>Scrolled to this text.</p> },
	decorators: ( Story ) => (
		<>
			<p>Start of the page</p>
			<div style={ { blockSize: 600 } } />
			<Story />
		</>
	),
};
