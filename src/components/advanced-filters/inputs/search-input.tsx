import { useState } from '@wordpress/element';
import { Search } from '../../search';
import type { Completion } from '../../search';
import { useLabels } from '../../search/use-labels';
import { toText } from '../rows';
import { Sentence } from '../sentence';
import type { InputProps } from './types';

const toIds = ( items: readonly Completion[] ) =>
	items.map( ( { key } ) => key ).join( ',' );
/** A search for items whose ids are the value. */
export function SearchInput( { filter, row, query, onChange }: InputProps ) {
	const { input, labels } = filter;
	const ids = toText( row.value );
	const [ selection, setSelection ] = useState< readonly Completion[] >();
	const isSelectionCurrent =
		selection !== undefined && toIds( selection ) === ids;
	const { items } = useLabels(
		ids,
		isSelectionCurrent ? undefined : input.getLabels,
		query
	);
	const selected = isSelectionCurrent ? selection : items;
	return (
		<>
			<Search
				className="woocommerce-filters-advanced__input"
				type={ input.type ?? '' }
				autocompleter={ input.autocompleter }
				placeholder={ labels.placeholder ?? labels.filter }
				selected={ selected }
				inlineTags
				onChange={ ( next ) => {
					setSelection( next );
					onChange( toIds( next ) );
				} }
			/>
			<Sentence
				filter={ filter }
				row={ row }
				value={ selected.map( ( { label } ) => label ).join( ', ' ) }
			/>
		</>
	);
}
