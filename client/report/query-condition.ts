import type { Query } from '@storedeck/navigation';
import { isComparing } from './selection';
import type { QueryCondition, VariantDefinition } from './definition';

/**
 * Whether a query matches a condition.
 *
 * @param query The query of the URL, with the report's item flag.
 */
export const matchesCondition = (
	query: Query,
	{ filter, has, flag }: QueryCondition
) =>
	( filter === undefined || query.filter === filter ) &&
	[ has, flag ].every(
		( param ) => param === undefined || Boolean( query[ param ] )
	);

/** Whether a variant is used for a query. */
export const matchesVariant = (
	query: Query,
	{ compares, filterParam, ...condition }: VariantDefinition[ 'when' ]
) =>
	( compares === undefined || isComparing( query, compares, filterParam ) ) &&
	matchesCondition( query, condition );
