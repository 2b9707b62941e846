import {
	getAllowedIntervalsForQuery,
	getChartInterval,
	getCurrentDates,
	getDateParamsFromQuery,
	hasComparison,
} from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The period of a URL without one. */
const getDefault = () => getSetting( 'defaultDateRange' );

/** Both periods of a URL. */
export const getDates = ( query: Query ) =>
	getCurrentDates( query, getDefault() );

/** Period and comparison of a URL. */
export const getDateParams = ( query: Query ) =>
	getDateParamsFromQuery( query, getDefault() );

/** Whether a URL compares its period with another one. */
export const hasComparedPeriod = ( query: Query ) =>
	hasComparison( query, getDefault() );

/** The intervals that the period of a URL can be shown in. */
export const getAllowedIntervals = ( query: Query ) =>
	getAllowedIntervalsForQuery( query, getDefault() );

/** The interval of the charts of a URL. */
export const getUrlInterval = ( query: Query ) =>
	getChartInterval( query, getDefault() );
