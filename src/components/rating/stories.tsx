import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductRating, Rating, ReviewRating } from '.';

const Heart = ( { style }: { style?: React.CSSProperties } ) => (
	<svg viewBox="0 0 24 24" style={ style } fill="currentColor" aria-hidden>
		<path d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z" />
	</svg>
);

const meta: Meta< typeof Rating > = {
	component: Rating,
	subcomponents: { ProductRating, ReviewRating },
};
export default meta;

type Story = StoryObj< typeof Rating >;

export const FourOfFive: Story = { name: 'Four of five', args: { rating: 4 } };

export const PartialStar: Story = {
	name: 'Partial star',
	args: { rating: 3.4, size: 32 },
};

export const ZeroOfTen: Story = {
	name: 'Zero of ten',
	args: { totalStars: 10 },
};

export const FiveOfFive: Story = { name: 'Five of five', args: { rating: 5 } };

export const CustomIcon: Story = {
	name: 'Custom icon',
	args: { rating: 2.5, size: 24, icon: Heart },
};

export const Product: Story = {
	render: () => <ProductRating product={ { average_rating: '4.50' } } />,
};

export const Review: Story = {
	render: () => <ReviewRating review={ { rating: 2 } } />,
};
