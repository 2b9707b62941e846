import { ChartPlaceholder } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ChartPlaceholder' ],
	stories: {
		'Height of a chart': () => <ChartPlaceholder height={ 220 } />,
		'Height of the spinner': () => <ChartPlaceholder height={ 40 } />,
	},
};
export default stories;
