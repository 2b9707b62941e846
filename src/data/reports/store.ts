import {
	change,
	createResourceStore,
	registerStore,
	setError,
	withSignature,
} from '../core';
import { REPORTS_STORE_NAME } from '../constants';
import { answers, items, stats, statsAll } from './resources';
import type { Query } from '@storedeck/api';
import type {
	ResourceResponse,
	Resource,
	RequestError,
	ResourceState,
} from '../core';
import type { ReportArgs } from './resources';
import type {
	ReportItemsResponse,
	ReportQuery,
	ReportRow,
	ReportRowOf,
	ReportStats,
	ReportStatsResponse,
	ReportStatsQuery,
	ReportTotalsOf,
} from './types';

/** Selectors for rows: the endpoint determines the type of the query. */
type ItemsSelector< Result > = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportQuery< Endpoint >
) => Result;

/** Selectors for stats. */
type StatsSelector< Result > = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportStatsQuery< Endpoint >
) => Result;

type GetItems = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportQuery< Endpoint >
) => ReportItemsResponse< ReportRowOf< Endpoint > >;

type GetStats = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportStatsQuery< Endpoint >
) => ReportStatsResponse< ReportTotalsOf< Endpoint > >;

const asStats = withSignature< GetStats >();
const asStatsError = withSignature< StatsSelector< RequestError | false > >();
const asStatsFlag = withSignature< StatsSelector< boolean > >();
const asStatsTime = withSignature< StatsSelector< number | undefined > >();

/** Returned before the first response: always the same object. */
const EMPTY: Partial< ResourceResponse< never > > = Object.freeze( {} );

const receive =
	< Data >( resource: Resource< ReportArgs, Data > ) =>
	( endpoint: string, query: Query, response: ResourceResponse< Data > ) =>
		change(
			resource.receive( [ endpoint, query ], response.data, {
				totalResults: response.totalResults,
				totalPages: response.totalPages,
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

/** The store of report rows and stats, `wc/admin/reports`. */
export const reportsStore = createResourceStore( {
	name: REPORTS_STORE_NAME,
	resources: [ answers, items, stats, statsAll ],
	selectors: {
		/** All that the screen of a report shows. */
		getReportAnswer: answers.getData,

		getReportItems: withSignature< GetItems >()(
			(
				state: ResourceState,
				endpoint: string,
				query?: Query
			): ReportItemsResponse =>
				items.getResponse( state, endpoint, query ) ?? EMPTY
		),
		getReportItemsError: withSignature<
			ItemsSelector< RequestError | false >
		>()( items.getError ),
		isReportItemsRequesting: withSignature< ItemsSelector< boolean > >()(
			items.isRequesting
		),
		/** When the rows were received, in ms since the epoch. */
		getReportItemsReceivedAt: withSignature<
			ItemsSelector< number | undefined >
		>()( receivedAt( items ) ),

		/** Totals and one page of intervals. */
		getReportStats: asStats(
			(
				state: ResourceState,
				endpoint: string,
				query?: Query
			): ReportStatsResponse =>
				stats.getResponse( state, endpoint, query ) ?? EMPTY
		),
		getReportStatsError: asStatsError( stats.getError ),
		isReportStatsRequesting: asStatsFlag( stats.isRequesting ),
		getReportStatsReceivedAt: asStatsTime( receivedAt( stats ) ),

		/**
		 * Totals and the intervals of all pages, or nothing until all are
		 * loaded.
		 */
		getReportStatsAll: asStats(
			(
				state: ResourceState,
				endpoint: string,
				query?: Query
			): ReportStatsResponse =>
				statsAll.getResponse( state, endpoint, query ) ?? EMPTY
		),
		getReportStatsAllError: asStatsError( statsAll.getError ),
		isReportStatsAllRequesting: asStatsFlag( statsAll.isRequesting ),
		getReportStatsAllReceivedAt: asStatsTime( receivedAt( statsAll ) ),
	},
	actions: {
		setReportItems: receive< ReportRow[] >( items ),
		setReportItemsError: fail( items ),
		setReportStats: receive< ReportStats >( stats ),
		setReportStatsError: fail( stats ),
	},
} );

registerStore( reportsStore );
