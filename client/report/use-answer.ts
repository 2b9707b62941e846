import { useEffect, useRef } from '@wordpress/element';
import type { Query } from '@storedeck/api';
import { useResource } from '@storedeck/data/core';
import type { SelectorArgsOf } from '@storedeck/data/core';
import { answersStore } from './answers-store';

/** In ms. Older answers are asked for again: periods such as today go on, and these screens have no button that refreshes them. */
const FRESH_FOR = 30_000;

/** The page of a coupon is opened to see what an order has changed. */
export const RESULTS_FRESH_FOR = 1000;

/**
 * Asks for what a component shows. What was asked for before has its last answer
 * at once, unless it failed, and is asked for again if that is old.
 */
function useAsked< Name extends 'getAnswer' | 'getCouponResults' >(
	name: Name,
	args: SelectorArgsOf< typeof answersStore, Name >,
	{ enabled = true, freshFor = FRESH_FOR } = {}
) {
	const { status, error, ...result } = useResource(
		answersStore,
		name,
		args,
		{ enabled }
	);
	const { readAt, retry } = result;
	// Each call has a function of its own that retries it.
	const shown = useRef< typeof retry >();
	const isOutdated =
		shown.current !== retry &&
		( error || ( readAt && Date.now() - readAt > freshFor ) );
	useEffect( () => {
		shown.current = retry;
		if ( isOutdated ) {
			retry();
		}
	}, [ isOutdated, retry ] );
	return {
		...result,
		error: isOutdated ? undefined : error,
		isRequesting: Boolean( isOutdated ) || status === 'requesting',
	};
}

/**
 * Asks a question.
 *
 * @param query    Parameters of the question; nothing is asked without them.
 * @param freshFor Age in ms after which an answer is asked for again when it is shown.
 */
export const useAnswer = ( query: Query | undefined, freshFor?: number ) =>
	useAsked( 'getAnswer', [ query ?? {} ], {
		enabled: query !== undefined,
		freshFor,
	} );

/**
 * Asks what the orders of a coupon came to.
 *
 * @param period Parameters of the period, as in a question.
 */
export const useCouponResults = ( coupon: number, period: Query ) =>
	useAsked( 'getCouponResults', [ coupon, period ], {
		freshFor: RESULTS_FRESH_FOR,
	} );
