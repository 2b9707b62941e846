import { Tag } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Tag' ],
	stories: {
		Plain: () => <Tag label="Blue" />,
		'To remove': () => (
			<Tag id={ 7 } label="Blue" remove={ () => () => {} } />
		),
		Long: () => (
			<div style={ { maxWidth: 160 } }>
				<Tag
					id={ 8 }
					label="A name that is longer than there is room for"
					remove={ () => () => {} }
				/>
			</div>
		),
		'To open': () => <Tag label="+2" popoverContents={ <p>All</p> } />,
	},
};
export default stories;
