import {
	change,
	createResourceStore,
	registerStore,
	setError,
	withSignature,
} from '../core';
import { REPORTS_STORE_NAME } from '../constants';
import { items, stats, statsAll } from './resources';
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

/** How the asking for rows stands: the endpoint decides on what can be asked. */
type OfItems< Result > = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportQuery< Endpoint >
) => Result;

/** The same for stats. */
type OfStats< Result > = < Endpoint extends string >(
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
const asStatsError = withSignature< OfStats< RequestError | false > >();
const asStatsFlag = withSignature< OfStats< boolean > >();
const asStatsTime = withSignature< OfStats< number | undefined > >();

/** The contract's response for what is not known: always the same object. */
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

/** The store of report tables and stats, `wc/admin/reports`. */
export const reportsStore = createResourceStore( {
	name: REPORTS_STORE_NAME,
	resources: [ items, stats, statsAll ],
	selectors: {
		getReportItems: withSignature< GetItems >()(
			(
				state: ResourceState,
				endpoint: string,
				query?: Query
			): ReportItemsResponse =>
				items.getResponse( state, endpoint, query ) ?? EMPTY
		),
		getReportItemsError: withSignature< OfItems< RequestError | false > >()(
			items.getError
		),
		isReportItemsRequesting: withSignature< OfItems< boolean > >()(
			items.isRequesting
		),
		/** When the rows came, in ms since the epoch. */
		getReportItemsReceivedAt: withSignature<
			OfItems< number | undefined >
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

		/** Totals and the intervals of all pages, or nothing until all are there. */
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
