import { useState } from '@wordpress/element';
import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { useFilters as withFilters } from '.';
import type { Stories } from '../gallery/types';

const NAME = 'storedeck_gallery_text';

const Text = withFilters( NAME )( () => (
	<p>{ String( applyFilters( NAME, 'Not filtered' ) ) }</p>
) );

function Filtered() {
	const [ isFiltered, setFiltered ] = useState( false );
	const toggle = () => {
		if ( isFiltered ) {
			removeFilter( NAME, 'storedeck/gallery' );
		} else {
			addFilter( NAME, 'storedeck/gallery', () => 'Filtered' );
		}
		setFiltered( ! isFiltered );
	};
	return (
		<>
			<Text />
			<button className="button" onClick={ toggle }>
				{ isFiltered ? 'Take the filter away' : 'Add a filter' }
			</button>
		</>
	);
}

const stories: Stories = {
	components: [ 'useFilters' ],
	stories: {
		'A text that can be filtered': Filtered,
	},
};
export default stories;
