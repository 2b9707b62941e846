import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { reportsStore } from '@storedeck/data';
import type {
	ReportAnswerPart,
	ReportArgs,
	resolveSelect,
} from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import { hasComparedPeriod } from '../common/url-dates';
import type { ComparedRows, QueryResult, Rows, Stats } from './query-result';
import type { ShownAnswer, ShownParts } from './report-filters';
import type { Report } from './types';
import { ROW_PARTS, STATS_PARTS, useAnswerParts } from './use-answer-parts';
import type { AnswerSource } from './use-answer-parts';
import type { ResolvedReport } from './use-report-query';

/** Whose stats are asked for. */
export interface StatsSource
	extends AnswerSource,
		Partial< Pick< Report, 'isTimeless' > > {}

/** The totals of both periods. */
export interface Totals {
	primary: QueryResult< Stats >;
	/** Without a comparison the metrics are missing, not zero. */
	secondary: QueryResult< Stats >;
	/** See `QueryResult`. */
	until?: string;
}

/** Totals and intervals of both periods. */
interface PeriodStats {
	/** An unfinished period is compared with the same part of the other one, which ends at `until`. */
	totals: Totals;
	/** Both whole periods. */
	chart: Pick< Totals, 'primary' | 'secondary' >;
}

/** The totals and the chart of a report. */
function readStats(
	getPart: ReturnType< typeof useAnswerParts >,
	{ query, isTimeless = false }: StatsSource
): PeriodStats {
	const isCompared = hasComparedPeriod( query ) && ! isTimeless;
	const primary = getPart( 'primary' );
	return {
		totals: {
			primary,
			secondary: getPart( 'compared', isCompared ),
			until: primary.until,
		},
		chart: {
			primary: getPart( 'primary', ! isTimeless ),
			secondary: getPart( 'secondary', isCompared ),
		},
	};
}

/** Totals and intervals of a report for both periods. */
export const useStats = ( source: StatsSource, parts = STATS_PARTS ) =>
	readStats( useAnswerParts( source, parts ), source );

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

/** All data that the screen of a report shows. */
export interface ReportData extends PeriodStats {
	items: QueryResult< Rows >;
	compared: QueryResult< ComparedRows >;
}

/** Of a search without results. */
const EMPTY = { rows: { items: [], total: 0 } };

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
	empty: EMPTY,
} );

/** Asks for the rows of a report, and for its totals if the parts have them. */
export function useRows(
	resolved: ResolvedReport,
	parts: readonly ReportAnswerPart[] = [ 'rows' ]
) {
	const getPart = useAnswerParts( getSource( resolved ), parts );
	return { primary: getPart( 'primary' ), items: getPart( 'rows' ) };
}

/** Asks all that the screen of a report shows. */
export function useReport( resolved: ResolvedReport ): ReportData {
	const { report } = resolved;
	const empty = useMemo( () => {
		const keys = [ ...report.charts, ...report.summary ].map(
			( { key } ): [ string, number ] => [ key, 0 ]
		);
		const zeros = { totals: Object.fromEntries( keys ), intervals: [] };
		return {
			...EMPTY,
			primary: zeros,
			compared: zeros,
			secondary: zeros,
		};
	}, [ report ] );
	const source = { ...getSource( resolved ), empty };
	const getPart = useAnswerParts(
		source,
		[ ...STATS_PARTS, ...ROW_PARTS ],
		true
	);
	const items = getPart( 'rows' );
	return {
		...readStats( getPart, source ),
		items,
		compared: getPart( 'compared_rows', items.data?.is_compared ),
	};
}

/** A function that returns the answer to which a result belongs, once it is there. */
export function useReadAnswer() {
	// WordPress' types omit the method.
	const registry = useRegistry() as unknown as {
		resolveSelect: typeof resolveSelect;
	};
	return async ( { call }: QueryResult< unknown > ): Promise< ShownParts > =>
		call
			? registry
					.resolveSelect( reportsStore )
					.getReportAnswer( ...( call[ 1 ] as ReportArgs ) )
			: { ...EMPTY, errors: {} };
}

/** What the screen asks, from which the filters take their number of rows. */
export function useShownAnswer(
	{ items, totals }: ReportData,
	query: Query
): ShownAnswer {
	const read = useReadAnswer();
	return {
		query,
		load: async () => ( {
			primary: ( await read( totals.primary ) ).primary,
			...( await read( items ) ),
		} ),
	};
}
