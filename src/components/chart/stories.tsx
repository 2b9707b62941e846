import { Chart } from '.';
import type { ChartDataRow } from '.';
import type { Stories } from '../gallery/types';

const data: ChartDataRow[] = [ 120, 80, 0, 240, 160 ].map( ( value, day ) => ( {
	date: `2022-03-0${ day + 1 }T00:00:00`,
	mugs: { label: 'Mugs', value },
	plates: { label: 'Plates', value: 200 - value / 2 },
} ) );

const stories: Stories = {
	components: [ 'Chart' ],
	stories: {
		Line: () => <Chart data={ data } title="Sales" />,
		Bars: () => (
			<Chart
				data={ data }
				title="Sales"
				chartType="bar"
				valueType="currency"
			/>
		),
		'Item comparison': () => (
			<Chart
				data={ data }
				title="Sales"
				mode="item-comparison"
				legendPosition="side"
				itemsLabel="%d products"
			/>
		),
		Loading: () => <Chart data={ [] } title="Sales" isRequesting />,
		Empty: () => (
			<Chart data={ [] } title="Sales" emptyMessage="No sales yet" />
		),
	},
};
export default stories;
