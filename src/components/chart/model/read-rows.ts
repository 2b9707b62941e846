import { addAmounts } from '@storedeck/money';
import { toPlainText } from '../formats/plain-text';
import { parseWallClock, type WallTime } from '../formats/wall-clock';
import type {
	ChartDataRow,
	ChartDataValue,
	ChartInterval,
	ChartMode,
	ChartSeries,
} from '../types';
import { getMissingDates } from './intervals';

/** Rows in chronological order; null for missing intervals. */
export interface ReadRows {
	dates: readonly WallTime[];
	rows: ReadonlyArray< ChartDataRow | null >;
}

/** Returns the entry of a series in a row. */
export function getEntry(
	row: ChartDataRow | null | undefined,
	key: string
): ChartDataValue | null {
	const entry = row?.[ key ];
	return typeof entry === 'object' ? entry : null;
}

/** Returns a number, or null for values that cannot be drawn. */
export function toValue( value: ChartDataValue[ 'value' ] ): number | null {
	if ( typeof value === 'number' ) {
		return Number.isFinite( value ) ? value : null;
	}
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: null;
}

/** Whether all dates are valid and in order. */
function isAscending(
	times: ReadonlyArray< WallTime | null >
): times is readonly WallTime[] {
	let before = -Infinity;
	for ( const time of times ) {
		if ( time === null || time < before ) {
			return false;
		}
		before = time;
	}
	return true;
}

/** Returns the rows with valid dates in chronological order. */
function sortRows(
	data: readonly ChartDataRow[],
	times: ReadonlyArray< WallTime | null >
): { dates: WallTime[]; rows: ChartDataRow[] } {
	const dated = data.flatMap( ( row, index ) => {
		const time = times[ index ] ?? null;
		return time === null ? [] : [ { time, row } ];
	} );
	dated.sort( ( a, b ) => a.time - b.time );
	return {
		dates: dated.map( ( { time } ) => time ),
		rows: dated.map( ( { row } ) => row ),
	};
}

/**
 * Parses and sorts the dates and inserts missing intervals as gaps. Rows with
 * invalid dates are skipped.
 */
export function readRows(
	data: readonly ChartDataRow[],
	{ dateParser, interval }: { dateParser?: string; interval: ChartInterval }
): ReadRows {
	const times = data.map( ( { date } ) =>
		parseWallClock( date, dateParser )
	);
	const ordered: ReadRows = isAscending( times )
		? { dates: times, rows: data }
		: sortRows( data, times );
	const { dates: sorted, rows: inOrder } = ordered;
	const inserted = getMissingDates( sorted, interval );
	if ( inserted.size === 0 ) {
		return ordered;
	}
	const dates: WallTime[] = [];
	const rows: Array< ChartDataRow | null > = [];
	sorted.forEach( ( time, index ) => {
		for ( const missing of inserted.get( index ) ?? [] ) {
			dates.push( missing );
			rows.push( null );
		}
		dates.push( time );
		rows.push( inOrder[ index ] ?? null );
	} );
	return { dates, rows };
}

/** Returns the values of a series, one per row; gaps are `NaN`. */
export function getValues(
	rows: ReadRows[ 'rows' ],
	key: string
): Float64Array {
	const values = new Float64Array( rows.length );
	for ( let index = 0; index < rows.length; index++ ) {
		const entry = rows[ index ]?.[ key ];
		const value =
			typeof entry === 'object' && entry ? entry.value : undefined;
		values[ index ] =
			typeof value === 'number' && Number.isFinite( value )
				? value
				: toValue( value ) ?? NaN;
	}
	return values;
}

/**
 * Returns the series of the rows: in order of appearance for time comparisons;
 * by descending total for item comparisons, without empty series unless they
 * are selected.
 *
 * @param data         Rows of the chart.
 * @param mode         Mode of the chart.
 * @param selectedKeys Keys of series to keep.
 */
export function listSeries(
	data: readonly ChartDataRow[],
	mode: ChartMode,
	selectedKeys: readonly string[] = []
): ChartSeries[] {
	const found = new Map< string, { label: string; values: number[] } >();
	for ( const row of data ) {
		for ( const key in row ) {
			const entry = key === 'date' ? null : getEntry( row, key );
			if ( ! entry ) {
				continue;
			}
			let series = found.get( key );
			if ( ! series ) {
				series = { label: '', values: [] };
				found.set( key, series );
			}
			series.values.push( toValue( entry.value ) ?? 0 );
			if ( ! series.label && entry.label ) {
				series.label = toPlainText( entry.label );
			}
		}
	}
	const all = [ ...found ].map( ( [ key, { label, values } ] ) => ( {
		key,
		label: label || key,
		total: addAmounts( values ),
	} ) );
	if ( mode !== 'item-comparison' ) {
		return all;
	}
	const selected = new Set( selectedKeys );
	return all
		.filter( ( { key, total } ) => total > 0 || selected.has( key ) )
		.sort( ( a, b ) => b.total - a.total );
}

/** Whether all values equal the base value. */
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
