import { SectionHeader } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'SectionHeader' ],
	stories: {
		Plain: () => <SectionHeader title="Performance" />,
	},
};
export default stories;
