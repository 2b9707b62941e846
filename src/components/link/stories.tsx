import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '.';

const meta: Meta< typeof Link > = { component: Link };
export default meta;

type Story = StoryObj< typeof Link >;

export const InsideTheApp: Story = {
	name: 'Inside the app',
	args: { href: 'admin.php?page=storedeck', children: 'Home' },
};

export const AnotherAdminPage: Story = {
	name: 'Another admin page',
	args: { href: 'edit.php', type: 'wp-admin', children: 'Posts' },
};

export const ExternalInANewTab: Story = {
	name: 'External in a new tab',
	args: {
		href: 'https://example.com',
		type: 'external',
		target: '_blank',
		children: 'Example',
	},
};

export const UnsafeUrl: Story = {
	name: 'A URL that would run a script',
	args: { href: 'javascript:alert(1)', children: 'Unsafe link' },
};
