import { useFrozenValue } from '../common/use-frozen-value';
import type { QueryResult } from './query-result';

/** The data of both periods, always of the same query. */
export interface Comparison< T > {
	primary: T | undefined;
	/** Undefined without a comparison and until its own data is loaded. */
	secondary: T | undefined;
	/** The label of the secondary period. */
	label: string;
	/** The secondary period is still loading. */
	isSecondaryPending: boolean;
}

/**
 * Combines the data of two periods, without data of the previous query in the
 * secondary one.
 *
 * @param primary Not of the previous query, see `useComparison`.
 * @param label   The label of the secondary period in the current query.
 */
export const getComparison = < T >(
	primary: QueryResult< T >,
	secondary: QueryResult< T >,
	label: string
): Comparison< T > => ( {
	primary: primary.data,
	secondary: secondary.isPreviousData ? undefined : secondary.data,
	label,
	isSecondaryPending:
		secondary.isRequesting &&
		( secondary.isPreviousData || ! secondary.data ),
} );

/**
 * Combines the data of two periods. The responses arrive in any order: the data
 * of the previous query and its label are returned until the primary period of
 * the new query has loaded, and none of it afterwards.
 *
 * @param label The label of the secondary period in the current query.
 */
export const useComparison = < T >(
	primary: QueryResult< T >,
	secondary: QueryResult< T >,
	label: string
): Comparison< T > =>
	useFrozenValue(
		primary.isPreviousData,
		getComparison( primary, secondary, label )
	);
