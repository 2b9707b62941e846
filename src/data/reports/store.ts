import { change, defineStore, setError } from '../core';
import { REPORTS_STORE_NAME } from '../constants';
import { answers, items, stats, statsAll } from './resources';
import type { Query } from '@storedeck/api';
import type {
	ResourceResponse,
	Resource,
	RequestError,
	ResourceState,
} from '../core';
import type {
	ReportItemsResponse,
	ReportQuery,
	ReportArgs,
	ReportRow,
	ReportRowOf,
	ReportStats,
	ReportStatsResponse,
	ReportStatsQuery,
	ReportTotalsOf,
} from './types';

/** A selector: the endpoint determines the type of the query, and that of its result. */
type Selector< Suffix extends string, Result > = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportQuery< `${ Endpoint }${ Suffix }` >
) => Result;

type GetItems = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportQuery< Endpoint >
) => ReportItemsResponse< ReportRowOf< Endpoint > >;

type GetStats = < Endpoint extends string >(
	endpoint: Endpoint,
	query?: ReportStatsQuery< Endpoint >
) => ReportStatsResponse< ReportTotalsOf< Endpoint > >;

/** Returned before the first response: always the same object. */
const EMPTY: Partial< ResourceResponse< never > > = Object.freeze( {} );

type Declared< Signature > = ( (
	state: ResourceState,
	...args: never[]
) => unknown ) & { CurriedSignature: Signature };

/** The selectors of a resource: its response, its error, its request, and when it was received, in ms since the epoch. */
type SelectorsOf< Name extends string, Suffix extends string, Get > = {
	[ Key in `get${ Name }` ]: Declared< Get >;
} & {
	[ Key in `get${ Name }Error` ]: Declared<
		Selector< Suffix, RequestError | false >
	>;
} & {
	[ Key in `is${ Name }Requesting` ]: Declared< Selector< Suffix, boolean > >;
} & {
	[ Key in `get${ Name }ReceivedAt` ]: Declared<
		Selector< Suffix, number | undefined >
	>;
};

const createSelectors =
	< Suffix extends string, Get >() =>
	< Name extends string, Data >(
		name: Name,
		resource: Resource< ReportArgs, Data >
	) =>
		( {
			[ `get${ name }` ]: ( state: ResourceState, ...args: ReportArgs ) =>
				resource.getResponse( state, ...args ) ?? EMPTY,
			[ `get${ name }Error` ]: resource.getError,
			[ `is${ name }Requesting` ]: resource.isRequesting,
			[ `get${ name }ReceivedAt` ]: (
				state: ResourceState,
				...args: ReportArgs
			) => resource.getRequest( state, ...args ).receivedAt,
			// The names are computed.
		} ) as unknown as SelectorsOf< Name, Suffix, Get >;

const createStatsSelectors = createSelectors< '/stats', GetStats >();

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

/** The store of report rows and stats, `wc/admin/reports`. */
export const reportsStore = defineStore( {
	name: REPORTS_STORE_NAME,
	resources: [ answers, items, stats, statsAll ],
	selectors: {
		/** All that the screen of a report shows. */
		getReportAnswer: answers.getData,
		...createSelectors< '', GetItems >()( 'ReportItems', items ),
		/** Totals and one page of intervals. */
		...createStatsSelectors( 'ReportStats', stats ),
		/** Totals and the intervals of all pages, or nothing until all are loaded. */
		...createStatsSelectors( 'ReportStatsAll', statsAll ),
	},
	actions: {
		setReportItems: receive< ReportRow[] >( items ),
		setReportItemsError: fail( items ),
		setReportStats: receive< ReportStats >( stats ),
		setReportStatsError: fail( stats ),
	},
} );
