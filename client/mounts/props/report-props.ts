import {
	comparisons,
	getDateParamsFromQuery,
	presetValues,
	rollingPresets,
} from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { getReports } from '../../reports';
import { day, oneOf, parameters, required, text } from './fields';
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

/** The range of a mount: what the address says on a report's own screen. */
export const rangeProps = {
	/** The shop's default unless given. */
	period: oneOf( getPeriods ),
	compare: oneOf( getComparisons ),
	/** First day, where the period is `custom`. */
	after: day(),
	/** Last day, where the period is `custom`. */
	before: day(),
};

/** What every mount of a report takes. */
export const reportProps = {
	/** Which report: its name in the address of its screen. */
	report: required( oneOf( () => getReports().map( ( { id } ) => id ) ) ),
	/** The heading; the figure's or the report's name unless given. */
	title: text(),
	...rangeProps,
	interval: oneOf( () => INTERVALS ),
	/** Further parameters of the report's address: its filters. */
	query: parameters(),
};

/**
 * The address that a mount shows. Half a range is made whole by the shop's own:
 * an address that names a period alone would not count.
 */
export function toQuery( {
	query,
	period,
	compare,
	after,
	before,
	interval,
}: Partial< PropsOf< typeof reportProps > > ): Query {
	const shop = getDateParamsFromQuery( {}, getSetting( 'defaultDateRange' ) );
	const range =
		period || compare
			? {
					period: period ?? shop.period,
					compare: compare ?? shop.compare,
			  }
			: {};
	return {
		...query,
		...range,
		...( after && { after } ),
		...( before && { before } ),
		...( interval && { interval } ),
	};
}
