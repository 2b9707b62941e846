import { isApiError } from '@storedeck/api';
import type { ResponseOf } from '@storedeck/data/routes';
import type { Query } from '@storedeck/navigation';
import { useFrozenValue } from '../../../common/use-frozen-value';
import type { Answer } from '../../../report/answer';
import { getPeriodQuery } from '../../../report/question';
import { useAnswer, useRequest } from '../../../report/use-answer';
import type { AnswerResult } from '../../../report/use-answer';

type Totals = ResponseOf< '/storedeck/v1/coupons/{id}/results' >;

/** What the orders of a coupon in a period came to, and all others. */
export interface Results {
	totals: Totals;
	/** Orders with the coupon, over time. */
	used: Answer;
	without: Answer;
	/** Orders with the coupon that were the first of their customer. */
	firsts: Answer;
}

/**
 * The results of a coupon in the period of the URL. Those of the previous period
 * are kept together until all of the new one are there.
 *
 * @param id    The coupon.
 * @param query The query of the URL.
 */
export function useResults( id: number, query: Query ) {
	const period = getPeriodQuery( query );
	const ask = { ...period, compare: 'none' };
	const averages = 'orders_count,avg_order_value';
	const totals = useRequest< Totals >(
		`/storedeck/v1/coupons/${ id }/results`,
		period
	);
	const used = useAnswer( {
		...ask,
		metrics: averages,
		coupon_includes: id,
		interval: 'day',
	} );
	const without = useAnswer( {
		...ask,
		metrics: averages,
		coupon_excludes: id,
	} );
	const firsts = useAnswer( {
		...ask,
		metrics: 'orders_count',
		coupon_includes: id,
		customer_order_is: 1,
	} );
	const all: ReadonlyArray< AnswerResult< unknown > > = [
		totals,
		used,
		without,
		firsts,
	];
	const isPreviousData = all.some( ( result ) => result.isPreviousData );
	const results: Results | undefined = totals.data &&
		used.data &&
		without.data &&
		firsts.data && {
			totals: totals.data,
			used: used.data,
			without: without.data,
			firsts: firsts.data,
		};
	const { error } = all.find( ( result ) => result.error ) ?? {};
	return {
		results: useFrozenValue( isPreviousData, results ),
		error,
		/** There is no such coupon, and no order used one. */
		isUnknown:
			isApiError( totals.error ) && totals.error.data.status === 404,
		isPreviousData: isPreviousData && ! error,
		isRequesting: all.some( ( result ) => result.isRequesting ),
		retry: () =>
			all
				.filter( ( result ) => result.error )
				.forEach( ( result ) => result.retry() ),
	};
}
