import type {
	CategoryData,
	Category,
} from '@storedeck/components/chart/category';
import type { ChartDataRow } from '@storedeck/components';
import { __ } from '@wordpress/i18n';
import { toIso } from '../common/iso-time';
import type { Answer, AnswerRow } from './answer';
import { getValue } from './chart-rows';
import { buildItemRows } from './item-rows';

/** Parts of a bar have at most as many colors. */
export const MAX_PARTS = 5;

/** Cells of a heat map are at least as wide as high on a desktop. */
export const MAX_COLUMNS = 31;

const isNumeric = ( id: string ) => /^\d+$/.test( id );

/** The values of a dimension: its own order, or the order of the rows. */
function listValues(
	rows: readonly AnswerRow[],
	dimension: number,
	isOrdered: boolean
): Category[] {
	const found = new Map< string, string >();
	for ( const { values } of rows ) {
		const value = values[ dimension ];
		if ( value ) {
			found.set( String( value.id ), value.label );
		}
	}
	const all = [ ...found ].map( ( [ key, label ] ) => ( { key, label } ) );
	return isOrdered && all.every( ( { key } ) => isNumeric( key ) )
		? all.sort( ( a, b ) => Number( a.key ) - Number( b.key ) )
		: all;
}

/** What stands for all others. */
const getRest = (): Category => ( {
	key: 'other',
	label: __( 'Other', 'storedeck' ),
	isRest: true,
} );

/** A bar for each row and, at the end, one for all others. */
function getList(
	{ rows, other, dimensions }: Answer,
	metric: string,
	periods: readonly Category[]
): CategoryData {
	const others = other?.metrics.every(
		( values ) => typeof values[ metric ] === 'number'
	)
		? [ other ]
		: [];
	return {
		rowsLabel: dimensions[ 0 ]?.name ?? '',
		rows: [
			...rows.map( ( { values: [ value ] } ) => ( {
				key: String( value?.id ),
				label: value?.label ?? '',
			} ) ),
			...others.map( getRest ),
		],
		columns: periods,
		values: [ ...rows, ...others ].map( ( { metrics } ) =>
			metrics.map( ( values ) => values[ metric ] ?? null )
		),
	};
}

/** A row for each value of the first dimension, a column for each of the second. */
function getMatrix(
	{ rows, dimensions }: Answer,
	metric: string
): CategoryData {
	const [ first, second ] = dimensions;
	const rowList = listValues( rows, 0, Boolean( first?.is_ordered ) );
	const columnList = listValues( rows, 1, Boolean( second?.is_ordered ) );
	const toKey = ( row: string, column: string ) =>
		JSON.stringify( [ row, column ] );
	const found = new Map(
		rows.map( ( { values, metrics } ) => [
			toKey( String( values[ 0 ]?.id ), String( values[ 1 ]?.id ) ),
			metrics[ 0 ]?.[ metric ] ?? null,
		] )
	);
	return {
		rowsLabel: first?.name ?? '',
		rows: rowList,
		columns: columnList,
		values: rowList.map( ( row ) =>
			columnList.map(
				( column ) => found.get( toKey( row.key, column.key ) ) ?? null
			)
		),
	};
}

/**
 * An answer without intervals as the table that a chart draws.
 *
 * @param metric  Key of the drawn metric.
 * @param periods Names of the periods.
 */
export const getCategoryData = (
	answer: Answer,
	metric: string,
	periods: readonly string[]
): CategoryData =>
	answer.dimensions.length > 1
		? getMatrix( answer, metric )
		: getList(
				answer,
				metric,
				periods.map( ( label, index ) => ( {
					key: String( index ),
					label,
				} ) )
		  );

/** More bars are read as a table. */
const MAX_DRAWN = 15;

const sum = ( values: readonly ( number | null )[] ) =>
	values.reduce< number | null >(
		( total, value ) => ( value === null ? total : ( total ?? 0 ) + value ),
		null
	);

/**
 * Whether all values are parts of the total: customers of two countries are not.
 *
 * @param total The value of all rows together, by the first column or all of them.
 */
export const addsUp = ( { values }: CategoryData, total: number | null ) =>
	[
		sum( values.map( ( row ) => row[ 0 ] ?? null ) ),
		sum( values.flat() ),
	].some( ( found ) => Math.abs( ( found ?? 0 ) - ( total ?? 0 ) ) < 0.005 );

/** Keeps as many columns. All others are the last one of them if they can be joined. */
export function joinColumns(
	data: CategoryData,
	count: number,
	canJoin: boolean
): CategoryData {
	if ( data.columns.length <= count ) {
		return data;
	}
	const kept = count - 1;
	return {
		...data,
		columns: [
			...data.columns.slice( 0, kept ),
			...( canJoin ? [ getRest() ] : [] ),
		],
		values: data.values.map( ( row ) => [
			...row.slice( 0, kept ),
			...( canJoin ? [ sum( row.slice( kept ) ) ] : [] ),
		] ),
	};
}

/** Columns as rows. */
const transpose = ( { rows, columns, values, ...data }: CategoryData ) => ( {
	...data,
	rows: columns,
	columns: rows,
	values: columns.map( ( _, column ) =>
		values.map( ( row ) => row[ column ] ?? null )
	),
} );

/** Keeps the first rows. All others are one row at the end if they can be joined. */
export const joinRows = ( data: CategoryData, canJoin: boolean ) =>
	transpose( joinColumns( transpose( data ), MAX_DRAWN + 1, canJoin ) );

/**
 * An answer over time as the rows of a chart: a line for each row and for all
 * others, or for each period.
 *
 * @param metric  Key of the drawn metric.
 * @param periods Names of the periods.
 * @param now     Current site time: later intervals have no value.
 */
export function getTimeRows(
	{ intervals, rows, other, question }: Answer,
	metric: string,
	periods: readonly string[],
	now: string
): ChartDataRow[] {
	const first = intervals[ 0 ] ?? [];
	if ( question.by.length > 0 ) {
		const toValues = ( list: AnswerRow[ 'intervals' ] = [] ) =>
			list.map( ( values ) => values[ metric ] );
		const rest = toValues( other?.intervals );
		return buildItemRows(
			first,
			[
				...rows.map( ( row, place ) => ( {
					key: `row-${ place }`,
					label: row.values
						.map( ( { label } ) => label )
						.join( ', ' ),
					values: toValues( row.intervals ),
				} ) ),
				...( typeof rest[ 0 ] === 'number'
					? [ { ...getRest(), values: rest } ]
					: [] ),
			],
			now
		);
	}
	return first.map( ( { date_start: start }, index ) => {
		const date = toIso( start );
		const toPoint = ( label: string, period: number ) => {
			const compared = intervals[ period ]?.[ index ];
			const value = compared?.metrics[ metric ] ?? null;
			return [
				`period-${ period }`,
				{
					label,
					labelDate: compared && toIso( compared.date_start ),
					value: period > 0 ? value : getValue( date, now, value ),
				},
			];
		};
		return { date, ...Object.fromEntries( periods.map( toPoint ) ) };
	} );
}
