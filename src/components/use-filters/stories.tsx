import { useState } from '@wordpress/element';
import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { useFilters as withFilters } from '.';
import type { Stories } from '../gallery/types';

const NAME = 'storedeck_gallery_text';

const Text = withFilters( NAME )( () => (
	<p>{ String( applyFilters( NAME, 'Not filtered' ) ) }</p>
) );

function FilteredText() {
	const [ isFiltered, setFiltered ] = useState( false );
	const toggle = () => {
		if ( isFiltered ) {
			removeFilter( NAME, 'storedeck/gallery' );
		} else {
			addFilter( NAME, 'storedeck/gallery', () => 'FilteredText' );
		}
		setFiltered( ! isFiltered );
	};
	return (
		<>
			<Text />
			<button className="button" onClick={ toggle }>
				{ isFiltered ? 'Remove the filter' : 'Add the filter' }
			</button>
		</>
	);
}

const stories: Stories = {
	components: [ 'useFilters' ],
	stories: {
		'FilteredText text': FilteredText,
	},
};
export default stories;
