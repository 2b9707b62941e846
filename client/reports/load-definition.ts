import { request } from '@storedeck/api';
import { requireObject } from '@storedeck/data/core';
import type { ReportDefinition } from '../report/definition';
import { createCache } from './create-cache';

/**
 * Loads the definition of a report. It is requested once.
 *
 * @throws {Error} Also for an unknown report, and for an empty response.
 */
export const loadDefinition = createCache( ( id ) =>
	request< ReportDefinition >( {
		path: `/storedeck/v1/report-definitions/${ id }`,
	} ).then( requireObject )
);
