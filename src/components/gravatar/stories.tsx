import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gravatar } from '.';

const AVATAR = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#c3c4c7" d="M0 0h96v96H0z"/><circle fill="#fff" cx="48" cy="36" r="18"/></svg>'
) }`;
const user = { display_name: 'Jo Doe', avatar_URLs: { 96: AVATAR } };

const meta: Meta< typeof Gravatar > = { component: Gravatar };
export default meta;

type Story = StoryObj< typeof Gravatar >;

export const AUser: Story = { name: 'A user', args: { user, title: 'Jo Doe' } };

export const OtherSizes: Story = {
	name: 'Other sizes',
	render: () => (
		<>
			<Gravatar user={ user } size={ 24 } />{ ' ' }
			<Gravatar user={ user } size={ 96 } />
		</>
	),
};

export const WithoutAUser: Story = { name: 'Without a user' };

export const AnEmailAddress: Story = {
	name: 'An email address',
	args: { user: 'jo@example.com', alt: 'Jo', size: 96 },
};

export const AnAvatarThatFailsToLoad: Story = {
	name: 'An avatar that fails to load',
	args: {
		user: {
			display_name: 'Jo Doe',
			avatar_URLs: { 96: 'data:image/png,none' },
		},
	},
};

export const AUserWithoutAnAvatar: Story = {
	name: 'A user without an avatar',
	args: { user: { display_name: 'Jo Doe' } },
};
