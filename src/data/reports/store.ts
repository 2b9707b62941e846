import { change, createResourceStore, registerStore, setError } from '../core';
import { REPORTS_STORE_NAME } from '../constants';
import { items, stats, statsAll } from './resources';
import type { Query } from '@storedeck/api';
import type { Answer, Resource, RequestError, ResourceState } from '../core';
import type { ReportArgs } from './resources';
import type {
	ReportItemsAnswer,
	ReportRow,
	ReportStats,
	ReportStatsAnswer,
} from './types';

/** The contract's answer for what is not known: always the same object. */
const EMPTY: Partial< Answer< never > > = Object.freeze( {} );

const receive =
	< Data >( resource: Resource< ReportArgs, Data > ) =>
	( endpoint: string, query: Query, answer: Answer< Data > ) =>
		change(
			resource.receive( [ endpoint, query ], answer.data, {
				totalResults: answer.totalResults,
				totalPages: answer.totalPages,
			} )
		);

const fail =
	< Data >( resource: Resource< ReportArgs, Data > ) =>
	( endpoint: string, query: Query, error: RequestError | false ) =>
		setError( resource.name, error, resource.key( endpoint, query ) );

const receivedAt =
	< Data >( resource: Resource< ReportArgs, Data > ) =>
	( state: ResourceState, endpoint: string, query?: Query ) =>
		resource.getRequest( state, endpoint, query ).receivedAt;

/** The store of report tables and stats, `wc/admin/reports`. */
export const reportsStore = createResourceStore( {
	name: REPORTS_STORE_NAME,
	resources: [ items, stats, statsAll ],
	selectors: {
		getReportItems: (
			state: ResourceState,
			endpoint: string,
			query?: Query
		): ReportItemsAnswer =>
			items.getAnswer( state, endpoint, query ) ?? EMPTY,
		getReportItemsError: items.getError,
		isReportItemsRequesting: items.isRequesting,
		/** When the rows came, in ms since the epoch. */
		getReportItemsReceivedAt: receivedAt( items ),

		/** Totals and one page of intervals. */
		getReportStats: (
			state: ResourceState,
			endpoint: string,
			query?: Query
		): ReportStatsAnswer =>
			stats.getAnswer( state, endpoint, query ) ?? EMPTY,
		getReportStatsError: stats.getError,
		isReportStatsRequesting: stats.isRequesting,
		getReportStatsReceivedAt: receivedAt( stats ),

		/** Totals and the intervals of all pages, or nothing until all are there. */
		getReportStatsAll: (
			state: ResourceState,
			endpoint: string,
			query?: Query
		): ReportStatsAnswer =>
			statsAll.getAnswer( state, endpoint, query ) ?? EMPTY,
		getReportStatsAllError: statsAll.getError,
		isReportStatsAllRequesting: statsAll.isRequesting,
		getReportStatsAllReceivedAt: receivedAt( statsAll ),
	},
	actions: {
		setReportItems: receive< ReportRow[] >( items ),
		setReportItemsError: fail( items ),
		setReportStats: receive< ReportStats >( stats ),
		setReportStatsError: fail( stats ),
	},
} );

registerStore( reportsStore );
