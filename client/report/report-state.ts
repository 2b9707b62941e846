import type { ReportData } from './use-report';

/** Everything that the screen reads. */
export const partsOf = ( { figures, series, items }: ReportData ) =>
	[
		figures.primary,
		figures.secondary,
		series.primary,
		series.secondary,
		items,
	].filter( ( part ) => ! part.isAbsent );

/** Some figures of the screen are on their way. */
export const isLoading = ( data: ReportData ) =>
	partsOf( data ).some( ( part ) => part.isLoading );

/**
 * When the figures were read, in milliseconds since the epoch: those that were
 * read first. Undefined while there are none.
 */
export function getReadAt( data: ReportData ): number | undefined {
	const moments = partsOf( data ).flatMap( ( { readAt } ) => readAt ?? [] );
	return moments.length > 0 ? Math.min( ...moments ) : undefined;
}

/** Newer figures were asked for and could not be had; older ones are shown. */
export const hasOldFigures = ( data: ReportData ) =>
	partsOf( data ).some( ( part ) => part.data && part.error );

/**
 * Where nothing at all could be loaded, for one and the same reason, one
 * notice says so: undefined in every other case.
 */
export function getCommonFailure( data: ReportData ) {
	const parts = partsOf( data );
	const [ first ] = parts;
	const message = first?.error?.message;
	const isCommon = parts.every(
		( { data: known, error } ) => ! known && error?.message === message
	);
	return message && isCommon
		? {
				message,
				retry: () => parts.forEach( ( part ) => part.retry() ),
		  }
		: undefined;
}
