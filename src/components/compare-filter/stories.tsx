import { CompareButton, CompareFilter } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'CompareFilter', 'CompareButton' ],
	stories: {
		'A card': () => (
			<CompareFilter
				type="products"
				param="products"
				path="/analytics/products"
				labels={ {
					title: 'Compare products',
					placeholder: 'Search for products',
					update: 'Compare',
					helpText: 'Check at least two products',
				} }
			/>
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
