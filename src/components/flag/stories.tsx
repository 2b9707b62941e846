import { Flag } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Flag' ],
	stories: {
		'By code': () => <Flag code="FR" size={ 32 } />,
		'Of an order': () => (
			<Flag order={ { billing: { country: 'JP' } } } size={ 32 } />
		),
		'Beside a name': () => (
			<>
				<Flag code="br" hideFromScreenReader /> Brazil
			</>
		),
		Unknown: () => <Flag code="??" />,
	},
};
export default stories;
