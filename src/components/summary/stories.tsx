import type { Meta, StoryObj } from '@storybook/react-vite';
import {
	SummaryList,
	SummaryListPlaceholder,
	SummaryNumber,
	SummaryNumberPlaceholder,
} from '.';

const meta: Meta< typeof SummaryList > = {
	component: SummaryList,
	subcomponents: {
		SummaryNumber,
		SummaryListPlaceholder,
		SummaryNumberPlaceholder,
	},
};
export default meta;

type Story = StoryObj< typeof SummaryList >;

export const FourMetrics: Story = {
	name: 'Four metrics',
	args: {
		children: () => [
			<SummaryNumber
				key="1"
				label="Sales"
				value="$829.40"
				delta={ 29 }
				prevValue="$640"
				href="#/summary"
				selected
			/>,
			<SummaryNumber
				key="2"
				label="Refunds"
				value="$24"
				delta={ 5 }
				prevValue="$20"
				reverseTrend
				href="#/summary"
			/>,
			<SummaryNumber
				key="3"
				label="Orders"
				value="12"
				delta={ 0 }
				prevValue="12"
				href="#/summary"
			/>,
			<SummaryNumber key="4" label="Returns" href="#/summary" />,
		],
	},
};

export const Loading: Story = {
	render: () => <SummaryListPlaceholder numberOfItems={ 3 } />,
};
