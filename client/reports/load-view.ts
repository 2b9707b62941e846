import { request } from '@storedeck/api';
import type { ReportView } from '../report/view';
import { createCache } from './create-cache';

/**
 * Loads the definition of a report. It is requested once.
 *
 * @throws {ApiError} Also for an unknown report.
 */
export const loadView = createCache( ( id ) =>
	request< ReportView >( {
		path: `/storedeck/v1/report-definitions/${ id }`,
	} )
);
