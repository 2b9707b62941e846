import { ChartPlaceholder } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ChartPlaceholder' ],
	stories: {
		'As high as the chart': () => <ChartPlaceholder height={ 220 } />,
		'As high as the circle': () => <ChartPlaceholder height={ 40 } />,
	},
};
export default stories;
