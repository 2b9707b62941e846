import { OpenOnMount } from '../select-control/open-on-mount';
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
			helpText: 'Select at least two products',
		} }
		{ ...props }
	/>
);

const stories: Stories = {
	components: [ 'CompareFilter', 'CompareButton' ],
	stories: {
		'Without a selection': () => card(),
		'With a selection': () =>
			card( {
				query: { products: '0,1,99' },
				getLabels: () =>
					names.map( ( label, key ) => ( { key, label } ) ),
			} ),
		'With the list open': () => (
			<OpenOnMount typed="u" height={ 0 }>
				{ card() }
			</OpenOnMount>
		),
		Buttons: () => (
			<>
				<CompareButton
					count={ 1 }
					helpText="Select at least two"
					onClick={ () => {} }
				>
					Compare
				</CompareButton>{ ' ' }
				<CompareButton
					count={ 2 }
					helpText="Select at least two"
					onClick={ () => {} }
				>
					Compare
				</CompareButton>
			</>
		),
	},
};
export default stories;
