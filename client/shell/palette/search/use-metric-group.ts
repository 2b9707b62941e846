import { __, sprintf } from '@wordpress/i18n';
import { markSign } from '@storedeck/number';
import {
	getNewPath,
	getPersistedQuery,
	type Query,
} from '@storedeck/navigation';
import { useResource } from '@storedeck/data/core';
import { currentUserCan } from '@storedeck/settings';
import { getDates } from '../../../common/url-dates';
import {
	formatMetric,
	formatRate,
	getDelta,
} from '../../../common/store-format';
import type { Answer, AnswerMetric } from '../../../report/answer';
import { getComparisonName } from '../../../report/answer-periods';
import { answersStore } from '../../../report/answers-store';
import {
	EXPLORE,
	getAnswerQuery,
	readQuestion,
} from '../../../report/question';
import { useAnswer } from '../../../report/use-answer';
import { getPages } from '../../pages';
import type { Entry } from '../entries';
import { follow } from '../follow';
import { findMatches } from '../match';
import { getPeriodQuery, splitPeriod } from '../periods';
import { getSynonyms } from '../synonyms';
import type { SearchGroup } from './search-group';

/** Metrics whose values are asked for at once. */
const LIMIT = 4;

const canExplore = () =>
	getPages().some(
		( { path, capability } ) =>
			path === EXPLORE && currentUserCan( capability )
	);

/** The metrics that a text names, and the question for their values in its period, or else in the current one. */
function findMetrics( metrics: readonly AnswerMetric[], text: string ) {
	const { period, rest } = splitPeriod( text );
	const entries = metrics.map( ( metric ) => ( {
		metric,
		label: metric.name,
		group: '',
		keywords: getSynonyms( `metric:${ metric.key }` ),
	} ) );
	const found =
		rest.trim().length > 1
			? findMatches( entries, rest ).byLabel.slice( 0, LIMIT )
			: [];
	return {
		found: found.map( ( { metric } ) => metric ),
		query: period ? getPeriodQuery( period ) : getPersistedQuery(),
	};
}

/** The change since the period that is compared, for example "+3% (Previous year)". */
function describeDelta( { key }: AnswerMetric, { totals, periods }: Answer ) {
	const compare = periods[ 1 ]?.compare;
	const value = totals[ 0 ]?.[ key ];
	const previous = totals[ 1 ]?.[ key ];
	const delta = getDelta( value ?? undefined, previous ?? undefined );
	return compare && delta !== undefined
		? sprintf(
				/* translators: 1: change in percent, 2: name of the period that is compared. */
				__( '%1$s (%2$s)', 'storedeck' ),
				markSign( `${ delta > 0 ? '+' : '' }${ formatRate( delta ) }` ),
				getComparisonName( compare )
		  )
		: '';
}

function toEntry(
	metric: AnswerMetric,
	query: Query,
	answer: Answer | undefined
): Entry {
	const { key, name, format } = metric;
	const value = formatMetric( format, answer?.totals[ 0 ]?.[ key ] );
	const { primary } = getDates( query );
	return {
		id: `metric:${ key }`,
		label:
			value === undefined
				? name
				: sprintf(
						/* translators: 1: name of a metric, 2: its value. */
						__( '%1$s: %2$s', 'storedeck' ),
						name,
						value
				  ),
		group: [ primary.label, answer && describeDelta( metric, answer ) ]
			.filter( Boolean )
			.join( ' · ' ),
		open: () =>
			follow(
				getNewPath(
					{ ...query, metrics: key, interval: 'day' },
					EXPLORE,
					{}
				)
			),
	};
}

/**
 * Metrics that a text names, with their values: one request for all of them, which ends when typing goes on.
 *
 * @param text      The text in the field.
 * @param requested The text for which requests are sent.
 */
export function useMetricGroup(
	text: string,
	requested: string
): SearchGroup | undefined {
	// Without it, everything else is found.
	const { data: model } = useResource( answersStore, 'getModel', [], {
		enabled: text !== '' && canExplore(),
	} );
	const { found, query } = findMetrics( model?.metrics ?? [], text );
	const isAsked = found.length > 0 && text === requested;
	const { data, error, isRequesting, retry } = useAnswer(
		isAsked
			? getAnswerQuery(
					{
						...readQuestion( query ),
						metrics: found.map( ( { key } ) => key ),
						interval: undefined,
					},
					query,
					{}
			  )
			: undefined
	);
	const answer = error ? undefined : data;
	return found.length > 0
		? {
				id: 'metrics',
				label: __( 'Metrics', 'storedeck' ),
				entries: found.map( ( metric ) =>
					toEntry( metric, query, answer )
				),
				isSearching: ! isAsked || isRequesting,
				failure: undefined,
				retry,
		  }
		: undefined;
}
