import type { ReportData } from './use-report';

const partsOf = ( { figures, series, items }: ReportData ) => [
	figures.primary,
	figures.secondary,
	series.primary,
	series.secondary,
	items,
];

/** Some figures of the screen are on their way. */
export const isLoading = ( data: ReportData ) =>
	partsOf( data ).some( ( part ) => part.isLoading );

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
