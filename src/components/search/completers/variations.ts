import { getQuery } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { listCompleter } from './list-completer';

export interface Variation {
	id: number;
	name: string;
	sku?: string;
	description?: string;
	attributes: readonly { option: string }[];
}

const PAGE_SIZE = 30;

/**
 * Returns the name of a variation: the product name and the selected options.
 *
 * @param variation Name and attributes.
 */
export function getVariationName( {
	name,
	attributes,
}: Pick< Variation, 'name' | 'attributes' > ) {
	const separator = getSetting( 'variationTitleAttributesSeparator' );
	if ( name.includes( separator ) ) {
		return name;
	}
	const options = attributes.map( ( { option } ) => option ).join( ', ' );
	return options ? name + separator + options : name;
}

/** The variations of the product in the URL, or of all products. */
function getPath() {
	const product = String( getQuery().products ?? '' );
	if ( product.includes( ',' ) ) {
		console.warn(
			'Invalid product id supplied to Variations autocompleter'
		);
		return 'variations';
	}
	return /^\d+$/.test( product )
		? `products/${ product }/variations`
		: 'variations';
}

export const variations = listCompleter< Variation >( {
	path: getPath,
	query: ( search ) => ( {
		search,
		per_page: PAGE_SIZE,
		_fields: [ 'attributes', 'description', 'id', 'name', 'sku' ],
	} ),
	getId: ( { id } ) => id,
	getName: getVariationName,
	getKeywords: ( { sku } ) => [ sku ],
	getDescription: ( { sku } ) => sku,
} );
