import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '.';

const meta: Meta< typeof Tag > = { component: Tag };
export default meta;

type Story = StoryObj< typeof Tag >;

export const Default: Story = { args: { label: 'Blue' } };

export const Removable: Story = {
	args: { id: 7, label: 'Blue', remove: () => () => {} },
};

export const Long: Story = {
	render: () => (
		<div style={ { maxWidth: 160 } }>
			<Tag
				id={ 8 }
				label="A label that is longer than the available space"
				remove={ () => () => {} }
			/>
		</div>
	),
};

export const WithAPopover: Story = {
	name: 'With a popover',
	args: { label: '+2', popoverContents: <p>All</p> },
};
