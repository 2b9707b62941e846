import type { Query } from '@storedeck/api';
import { getReportStatsQuery, getReportTableQuery } from '@storedeck/data';
import type {
	Indicator,
	ReportAnswer,
	ReportAnswerPart,
	ReportInterval,
	ReportRow,
	ReportSegment,
} from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import {
	getComparisonEnd,
	getCurrentDates,
	hasComparison,
} from '@storedeck/date';
import { getSetting } from '@storedeck/settings';
import { addQueryArgs } from '@wordpress/url';
import { getMetricKey, getOrderBy, isNumeric } from '../report/columns';
import { findDimensions } from '../report/dimensions';
import { readText } from '../report/read-field';
import { OVERVIEW } from '../report/use-indicators';
import { ROW_PARTS, STATS_PARTS } from '../report/use-answer-parts';
import { getDefinition, getReport } from '../reports/test/definitions';
import type { SectionPreference } from '../screens/overview/types';

const INDICATORS = 'reports/performance-indicators';

const NOT_FILTERS = [
	...[ 'period', 'compare', 'after', 'before', 'compare_after' ],
	...[ 'compare_before', 'interval', 'segmentby', 'orderby', 'order' ],
	...[ 'paged', 'per_page', 'parts', 'stats', 'change_of', 'change_by' ],
];

interface ChangeRow {
	id: string | number;
	label: string;
	metrics: Record< string, number >[];
}

interface StatsBody {
	totals: { segments?: ReportSegment[] };
	intervals: ReportInterval[];
}

/** The body of an error response. */
class PartError {
	constructor(
		readonly body: { code: string; message: string },
		readonly status: number
	) {}
}

type Parts = Partial< Record< ReportAnswerPart, () => Promise< unknown > > >;

/** The ends of the secondary period and of its compared part. */
function getPeriods( query: Record< string, string > ) {
	const range = getSetting( 'defaultDateRange' );
	const { before } = getCurrentDates( query, range ).secondary;
	const until = getComparisonEnd( query, range );
	const toEnd = ( date: typeof before ) => ( {
		before: date.clone().locale( 'en' ).format( 'YYYY-MM-DDTHH:mm:ss' ),
	} );
	const end = before.clone().endOf( 'day' );
	return hasComparison( query, range )
		? { secondary: toEnd( end ), compared: toEnd( until ?? end ) }
		: {};
}

/** The parts that a question asks for, and the errors of those that fail. */
async function collect(
	query: Record< string, string >,
	parts: Parts,
	shown: readonly ReportAnswerPart[]
): Promise< unknown > {
	const names = ( query.parts?.split( ',' ) ?? shown ) as ReportAnswerPart[];
	const answers: Partial< Record< ReportAnswerPart, unknown > > = {};
	const errors: ReportAnswer[ 'errors' ] = {};
	const failures: PartError[] = [];
	await Promise.all(
		names.map( async ( name ) => {
			try {
				answers[ name ] = await parts[ name ]?.();
			} catch ( error ) {
				if ( ! ( error instanceof PartError ) ) {
					throw error;
				}
				failures.push( error );
				errors[ name ] = {
					...error.body,
					data: { status: error.status },
				};
			}
		} )
	);
	const [ failure ] = failures;
	return failure && Object.values( answers ).every( ( one ) => one === null )
		? createResponse( failure.body, { status: failure.status } )
		: {
				segmentby: query.segmentby ?? null,
				periods: getPeriods( query ),
				errors,
				...answers,
		  };
}

/** Requests each route once, with filters. */
function createAsk( filters: Query, signal?: AbortSignal ) {
	const responses = new Map< string, Promise< [ unknown, number ] > >();
	return async < Body >( route: string, params: Query ) => {
		const url = addQueryArgs( `/wp-json/wc-analytics/${ route }`, {
			...params,
			...filters,
		} );
		const load = async (): Promise< [ unknown, number ] > => {
			const response = await window.fetch( url, { signal } );
			const body = await response.json();
			if ( response.status >= 400 ) {
				throw new PartError( body, response.status );
			}
			return [ body, Number( response.headers.get( 'X-WP-Total' ) ) ];
		};
		const response = responses.get( url ) ?? load();
		responses.set( url, response );
		return ( await response ) as [ Body, number ];
	};
}

/** Whether the server compares the rows of a report, and by which dimension. */
function getRowComparison(
	id: string,
	query: Record< string, string >,
	stats: string
) {
	const { table, isTimeless } = getDefinition( id );
	const dimension =
		table.rows === 'items'
			? findDimensions( stats ).find(
					( { rows } ) => rows?.field === table.key
			  )
			: undefined;
	return {
		isCompared:
			! isTimeless &&
			hasComparison( query, getSetting( 'defaultDateRange' ) ) &&
			( table.rows === 'intervals' || dimension !== undefined ),
		segmentby: dimension?.segmentby,
		key: table.key,
	};
}

