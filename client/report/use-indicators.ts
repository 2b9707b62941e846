import { useAnswerParts } from './use-answer-parts';
import type { AnswerSource } from './use-answer-parts';

/** A period of the Overview and its filters. */
export type OverviewSource = Pick<
	AnswerSource,
	'query' | 'filters' | 'state'
>;

/** The Overview in the place of a report. */
export const OVERVIEW = 'overview';

/**
 * The indicators that exist, and their values in both periods. An unfinished
 * period is compared with the same part of the other one, which ends at `until`.
 *
 * @param indicators Those whose values are asked for, separated by commas; by
 *                   default those that the user sees on the Overview.
 */
export function useIndicators( source: OverviewSource, indicators?: string ) {
	const getPart = useAnswerParts(
		{
			...source,
			endpoint: OVERVIEW,
			more: indicators ? { indicators } : {},
		},
		[ 'indicators', 'compared_indicators' ],
		indicators === undefined
	);
	const primary = getPart( 'indicators' );
	return {
		primary,
		secondary: getPart( 'compared_indicators' ),
		until: primary.until,
	};
}

/** The indicators that exist. */
export const useIndicatorList = ( isAsked: boolean ) =>
	useAnswerParts(
		{
			endpoint: OVERVIEW,
			query: {},
			more: { indicators: 'none' },
			state: isAsked ? 'ready' : 'empty',
		},
		[ 'indicators' ]
	)( 'indicators' );
