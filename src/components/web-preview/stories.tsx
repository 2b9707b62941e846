import type { Meta, StoryObj } from '@storybook/react-vite';
import { WebPreview } from '.';

/** A URL that does not respond. */
const UNREACHABLE_URL = 'https://192.0.2.1/';

const meta: Meta< typeof WebPreview > = { component: WebPreview };
export default meta;

type Story = StoryObj< typeof WebPreview >;

export const Loaded: Story = {
	args: { src: '../wp-includes/images/w-logo-blue.png', title: 'An image' },
};

export const Loading: Story = {
	args: { src: UNREACHABLE_URL, title: 'A slow page' },
};

export const LoadingWithCustomContent: Story = {
	name: 'Loading with custom content',
	args: {
		src: UNREACHABLE_URL,
		title: 'A slow page',
		loadingContent: <p>Loading…</p>,
	},
};
