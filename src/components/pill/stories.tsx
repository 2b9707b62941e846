import { Pill } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Pill' ],
	stories: {
		Plain: () => <Pill>Beta</Pill>,
		'Next to a title': () => (
			<h3>
				Card payments <Pill>Recommended</Pill>
			</h3>
		),
	},
};
export default stories;
