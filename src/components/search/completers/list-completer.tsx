import { decodeEntities } from '@wordpress/html-entities';
import { NAMESPACE, request } from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { Match } from './match';
import { freeTextOption } from './free-text';
import type { Autocompleter } from '../types';

/** Number of results; variations have their own limit. */
export const PAGE_SIZE = 10;

interface Definition< Item > {
	/** Path below the namespace. */
	path: string | ( () => string );
	/** Query parameters of a search. */
	query: ( query: string ) => RequestOptions[ 'query' ];
	getId: ( item: Item ) => number | string;
	/** Label of the item. */
	getName: ( item: Item ) => string;
	/** Other texts to search in. */
	getKeywords?: ( item: Item ) => readonly ( string | undefined )[];
	/** Shown before the label. */
	getImage?: ( item: Item ) => React.ReactNode;
	/** Shown after the label. */
	getDescription?: ( item: Item ) => string | undefined;
	/** Key and label of the option for the typed text. */
	freeText?: { key: string; getText: () => string };
	inputType?: Autocompleter< Item >[ 'inputType' ];
}

/**
 * Creates a completer for a REST API collection.
 *
 * @param definition Path, parameters and labels.
 */
export function listCompleter< Item >(
	definition: Definition< Item >
): Autocompleter< Item > {
	const { path, query, getId, getKeywords, getImage, getDescription } =
		definition;
	const { freeText, inputType } = definition;
	const getName = ( item: Item ) =>
		decodeEntities( definition.getName( item ) );

	return {
		inputType,
		options: ( search ) =>
			request< Item[] >( {
				path: `${ NAMESPACE }/${
					typeof path === 'string' ? path : path()
				}`,
				query: query( search ),
			} ),
		getOptionIdentifier: getId,
		getOptionKeywords: ( item ) => [
			getName( item ),
			...( getKeywords?.( item ) ?? [] ),
		],
		getOptionCompletion: ( item ) => ( {
			key: getId( item ),
			label: getName( item ),
		} ),
		getOptionLabel: ( item, search ) => {
			const detail = getDescription?.( item );
			return (
				<>
					{ getImage?.( item ) }
					<Match text={ getName( item ) } query={ search } />
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
			( ( search ) => [
				freeTextOption( freeText.key, freeText.getText(), search ),
			] ),
	};
}
