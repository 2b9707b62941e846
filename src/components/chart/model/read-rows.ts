import { addAmounts } from '@storedeck/money';
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
	dates: readonly WallTime[];
	rows: ReadonlyArray< ChartDataRow | null >;
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

/** Whether all dates can be read, none before the one ahead of it. */
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

/** The rows that have a date, in order of it. */
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
 * Reads the dates, sorts by them and inserts the intervals that are missing,
 * so that the drawing shows a gap there. Rows without a readable date are left
 * out.
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
	const inserted = missingDates( sorted, interval );
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

/** The values of a series, one per row; `NaN` is a gap. */
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
				series.label = plainText( entry.label );
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
