import { isNotFoundError } from '@storedeck/api';
import type { Query as RequestQuery } from '@storedeck/api';
import type { Query } from '@storedeck/navigation';
import { useFrozenValue } from '../../../common/use-frozen-value';
import type { Answer } from '../../../report/answer';
import type { CouponResults } from '../../../report/answers-store';
import { getPeriodQuery } from '../../../report/question';
import {
	RESULTS_FRESH_FOR,
	useAnswer,
	useCouponResults,
} from '../../../report/use-answer';

/** What the orders of a coupon in a period came to, and all others. */
export interface Results {
	totals: CouponResults;
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
	const ask = ( orders: RequestQuery ) => ( {
		...period,
		compare: 'none',
		metrics: 'orders_count,avg_order_value',
		...orders,
	} );
	const totals = useCouponResults( id, period );
	const used = useAnswer(
		ask( { coupon_includes: id, interval: 'day' } ),
		RESULTS_FRESH_FOR
	);
	const without = useAnswer(
		ask( { coupon_excludes: id } ),
		RESULTS_FRESH_FOR
	);
	const firsts = useAnswer(
		ask( {
			metrics: 'orders_count',
			coupon_includes: id,
			customer_order_is: 1,
		} ),
		RESULTS_FRESH_FOR
	);
	const all = [ totals, used, without, firsts ];
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
		results: useFrozenValue( ! results, results ),
		error,
		/** There is no such coupon, and no order used one. */
		isUnknown: isNotFoundError( totals.error ),
		isPreviousData: ! results && ! error,
		isRequesting: all.some( ( result ) => result.isRequesting ),
		retry: () =>
			all
				.filter( ( result ) => result.error )
				.forEach( ( result ) => result.retry() ),
	};
}
