import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductImage } from '.';

const MUG = `data:image/svg+xml,${ encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#fbeaea" d="M0 0h40v30H0z"/><path fill="#b32d2e" d="M12 7h14v16H12zM26 10h5v9h-5v-2h3v-5h-3z"/></svg>'
) }`;
const product = { images: [ { src: MUG, alt: 'A red mug' } ] };

const meta: Meta< typeof ProductImage > = { component: ProductImage };
export default meta;

type Story = StoryObj< typeof ProductImage >;

export const AnImage: Story = { name: 'An image', args: { product } };

export const ALargerImage: Story = {
	name: 'A larger image',
	args: { product, width: 120, height: 120 },
};

export const Placeholder: Story = {
	args: { alt: 'A mug', width: 96, height: 96 },
};

export const AnImageThatFailsToLoad: Story = {
	name: 'An image that fails to load',
	args: {
		product: { image: { src: 'data:image/png,none' } },
		alt: 'A mug',
		width: 96,
		height: 96,
	},
};
