import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chart } from '.';
import type { ChartDataRow } from '.';

const data: ChartDataRow[] = [ 120, 80, 0, 240, 160 ].map( ( value, day ) => ( {
	date: `2022-03-0${ day + 1 }T00:00:00`,
	mugs: { label: 'Mugs', value },
	plates: { label: 'Plates', value: 200 - value / 2 },
} ) );

const meta: Meta< typeof Chart > = { component: Chart };
export default meta;

type Story = StoryObj< typeof Chart >;

export const Line: Story = { args: { data, title: 'Sales' } };

export const Bars: Story = {
	args: { data, title: 'Sales', chartType: 'bar', valueType: 'currency' },
};

export const Stacked: Story = {
	args: {
		data,
		title: 'Sales',
		chartType: 'stacked',
		mode: 'item-comparison',
	},
};

export const ItemComparison: Story = {
	name: 'Item comparison',
	args: {
		data,
		title: 'Sales',
		mode: 'item-comparison',
		legendPosition: 'side',
		itemsLabel: '%d products',
	},
};

export const Loading: Story = {
	args: { data: [], title: 'Sales', isRequesting: true },
};

export const Empty: Story = {
	args: { data: [], title: 'Sales', emptyMessage: 'No sales yet' },
};
