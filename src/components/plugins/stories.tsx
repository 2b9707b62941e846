import { Plugins } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Plugins' ],
	stories: {
		'Two plugins': () => (
			<Plugins onComplete={ () => {} } onSkip={ () => {} } />
		),
		'Without plugins': () => (
			<Plugins pluginSlugs={ [] } onComplete={ () => {} } />
		),
	},
};
export default stories;
