import { applyFilters } from '@wordpress/hooks';
import { useFilters as withFilters } from '.';
import type { Stories } from '../gallery/types';

const Text = withFilters( 'storedeck_gallery_text' )( () => (
	<p>
		{ String( applyFilters( 'storedeck_gallery_text', 'Not filtered' ) ) }
	</p>
) );

const stories: Stories = {
	components: [ 'useFilters' ],
	stories: {
		'A text that can be filtered': Text,
	},
};
export default stories;
