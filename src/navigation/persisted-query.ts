import { applyContained } from '@storedeck/hooks';
import { NAMES } from './names';
import { getQuery } from './query';
import type { Query } from './types';

/** Parameters that are kept when the screen changes. */
const persistedNames = [
	'period',
	'compare',
	'before',
	'after',
	'compare_after',
	'compare_before',
	'interval',
	'type',
];

/**
 * The part of a query that is kept when the screen changes. Plugins add
 * parameters with the filter `woocommerce_admin_persisted_queries`.
 */
export function getPersistedQuery( query: Query = getQuery() ): Query {
	const names = applyContained(
		'woocommerce_admin_persisted_queries',
		persistedNames,
		NAMES
	);
	return Object.fromEntries(
		names
			.filter(
				( name ) =>
					Object.hasOwn( query, name ) && query[ name ] !== undefined
			)
			.map( ( name ) => [ name, query[ name ] ] )
	);
}