/** The part of an answer that says what the server resolved the URL to, see Report_Question. */
function resolveRows(
	id: string,
	query: Record< string, string >,
	stats: string
) {
	const report = getReport( id );
	const { query: tableQuery, columns: defined } = getDefinition( id ).table;
	const sortable = report.columns.filter( getOrderBy );
	const named = query.orderby?.replace( /_change$/, '' );
	const asked = sortable.find( ( column ) => getOrderBy( column ) === named );
	const column =
		asked ?? sortable.find( ( { isDefaultSort } ) => isDefaultSort );
	const page = Number( query.paged ?? 1 );
	const perPage = Number( query.per_page ?? report.perPage );
	const { isCompared } = getRowComparison( id, query, stats );
	const params = getReportTableQuery( {
		endpoint: id,
		isTimeless: report.isTimeless,
		query: {
			...query,
			orderby: column && getOrderBy( column ),
			order: ( asked && query.order ) ?? column?.defaultOrder,
			paged: page,
			per_page: perPage,
		},
		defaultDateRange: getSetting( 'defaultDateRange' ),
		tableQuery: {
			...tableQuery,
			...( defined.some( ( { isComputed } ) => isComputed ) && {
				column_values: true,
			} ),
		},
	} );
	return {
		query: { ...params, page, per_page: perPage },
		orderby: asked ? query.orderby : params.orderby,
		is_compared: isCompared,
		change_columns: isCompared
			? sortable
					.filter(
						( one ) =>
							isNumeric( one.type ) &&
							report.charts.some(
								( { key } ) => key === getMetricKey( one )
							)
					)
					.map( getOrderBy )
			: [],
	};
}

/**
 * The server's answer to the question of a report: it asks its own routes of
 * reports, whose responses a test gives as it does for other requests.
 */
async function answer(
	{ path, query: asked }: Call,
	signal?: AbortSignal
): Promise< unknown > {
	const query = asked as Record< string, string >;
	const id = path.split( '/' ).at( -1 ) ?? '';
	const report = getReport( id );
	const stats = query.stats ?? report.statsEndpoint ?? report.endpoint;
	const filters = Object.fromEntries(
		Object.entries( asked ).filter(
			( [ name ] ) => ! NOT_FILTERS.includes( name )
		)
	);
	const range = getSetting( 'defaultDateRange' );
	const until = getComparisonEnd( query, range );
	const ask = createAsk( filters as Query, signal );
	const askStats = (
		dataType: 'primary' | 'secondary',
		more: Query = {},
		isCut = false
	) =>
		ask< StatsBody >( `reports/${ stats }/stats`, {
			...getReportStatsQuery( {
				endpoint: stats,
				isTimeless: report.isTimeless,
				query,
				dataType,
				defaultDateRange: range,
				until: isCut ? until : undefined,
			} ),
			...more,
		} ).then( ( [ body ] ) => body );
	const isCompared = ! report.isTimeless && hasComparison( query, range );
	const resolved = resolveRows( id, query, stats );
	const askRows = async () => {
		const hasIntervals = report.rows === 'intervals';
		const route = `reports/${ report.endpoint }${
			hasIntervals ? '/stats' : ''
		}`;
		const [ body, total ] = await ask< StatsBody & ReportRow[] >(
			route,
			resolved.query
		);
		return {
			items: hasIntervals ? body.intervals : body,
			total,
			...resolved,
		};
	};

	const parts: Parts = {
		primary: () => askStats( 'primary' ),
		compared: async () =>
			isCompared
				? { totals: ( await askStats( 'secondary', {}, true ) ).totals }
				: null,
		secondary: async () => ( isCompared ? askStats( 'secondary' ) : null ),
		// All values are rows.
		changes: () =>
			Promise.all(
				(
					query.change_by?.split( ',' ) ??
					findDimensions( stats ).map(
						( { segmentby } ) => segmentby
					)
				).map( async ( by ) => {
					const more = { segmentby: by, fields: [ query.change_of ] };
					const periods = await Promise.all( [
						askStats( 'primary', more ),
						askStats( 'secondary', more, true ),
					] );
					const rows = new Map< string | number, ChangeRow >();
					periods.forEach(
						( { totals: { segments = [] } }, period ) => {
							for ( const segment of segments ) {
								const row = rows.get( segment.segment_id ) ?? {
									id: segment.segment_id,
									label: segment.segment_label,
									metrics: [ {}, {} ],
								};
								row.metrics[ period ] = segment.subtotals;
								rows.set( row.id, row );
							}
						}
					);
					return {
						by,
						weight: String( query.change_of ).startsWith( 'avg_' )
							? 'orders_count'
							: null,
						rows: [ ...rows.values() ],
						others: null,
					};
				} )
			).then( ( all ) => all.filter( ( { rows } ) => rows.length > 0 ) ),
		rows: askRows,
		compared_rows: async () => {
			const {
				isCompared: canCompare,
				segmentby,
				key,
			} = getRowComparison( id, query, stats );
			if ( ! canCompare ) {
				return null;
			}
			const { items } = await askRows();
			if ( ! segmentby ) {
				const days = { interval: 'day' };
				const { intervals } = await askStats( 'secondary', days, true );
				return items.map(
					( _, place ) => intervals[ place ]?.subtotals ?? null
				);
			}
			const { segments = [] } = (
				await askStats(
					'secondary',
					{
						segmentby,
						interval: 'year',
						per_page: 1,
					},
					true
				)
			).totals;
			const zeros = Object.fromEntries(
				Object.keys( segments[ 0 ]?.subtotals ?? {} ).map(
					( metric ) => [ metric, 0 ]
				)
			);
			return items.map(
				( item ) =>
					segments.find(
						( { segment_id: segment } ) =>
							String( segment ) === readText( item, key )
					)?.subtotals ?? zeros
			);
		},
	};

	return collect( query, parts, [ ...STATS_PARTS, ...ROW_PARTS ] );
}

