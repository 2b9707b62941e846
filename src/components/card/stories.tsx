import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisMenu, MenuItem } from '../ellipsis-menu';
import { Card } from '.';

const menu = (
	<EllipsisMenu
		label="Actions for sales"
		renderContent={ ( { onClose } ) => (
			<MenuItem isClickable onInvoke={ onClose }>
				Hide
			</MenuItem>
		) }
	/>
);

const meta: Meta< typeof Card > = { component: Card };
export default meta;

type Story = StoryObj< typeof Card >;

export const WithAllProps: Story = {
	name: 'With all props',
	args: {
		title: 'Sales',
		description: 'This week',
		action: <button className="button">Show</button>,
		menu,
		children: <p>12 orders</p>,
	},
};

export const WithoutAHeading: Story = {
	name: 'Without a heading',
	args: { children: <p>12 orders</p> },
};

export const Inactive: Story = {
	args: {
		title: 'Sales',
		description: 'Disabled',
		isInactive: true,
		children: <p>12 orders</p>,
	},
};

export const ALongTitle: Story = {
	name: 'A long title',
	args: {
		title: 'Sales of all orders placed in the store, by phone and at the market, including shipping',
		action: <button className="button">Show</button>,
		menu,
		children: <p>12 orders</p>,
	},
};
