import { useState } from '@wordpress/element';
import { Search } from '../../search';
import type { Completion } from '../../search';
import { useLabels } from '../../search/use-labels';
import { toText } from '../rows';
import { Sentence } from '../sentence';
import type { InputProps } from './types';

const toIds = ( things: readonly Completion[] ) =>
	things.map( ( { key } ) => key ).join( ',' );

/** Things of the shop, by their ids. */
export function SearchInput( { filter, row, query, onChange }: InputProps ) {
	const { input, labels } = filter;
	const ids = toText( row.value );
	const [ chosen, setChosen ] = useState< readonly Completion[] >();
	const isChosen = chosen !== undefined && toIds( chosen ) === ids;
	const { things } = useLabels(
		ids,
		isChosen ? undefined : input.getLabels,
		query
	);
	const selected = isChosen ? chosen : things;
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
					setChosen( next );
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
