import { SummaryList, SummaryListPlaceholder, SummaryNumber } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [
		'SummaryList',
		'SummaryNumber',
		'SummaryListPlaceholder',
		'SummaryNumberPlaceholder',
	],
	stories: {
		'Four metrics': () => (
			<SummaryList>
				{ () => [
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
				] }
			</SummaryList>
		),
		Loading: () => <SummaryListPlaceholder numberOfItems={ 3 } />,
	},
};
export default stories;
