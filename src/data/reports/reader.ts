import { REPORTS_STORE_NAME } from '../constants';
import * as anyStore from '../reader';
import type { Query } from '@storedeck/api';
import type { ReportKind, ReportsReader } from './types';

export type ReaderOptions = anyStore.ReaderOptions< ReportsReader >;

export const getReader = ( options: ReaderOptions ) =>
	anyStore.getReader(
		options,
		REPORTS_STORE_NAME,
		'reportsStore',
		'Option `select` of functions that read reports'
	);

/** The state of a request. Call it after the selector. */
export function getRequestFlags(
	reader: ReportsReader,
	kind: ReportKind,
	endpoint: string,
	query: Query
) {
	const isAsking = reader[ `isReport${ kind }Requesting` ]( endpoint, query );
	const hasAsked = reader.hasFinishedResolution( `getReport${ kind }`, [
		endpoint,
		query,
	] );
	return {
		isRequesting: isAsking || ! hasAsked,
		isError: Boolean(
			reader[ `getReport${ kind }Error` ]( endpoint, query )
		),
	};
}