/** The server's answer to the question of the Overview. */
function answerOverview( { query: asked }: Call, signal?: AbortSignal ) {
	const query = asked as Record< string, string >;
	const range = getSetting( 'defaultDateRange' );
	const ask = createAsk( {}, signal );
	const askRange = async < Body >(
		route: string,
		dataType: 'primary' | 'secondary',
		more: Query
	) =>
		(
			await ask< Body >( route, {
				...getReportStatsQuery( {
					endpoint: OVERVIEW,
					query,
					dataType,
					defaultDateRange: range,
					until:
						dataType === 'secondary'
							? getComparisonEnd( query, range )
							: undefined,
				} ),
				...more,
			} )
		)[ 0 ];
	const askAllowed = async () =>
		(
			await ask< Omit< Indicator, 'report' >[] >(
				`${ INDICATORS }/allowed`,
				{}
			)
		)[ 0 ];
	const { preferences } = getSetting( 'currentUser' );
	const hidden: readonly string[] =
		( preferences.dashboard_sections as SectionPreference[] )?.find(
			( { key } ) => key === 'store-performance'
		)?.hiddenBlocks ?? getSetting( 'dashboard' ).hiddenIndicators;
	const askValues = async ( dataType: 'primary' | 'secondary' ) => {
		const all = ( await askAllowed() ).map( ( { stat } ) => stat );
		const stats = query.indicators
			? all.filter(
					( stat ) => query.indicators?.split( ',' ).includes( stat )
			  )
			: all.filter( ( stat ) => ! hidden.includes( stat ) );
		return stats.length > 0
			? askRange< ( Indicator & { value: number } )[] >(
					INDICATORS,
					dataType,
					{ stats: stats.join( ',' ) }
			  )
			: [];
	};
	const toTotals = ( values: { stat: string; value: number | null }[] ) =>
		Object.fromEntries(
			values
				.filter( ( { value } ) => value !== null )
				.map( ( { stat, value } ) => [ stat, value ] )
		);
	return collect(
		query,
		{
			indicators: async () => {
				const values = await askValues( 'primary' );
				return {
					items: ( await askAllowed() ).map( ( item ) => ( {
						report: '/analytics/orders',
						...item,
						format: values.find(
							( { stat } ) => stat === item.stat
						)?.format,
					} ) ),
					totals: toTotals( values ),
				};
			},
			compared_indicators: async () =>
				hasComparison( query, range )
					? { totals: toTotals( await askValues( 'secondary' ) ) }
					: null,
			leaderboards: () =>
				askRange( 'leaderboards', 'primary', { per_page: 20 } ),
		},
		[ 'indicators', 'compared_indicators', 'leaderboards' ]
	);
}

/** The server's answers to several questions. */
const answerAll = ( { query }: Call, signal?: AbortSignal ) =>
	Promise.all(
		[ query.questions ].flat().map( async ( question ) => {
			const response = await window.fetch( `/wp-json${ question }`, {
				signal,
			} );
			return response.status < 400 ? response.json() : null;
		} )
	);

/** The responses of a server that answers the questions of reports. */
export const ANSWERS = {
	'GET /storedeck/v1/answers/batch': answerAll,
	'GET /storedeck/v1/answers/overview': answerOverview,
	'GET /storedeck/v1/answers/*': answer,
};
