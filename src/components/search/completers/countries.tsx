import { decodeEntities } from '@wordpress/html-entities';
import { NAMESPACE, request } from '@storedeck/api';
import { Flag } from '../../flag';
import { Match } from './match';
import type { Autocompleter } from '../types';

interface Country {
	code: string;
	name: string;
}

/** The countries, once they are known; a failure is not kept. */
let known: Promise< Country[] > | undefined;

/** Asks for the countries the first time only. */
function getCountries() {
	known ??= request< Country[] >( {
		path: `${ NAMESPACE }/data/countries`,
	} ).catch( ( error: unknown ) => {
		known = undefined;
		throw error;
	} );
	return known;
}

/** Finds countries by how their name or code begins. */
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

/** Forgets the countries, for tests. */
export const forgetCountries = () => {
	known = undefined;
};
