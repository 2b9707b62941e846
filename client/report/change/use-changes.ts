import { useAnswerParts } from '../use-answer-parts';
import type { AnswerSource } from '../use-answer-parts';

/**
 * Asks by which values of dimensions a metric changed.
 *
 * @param by  Dimensions; all by default.
 * @param max Maximum number of values of each that are not joined.
 */
export const useChanges = (
	source: AnswerSource,
	metric: string,
	by: readonly string[] = [],
	max = 10
) =>
	useAnswerParts(
		{
			...source,
			more: {
				change_of: metric,
				change_by: by.join() || undefined,
				per_page: max,
			},
		},
		[ 'changes' ]
	)( 'changes' );
