import type { Meta, StoryObj } from '@storybook/react-vite';
import { ViewMoreList } from '.';

const meta: Meta< typeof ViewMoreList > = { component: ViewMoreList };
export default meta;

type Story = StoryObj< typeof ViewMoreList >;

export const ThreeItems: Story = {
	name: 'Three items',
	args: { items: [ 'Mug', 'Plate', 'Cup' ] },
};
