import { decodeEntities } from '@wordpress/html-entities';
import type { RelatedItems } from '../../report/types';

/** Deeper trees than this are a mistake in the data, maybe a circle. */
const MAX_DEPTH = 10;

/**
 * A category with those above it, `Clothing › Hoodies`.
 *
 * @param id         The category.
 * @param categories The shop's categories: `name` and `parent`.
 * @param fallback   For a category that the shop does not have any more.
 */
export function getCategoryPath(
	id: number,
	categories: RelatedItems,
	fallback = ''
) {
	const steps: string[] = [];
	let category = categories.get( id );
	while ( category && steps.length < MAX_DEPTH ) {
		steps.unshift( decodeEntities( String( category.name ) ) );
		category = categories.get( Number( category.parent ) );
	}
	return steps.length > 0 ? steps.join( ' › ' ) : decodeEntities( fallback );
}
