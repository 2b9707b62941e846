import { comparisons, presetValues, rollingPresets } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getDateParams } from '../../common/url-dates';
import { getReports } from '../../reports';
import { date, oneOf, stringMap, required, string } from './fields';
import type { PropsOf } from './read-props';

const INTERVALS: readonly Interval[] = [
	'hour',
	'day',
	'week',
	'month',
	'quarter',
	'year',
];

const getPeriods = () => [
	...presetValues.map( ( { value } ) => value ),
	...rollingPresets.map( ( { value } ) => value ),
	'custom',
];

const getComparisons = () => comparisons.map( ( { value } ) => value );

/** The period: the parameters of a report's URL. */
export const periodProps = {
	/** The store's default by default. */
	period: oneOf( getPeriods ),
	compare: oneOf( getComparisons ),
	/** First day of a custom period. */
	after: date(),
	/** Last day of a custom period. */
	before: date(),
};

/** The props of every mount of a report. */
export const reportProps = {
	/** Id of the report. */
	report: required( oneOf( () => getReports().map( ( { id } ) => id ) ) ),
	/** The heading; the name of the metric or report by default. */
	title: string(),
	...periodProps,
	interval: oneOf( () => INTERVALS ),
	/** More parameters of the report's URL, for example filters. */
	query: stringMap(),
};

/**
 * The query of a mount. A comparison is ignored without a period, so the store's
 * default is added.
 */
export function toQuery( {
	query,
	period,
	compare,
	after,
	before,
	interval,
}: Partial< PropsOf< typeof reportProps > > ): Query {
	const defaults = getDateParams( {} );
	const dateParams =
		period || compare
			? {
					period: period ?? defaults.period,
					compare: compare ?? defaults.compare,
			  }
			: {};
	return {
		...query,
		...dateParams,
		...( after && { after } ),
		...( before && { before } ),
		...( interval && { interval } ),
	};
}
