import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisMenu, MenuItem } from '../ellipsis-menu';
import { SectionHeader } from '.';

const menu = (
	<EllipsisMenu
		label="Choose which metrics to show"
		renderContent={ ( { onClose } ) => (
			<MenuItem isClickable onInvoke={ onClose }>
				Close
			</MenuItem>
		) }
	/>
);

const controls = (
	<>
		<button className="button">Line</button>
		<button className="button">Bars</button>
	</>
);

const meta: Meta< typeof SectionHeader > = { component: SectionHeader };
export default meta;

type Story = StoryObj< typeof SectionHeader >;

export const Default: Story = { args: { title: 'Performance' } };

export const WithAMenu: Story = {
	name: 'With a menu',
	args: { title: 'Performance', menu },
};

export const WithControlsAndALongTitle: Story = {
	name: 'With controls and a long title',
	args: {
		title: 'Performance of the store in all countries it sells to',
		menu,
		children: controls,
	},
};

export const WithAnOpenMenu: Story = {
	...WithAMenu,
	name: 'With an open menu',
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'button' ) ),
};
