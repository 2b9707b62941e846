import { getDateFormatsForInterval } from '@storedeck/date';
import type { Interval } from '@storedeck/date';
import { __ } from '@wordpress/i18n';
import { formatSiteDate } from '../../common/store-format';
import type { Answer, AnswerRow, MetricValues } from '../../report/answer';
import { getRowsAtOnce } from '../../report/question';

/** A row of the table: of dimensions, of an interval or of the whole period. */
export interface TableRow {
	/** Undefined for intervals. */
	row?: AnswerRow;
	names: readonly string[];
	/** One for each period. */
	metrics: readonly ( MetricValues | undefined )[];
}

/** All rows of an answer. */
export function listRows( answer: Answer ): TableRow[] {
	const { dimensions, rows, intervals, question, periods, totals } = answer;
	if ( dimensions.length > 0 ) {
		return rows.map( ( row ) => ( {
			row,
			names: row.values.map( ( { label } ) => label ),
			metrics: row.metrics,
		} ) );
	}
	if ( ! question.interval ) {
		return [
			{ names: [ __( 'Whole period', 'storedeck' ) ], metrics: totals },
		];
	}
	const first = intervals[ 0 ] ?? [];
	const { screenReaderFormat } = getDateFormatsForInterval(
		question.interval as Interval,
		first.length,
		{ type: 'php' }
	);
	return first.map( ( { date_start: start }, index ) => ( {
		names: [ formatSiteDate( start, screenReaderFormat ) ],
		metrics: periods.map(
			( _, period ) => intervals[ period ]?.[ index ]?.metrics
		),
	} ) );
}

/** The rows of a page of the table. An answer with all rows is cut here, other ones by the server. */
export function getRows( answer: Answer, page: number, perPage: number ) {
	const rows = listRows( answer );
	const isSplit = answer.dimensions.length > 0;
	const totalRows = isSplit ? answer.total_rows : rows.length;
	if ( rows.length <= perPage ) {
		return { rows, totalRows };
	}
	const before = ( page - 1 ) * perPage;
	// The server has the pages before the one with these rows.
	const start = isSplit ? before % getRowsAtOnce( perPage ) : before;
	return { rows: rows.slice( start, start + perPage ), totalRows };
}
