import { decodeEntities } from '@wordpress/html-entities';
import { NAMESPACE, request } from '@storedeck/api';
import { Flag } from '../../flag';
import { Match } from './match';
import type { Autocompleter } from '../types';

interface Country {
	code: string;
	name: string;
}

/** Cached for the page; failed requests are not cached. */
let cachedCountries: Promise< Country[] > | undefined;

function getCountries() {
	cachedCountries ??= request< Country[] >( {
		path: `${ NAMESPACE }/data/countries`,
	} ).catch( ( error: unknown ) => {
		cachedCountries = undefined;
		throw error;
	} );
	return cachedCountries;
}

/** Matches the start of the country name or code. */
export const countries: Autocompleter< Country > = {
	options: getCountries,
	getOptionIdentifier: ( { code } ) => code,
	getSearchExpression: ( query ) => `^${ query }`,
	getOptionKeywords: ( { code, name } ) => [ code, decodeEntities( name ) ],
	getOptionCompletion: ( { code, name } ) => ( {
		key: code,
		label: decodeEntities( name ),
	} ),
	getOptionLabel: ( { code, name }, query ) => (
		<>
			<Flag
				className="woocommerce-search__result-thumbnail"
				code={ code }
				size={ 18 }
				hideFromScreenReader
			/>
			<Match text={ decodeEntities( name ) } query={ query } />
		</>
	),
};

/** Clears the cache. For tests. */
export const resetCountries = () => {
	cachedCountries = undefined;
};
