import { Tag } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Tag' ],
	stories: {
		Plain: () => <Tag label="Blue" />,
		'To remove': () => (
			<Tag id={ 7 } label="Blue" remove={ () => () => {} } />
		),
		'To open': () => <Tag label="+2" popoverContents={ <p>All</p> } />,
	},
};
export default stories;
