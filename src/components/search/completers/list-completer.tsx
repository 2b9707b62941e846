import { decodeEntities } from '@wordpress/html-entities';
import { NAMESPACE, request } from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { Match } from './match';
import { freeTextOption } from './free-text';
import type { Autocompleter } from '../types';

/** Results of one search; variations and terms have limits of their own. */
export const PAGE_SIZE = 10;

interface Definition< Thing > {
	/** Path below the namespace. */
	path: string | ( () => string );
	/** The parameters of a search. */
	query: ( query: string ) => RequestOptions[ 'query' ];
	getId: ( thing: Thing ) => number | string;
	/** What names a thing once it is chosen. */
	getName: ( thing: Thing ) => string;
	/** More words that find it. */
	getMoreWords?: ( thing: Thing ) => readonly ( string | undefined )[];
	/** What stands before the name in the list. */
	getPicture?: ( thing: Thing ) => React.ReactNode;
	/** What stands after it. */
	getDetail?: ( thing: Thing ) => string | undefined;
	/** The entry for the typed text: its key and, on use, its wording. */
	freeText?: { key: string; getText: () => string };
	inputType?: Autocompleter< Thing >[ 'inputType' ];
}

/**
 * Finds things of a list of the shop's API.
 *
 * @param definition Path, parameters, names.
 */
export function listCompleter< Thing >(
	definition: Definition< Thing >
): Autocompleter< Thing > {
	const { path, query, getId, getMoreWords, getPicture, getDetail } =
		definition;
	const { freeText, inputType } = definition;
	const getName = ( thing: Thing ) =>
		decodeEntities( definition.getName( thing ) );

	return {
		inputType,
		options: ( typed ) =>
			request< Thing[] >( {
				path: `${ NAMESPACE }/${
					typeof path === 'string' ? path : path()
				}`,
				query: query( typed ),
			} ),
		getOptionIdentifier: getId,
		getOptionKeywords: ( thing ) => [
			getName( thing ),
			...( getMoreWords?.( thing ) ?? [] ),
		],
		getOptionCompletion: ( thing ) => ( {
			key: getId( thing ),
			label: getName( thing ),
		} ),
		getOptionLabel: ( thing, typed ) => {
			const detail = getDetail?.( thing );
			return (
				<>
					{ getPicture?.( thing ) }
					<Match text={ getName( thing ) } query={ typed } />
					{ detail && (
						<span className="woocommerce-search__result-detail">
							{ detail }
						</span>
					) }
				</>
			);
		},
		getFreeTextOptions:
			freeText &&
			( ( typed ) => [
				freeTextOption( freeText.key, freeText.getText(), typed ),
			] ),
	};
}
