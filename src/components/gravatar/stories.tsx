import { Gravatar } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Gravatar' ],
	stories: {
		Nobody: () => <Gravatar />,
		'An e-mail address': () => (
			<Gravatar user="jo@example.com" alt="Jo" size={ 96 } />
		),
		'A user': () => <Gravatar user={ { display_name: 'Jo Doe' } } />,
	},
};
export default stories;
