import { Tag } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Tag' ],
	stories: {
		Default: () => <Tag label="Blue" />,
		Removable: () => (
			<Tag id={ 7 } label="Blue" remove={ () => () => {} } />
		),
		Long: () => (
			<div style={ { maxWidth: 160 } }>
				<Tag
					id={ 8 }
					label="A label that is longer than the available space"
					remove={ () => () => {} }
				/>
			</div>
		),
		'With a popover': () => (
			<Tag label="+2" popoverContents={ <p>All</p> } />
		),
	},
};
export default stories;
