import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from '@wordpress/element';
import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { useFilters as withFilters } from '.';

const NAME = 'storedeck_story_text';

const Text = withFilters( NAME )( () => (
	<p>{ String( applyFilters( NAME, 'Not filtered' ) ) }</p>
) );

function FilteredText() {
	const [ isFiltered, setFiltered ] = useState( false );
	const toggle = () => {
		if ( isFiltered ) {
			removeFilter( NAME, 'storedeck/story' );
		} else {
			addFilter( NAME, 'storedeck/story', () => 'FilteredText' );
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

const meta: Meta = {};
export default meta;

type Story = StoryObj;

export const FilteredTextStory: Story = {
	name: 'Filtered text',
	render: FilteredText,
};
