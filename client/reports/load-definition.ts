import { request } from '@storedeck/api';
import type { ReportDefinition } from '../report/definition';
import { createCache } from './create-cache';

/**
 * Loads the definition of a report. It is requested once.
 *
 * @throws {ApiError} Also for an unknown report.
 */
export const loadDefinition = createCache( ( id ) =>
	request< ReportDefinition >( {
		path: `/storedeck/v1/report-definitions/${ id }`,
	} )
);
