import type { Meta, StoryObj } from '@storybook/react-vite';
import { WebPreview } from '.';

/** A URL that does not respond. */
const UNREACHABLE_URL = 'https://192.0.2.1/';

const IMAGE_URL = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#3858e9" d="M0 0h40v30H0z"/></svg>'
) }`;

const meta: Meta< typeof WebPreview > = { component: WebPreview };
export default meta;

type Story = StoryObj< typeof WebPreview >;

export const Loaded: Story = {
	args: { src: IMAGE_URL, title: 'An image' },
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
