import { ChartPlaceholder } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'ChartPlaceholder' ],
	stories: {
		Loading: () => <ChartPlaceholder height={ 200 } />,
	},
};
export default stories;
