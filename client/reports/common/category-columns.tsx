import { decodeEntities } from '@wordpress/html-entities';
import type { RelatedItems } from '../../report/types';

/** Deeper trees are invalid data, for example a cycle. */
const MAX_DEPTH = 10;

/**
 * The name of a category with its ancestors, `Clothing › Hoodies`.
 *
 * @param id
 * @param categories All categories, with `name` and `parent`.
 * @param fallback   The name of a deleted category.
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
