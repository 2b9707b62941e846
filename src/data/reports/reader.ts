import { REPORTS_STORE_NAME } from '../constants';
import { getReader } from '../reader';
import type { Query } from '@storedeck/api';
import type { ReaderOptions as AnyReaderOptions } from '../reader';
import type { ReportKind, ReportResponses, ReportsReader } from './types';

export type ReaderOptions = AnyReaderOptions< ReportsReader >;

/** The response to a request of a report, and the state of the request. */
export function readReport< Kind extends ReportKind >(
	options: ReaderOptions & { endpoint: string },
	kind: Kind,
	query: Query
) {
	const { endpoint } = options;
	const reader = getReader(
		options,
		REPORTS_STORE_NAME,
		'reportsStore',
		'Option `select` of functions that read reports'
	);
	// The selectors are those of `ReportsReader`.
	const response = reader[ `getReport${ kind }` ](
		endpoint,
		query
	) as ReportResponses[ Kind ];
	const isAsking = reader[ `isReport${ kind }Requesting` ]( endpoint, query );
	const hasAsked = reader.hasFinishedResolution( `getReport${ kind }`, [
		endpoint,
		query,
	] );
	return {
		response,
		flags: {
			isRequesting: isAsking || ! hasAsked,
			isError: Boolean(
				reader[ `getReport${ kind }Error` ]( endpoint, query )
			),
		},
	};
}
