import { plainText } from '../formats/plain-text';
import { parseWallClock, type WallTime } from '../formats/wall-clock';
import type {
	ChartDataRow,
	ChartDataValue,
	ChartInterval,
	ChartMode,
	ChartSeries,
} from '../types';
import { missingDates } from './intervals';

/** Rows in order of time. `null`: an interval that the data leaves out. */
export interface ReadRows {
	dates: WallTime[];
	rows: Array< ChartDataRow | null >;
}

/** The entry of a series in a row. */
export function getEntry(
	row: ChartDataRow | null | undefined,
	key: string
): ChartDataValue | null {
	const entry = row?.[ key ];
	return typeof entry === 'object' ? entry : null;
}

/** A number, or `null` for whatever cannot be drawn: a gap. */
export function toValue( value: ChartDataValue[ 'value' ] ): number | null {
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: null;
}

/**
 * Reads the dates, sorts by them and inserts the intervals that are missing,
 * so that the drawing shows a gap there. Rows without a readable date are left
 * out.
 */
export function readRows(
	data: readonly ChartDataRow[],
	{ dateParser, interval }: { dateParser?: string; interval: ChartInterval }
): ReadRows {
	const dated = data.flatMap( ( row ) => {
		const time = parseWallClock( row.date, dateParser );
		return time === null ? [] : [ { time, row } ];
	} );
	const isSorted = dated.every( ( { time }, index ) => {
		const before = dated[ index - 1 ];
		return ! before || before.time <= time;
	} );
	const sorted = isSorted
		? dated
		: [ ...dated ].sort( ( a, b ) => a.time - b.time );
	const inserted = missingDates(
		sorted.map( ( { time } ) => time ),
		interval
	);
	const dates: WallTime[] = [];
	const rows: ReadRows[ 'rows' ] = [];
	sorted.forEach( ( { time, row }, index ) => {
		for ( const missing of inserted.get( index ) ?? [] ) {
			dates.push( missing );
			rows.push( null );
		}
		dates.push( time );
		rows.push( row );
	} );
	return { dates, rows };
}

/** The values of a series, one per row. */
export function getValues(
	rows: ReadRows[ 'rows' ],
	key: string
): Array< number | null > {
	return rows.map( ( row ) => toValue( getEntry( row, key )?.value ) );
}

/**
 * The series of the rows. Time comparison: in order of first appearance. Item
 * comparison: the largest total first, without those that have nothing and
 * were not chosen by id.
 *
 * @param data
 * @param mode
 * @param chosenKeys Keys that are kept in any case.
 */
export function listSeries(
	data: readonly ChartDataRow[],
	mode: ChartMode,
	chosenKeys: readonly string[] = []
): ChartSeries[] {
	const found = new Map< string, ChartSeries >();
	for ( const row of data ) {
		for ( const key of Object.keys( row ) ) {
			const entry = getEntry( row, key );
			if ( key === 'date' || ! entry ) {
				continue;
			}
			let series = found.get( key );
			if ( ! series ) {
				series = { key, label: '', total: 0 };
				found.set( key, series );
			}
			series.total += toValue( entry.value ) ?? 0;
			if ( ! series.label && entry.label ) {
				series.label = plainText( entry.label );
			}
		}
	}
	const all = [ ...found.values() ].map( ( series ) => ( {
		...series,
		label: series.label || series.key,
	} ) );
	if ( mode !== 'item-comparison' ) {
		return all;
	}
	const chosen = new Set( chosenKeys );
	return all
		.filter( ( { key, total } ) => total > 0 || chosen.has( key ) )
		.sort( ( a, b ) => b.total - a.total );
}

/** Whether there is nothing to see: every value is the base value. */
export function isEveryValueBase(
	data: readonly ChartDataRow[],
	baseValue: number
): boolean {
	return data.every( ( row ) =>
		Object.keys( row ).every( ( key ) => {
			const value = toValue( getEntry( row, key )?.value );
			return value === null || value === baseValue;
		} )
	);
}
