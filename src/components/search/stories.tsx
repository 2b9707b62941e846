import { OpenOnMount } from '../select-control/open-on-mount';
import { Search } from '.';
import type { Stories } from '../gallery/types';

interface Supplier {
	id: number;
	name: string;
	city: string;
}

const suppliers: readonly Supplier[] = [
	{ id: 1, name: 'Harbour Sails', city: 'Kiel' },
	{ id: 2, name: 'Harbour Ropes & Knots', city: 'Brest' },
	{ id: 3, name: 'Old Harbour Paints', city: 'Porto' },
];

/** Creates a completer with the given options. */
const findIn = ( options: unknown ) => ( {
	options,
	getOptionIdentifier: ( { id }: Supplier ) => id,
	getOptionLabel: ( { name, city }: Supplier ) => `${ name }, ${ city }`,
	getOptionKeywords: ( { name, city }: Supplier ) => [ name, city ],
	getOptionCompletion: ( { id, name }: Supplier ) => ( {
		key: id,
		label: name,
	} ),
	getFreeTextOptions: ( query: string ) => [
		{
			key: 'name',
			label: `All suppliers with names that include ${ query }`,
		},
	],
} );

const stories: Stories = {
	components: [ 'Search' ],
	stories: {
		Products: () => (
			<Search type="products" placeholder="Search for products" />
		),
		'With tags': () => (
			<Search
				type="products"
				placeholder="Search for products"
				selected={ [ { key: 1, label: 'Mug' } ] }
				inlineTags
				showClearButton
			/>
		),
		Open: () => (
			<OpenOnMount typed="harbour">
				<Search
					type="custom"
					autocompleter={ findIn( suppliers ) }
					placeholder="Search for suppliers"
				/>
			</OpenOnMount>
		),
		'Open with free text search': () => (
			<OpenOnMount typed="harbour">
				<Search
					type="custom"
					autocompleter={ findIn( suppliers ) }
					placeholder="Search for suppliers"
					allowFreeTextSearch
				/>
			</OpenOnMount>
		),
		'Open with static results': () => (
			<OpenOnMount typed="harbour" height={ 0 }>
				<Search
					type="custom"
					autocompleter={ findIn( suppliers ) }
					placeholder="Search for suppliers"
					staticResults
				/>
				<p>Below</p>
			</OpenOnMount>
		),
		Searching: () => (
			<OpenOnMount typed="harbour" height={ 120 }>
				<Search
					type="custom"
					autocompleter={ findIn( () => new Promise( () => {} ) ) }
					placeholder="Search for suppliers"
				/>
			</OpenOnMount>
		),
		'No results': () => (
			<OpenOnMount typed="xyz" height={ 120 }>
				<Search
					type="custom"
					autocompleter={ findIn( suppliers ) }
					placeholder="Search for suppliers"
				/>
			</OpenOnMount>
		),
		Failed: () => (
			<OpenOnMount typed="harbour" height={ 120 }>
				<Search
					type="custom"
					autocompleter={ findIn( () =>
						Promise.reject( new Error( 'offline' ) )
					) }
					placeholder="Search for suppliers"
				/>
			</OpenOnMount>
		),
	},
};
export default stories;
