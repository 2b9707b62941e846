import { DropdownButton } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'DropdownButton' ],
	stories: {
		'One line': () => <DropdownButton labels={ [ 'All products' ] } />,
		'Two lines': () => (
			<DropdownButton labels={ [ 'March', 'vs. February' ] } isOpen />
		),
	},
};
export default stories;
