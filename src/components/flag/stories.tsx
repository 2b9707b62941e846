import { Flag } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Flag' ],
	stories: {
		'Country code': () => <Flag code="FR" size={ 32 } />,
		Order: () => (
			<Flag order={ { billing: { country: 'JP' } } } size={ 32 } />
		),
		'Next to a name': () => (
			<>
				<Flag code="br" hideFromScreenReader /> Brazil
			</>
		),
		Unknown: () => <Flag code="??" />,
	},
};
export default stories;
