import { useMemo } from '@wordpress/element';
import type { Query as RequestQuery } from '@storedeck/api';
import { getFilterQuery } from '@storedeck/data';
import type { ReportAnswer, ReportAnswerPart } from '@storedeck/data';
import { hasComparison } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Moment } from 'moment';
import { canCompare, useComparedRows } from './compared-rows';
import type { ComparedRows } from './compared-rows';
import { getComparedUntil } from './compared-until';
import type { Report } from './report';
import type { Rows, Stats } from './queries';
import type { QueryResult, QueryState } from './query-result';
import type { FilterSet } from './table-query';
import {
	ROW_PARAMS,
	ROW_PARTS,
	STATS_PARTS,
	useAnswerParts,
} from './use-answer-parts';
import type { Question } from './use-answer-parts';
import type { ResolvedReport } from './use-report-query';

/** The parameters of a URL that the server resolves, besides those of filters. */
const PARAMS = [
	'period',
	'compare',
	'after',
	'before',
	'compare_after',
	'compare_before',
	'interval',
	'segmentby',
];

/** Whose stats are asked for. */
export interface StatsSource
	extends Partial< FilterSet >,
		Pick< Report, 'endpoint' >,
		Partial< Pick< Report, 'statsEndpoint' | 'limitBy' | 'isTimeless' > > {
	query: Query;
	/** More parameters, for example `totals_only`. */
	more?: RequestQuery;
	/** `ready` by default. */
	state?: QueryState;
	/** The data if nothing is requested. */
	emptyData?: Stats;
}

/** The totals of both periods. */
export interface Totals {
	primary: QueryResult< Stats >;
	secondary: QueryResult< Stats >;
	/** The end of the compared part, unless the whole period is compared. */
	until?: Moment;
}

/** Totals and intervals of both periods. */
export interface PeriodStats {
	/** An unfinished period is compared with the same part of the other one, which ends at `until`. */
	totals: Totals;
	/** Both whole periods. */
	chart: Pick< Totals, 'primary' | 'secondary' >;
}

/** What is asked for a URL, in the names of the routes. */
export function getQuestion(
	{
		endpoint,
		statsEndpoint,
		query,
		limitBy,
		more,
		...filterSet
	}: StatsSource,
	parts: readonly ReportAnswerPart[],
	isWhole = false
): Question {
	const names = parts.includes( 'rows' )
		? [ ...PARAMS, ...ROW_PARAMS ]
		: PARAMS;
	return {
		report: endpoint,
		parts,
		isWhole,
		query: {
			...Object.fromEntries(
				names.flatMap( ( name ) => {
					const value = query[ name ];
					return typeof value === 'string' && value
						? [ [ name, value ] ]
						: [];
				} )
			),
			...( statsEndpoint && { stats: statsEndpoint } ),
			...more,
			...getFilterQuery( { ...filterSet, endpoint, query, limitBy } ),
		},
	};
}

/** A result for which nothing is requested. */
const toEmpty = < T >(
	result: QueryResult< T >,
	data: T | undefined
): QueryResult< T > => ( {
	...result,
	data,
	error: undefined,
	isRequesting: false,
	isPreviousData: false,
	isEnabled: false,
	readAt: undefined,
} );

/** The totals and the chart of a report. */
function readStats(
	getPart: ReturnType< typeof useAnswerParts >,
	{ query, isTimeless, state, emptyData }: StatsSource
): PeriodStats {
	const isCompared = hasComparison( query, getSetting( 'defaultDateRange' ) );
	const read = (
		part: 'primary' | 'compared' | 'secondary',
		isShown: boolean
	) => {
		const result = getPart( part );
		if ( part !== 'primary' && ! isCompared ) {
			// Without a comparison the metrics are missing, not zero.
			return toEmpty( result, undefined );
		}
		return state === 'empty' || ! isShown
			? toEmpty( result, emptyData )
			: result;
	};
	const primary = read( 'primary', true );
	return {
		totals: {
			primary,
			secondary: read( 'compared', ! isTimeless ),
			until: getComparedUntil( query, primary ),
		},
		chart: {
			primary: read( 'primary', ! isTimeless ),
			secondary: read( 'secondary', ! isTimeless ),
		},
	};
}

/** Totals and intervals of a report for both periods. */
export function useStats(
	source: StatsSource,
	parts = STATS_PARTS
): PeriodStats {
	const getPart = useAnswerParts(
		getQuestion( source, parts ),
		source.state ?? 'ready'
	);
	return readStats( getPart, source );
}

/** The totals of both periods by all values of a dimension. */
export const useSegments = (
	source: StatsSource,
	segmentby: string,
	metric: string
) =>
	useStats(
		{
			...source,
			query: { ...source.query, segmentby },
			more: { totals_only: true, fields: [ metric ] },
		},
		[ 'primary', 'compared' ]
	).totals;

const getEmptyStats = ( report: Report ): Stats => ( {
	totals: Object.fromEntries(
		[ ...report.charts(), ...report.summary() ].map( ( { key } ) => [
			key,
			0,
		] )
	),
	intervals: [],
} );

const NO_ROWS: Rows = { rows: [], totalRows: 0 };

/** The rows of the table. */
function useRowsOf(
	{ data, ...result }: QueryResult< NonNullable< ReportAnswer[ 'rows' ] > >,
	state: QueryState
): QueryResult< Rows > {
	const rows = useMemo(
		() =>
			data && {
				rows: data.items,
				totalRows: data.total,
				omitted: data.omitted,
			},
		[ data ]
	);
	return state === 'empty'
		? toEmpty( { ...result, data: rows }, NO_ROWS )
		: { ...result, data: rows };
}

/** All data that the screen of a report shows. */
export interface ReportData extends PeriodStats {
	items: QueryResult< Rows >;
	compared: ComparedRows;
}

/** What a resolved report asks. */
export const getSource = ( {
	report: { endpoint, statsEndpoint, limitBy, isTimeless },
	filterSet,
	query,
	state,
}: ResolvedReport ): StatsSource => ( {
	endpoint,
	statsEndpoint,
	limitBy,
	isTimeless,
	...filterSet,
	query,
	state,
} );

/** Asks for the rows of a report, and for its totals if the parts have them. */
export function useRows(
	resolved: ResolvedReport,
	parts: readonly ReportAnswerPart[] = [ 'rows' ]
) {
	const getPart = useAnswerParts(
		getQuestion( getSource( resolved ), parts ),
		resolved.state
	);
	return {
		primary: getPart( 'primary' ),
		items: useRowsOf( getPart( 'rows' ), resolved.state ),
	};
}

/** Asks all that the screen of a report shows. */
export function useReport( resolved: ResolvedReport ): ReportData {
	const { report, query, state } = resolved;
	const emptyData = useMemo( () => getEmptyStats( report ), [ report ] );
	const source = { ...getSource( resolved ), emptyData };
	const getPart = useAnswerParts(
		getQuestion( source, [ ...STATS_PARTS, ...ROW_PARTS ], true ),
		state
	);
	const items = useRowsOf( getPart( 'rows' ), state );
	const compared = getPart( 'compared_rows' );
	return {
		...readStats( getPart, source ),
		items,
		compared: useComparedRows(
			items.data,
			canCompare( report, query ) && state !== 'empty'
				? compared
				: toEmpty( compared, undefined )
		),
	};
}
