import { getComparedUntil } from './compared-until';
import { useAnswerParts } from './use-answer-parts';
import { getQuestion } from './use-report';
import type { StatsSource } from './use-report';

/** A period of the Overview and its filters. */
export type OverviewSource = Pick< StatsSource, 'query' | 'filters' | 'state' >;

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
		getQuestion(
			{
				...source,
				endpoint: OVERVIEW,
				more: indicators ? { indicators } : {},
			},
			[ 'indicators', 'compared_indicators' ],
			indicators === undefined
		),
		source.state ?? 'ready'
	);
	const primary = getPart( 'indicators' );
	return {
		primary,
		secondary: getPart( 'compared_indicators' ),
		until: getComparedUntil( source.query, primary ),
	};
}

/** The indicators that exist. */
export const useIndicatorList = ( isEnabled: boolean ) =>
	useAnswerParts(
		{
			report: OVERVIEW,
			query: { indicators: 'none' },
			parts: [ 'indicators' ],
		},
		isEnabled ? 'ready' : 'empty'
	)( 'indicators' );
