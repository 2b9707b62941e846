import type { ReportData } from './use-report';

/** The results of all requests of the screen. */
export const getResults = ( { totals, chart, items, compared }: ReportData ) =>
	[
		totals.primary,
		totals.secondary,
		chart.primary,
		chart.secondary,
		items,
		compared,
	].filter( ( { isEnabled } ) => isEnabled );

export const isRequesting = ( data: ReportData ) =>
	getResults( data ).some( ( result ) => result.isRequesting );

/**
 * When the oldest data on the screen was received, in ms since the epoch.
 * Undefined before any data is there.
 */
export function getReadAt( data: ReportData ): number | undefined {
	const times = getResults( data ).flatMap( ( { readAt } ) => readAt ?? [] );
	return times.length > 0 ? Math.min( ...times ) : undefined;
}

/** Loading newer data failed, so older data is shown. */
export const isOutdated = ( data: ReportData ) =>
	getResults( data ).some( ( result ) => result.data && result.error );

/**
 * The reason that all requests failed for, shown in a single notice; undefined
 * in every other case.
 */
export function getCommonFailure( data: ReportData ) {
	const results = getResults( data );
	const message = results[ 0 ]?.error?.message;
	const isCommon = results.every(
		( result ) => ! result.data && result.error?.message === message
	);
	return message && isCommon
		? {
				message,
				retry: () => results.forEach( ( result ) => result.retry() ),
		  }
		: undefined;
}
