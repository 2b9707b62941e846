import { Opened } from '../select-control/opened';
import { CompareButton, CompareFilter } from '.';
import type { CompareFilterProps } from '.';
import type { Stories } from '../gallery/types';

const names = [ 'Mug', 'Cup', 'Jug', 'Bowl' ];

const autocompleter = {
	options: names,
	getOptionIdentifier: ( name: string ) => names.indexOf( name ),
	getOptionLabel: ( name: string ) => name,
	getOptionKeywords: ( name: string ) => [ name ],
	getOptionCompletion: ( name: string ) => ( {
		key: names.indexOf( name ),
		label: name,
	} ),
};

const card = ( props: Partial< CompareFilterProps > = {} ) => (
	<CompareFilter
		type="custom"
		autocompleter={ autocompleter }
		param="products"
		path="/analytics/products"
		labels={ {
			title: 'Compare products',
			placeholder: 'Search for products',
			update: 'Compare',
			helpText: 'Check at least two products',
		} }
		{ ...props }
	/>
);

const stories: Stories = {
	components: [ 'CompareFilter', 'CompareButton' ],
	stories: {
		'A card': () => card(),
		'With a choice': () =>
			card( {
				query: { products: '0,1,99' },
				getLabels: () =>
					names.map( ( label, key ) => ( { key, label } ) ),
			} ),
		'With its list open': () => (
			<Opened typed="u" height={ 0 }>
				{ card() }
			</Opened>
		),
		Buttons: () => (
			<>
				<CompareButton
					count={ 1 }
					helpText="Check at least two"
					onClick={ () => {} }
				>
					Compare
				</CompareButton>{ ' ' }
				<CompareButton
					count={ 2 }
					helpText="Check at least two"
					onClick={ () => {} }
				>
					Compare
				</CompareButton>
			</>
		),
	},
};
export default stories;
