import { Contain } from '../common/error-boundary';
import { decodeEntities } from '@wordpress/html-entities';
import {
	formatAmount,
	formatCount,
	formatWallClock,
} from '../common/store-format';
import type { TableCell, TableHeader } from '../extend/report-table';
import type { ColumnType, Names, ReportColumn } from './types';

/** What a cell shows, by the type of its column. */
const SHOW: Record< ColumnType, ( value: string | number ) => string > = {
	date: ( value ) => formatWallClock( String( value ) ),
	datetime: ( value ) => formatWallClock( String( value ) ),
	currency: ( value ) => formatAmount( Number( value ) ),
	number: ( value ) => formatCount( Number( value ) ),
	text: ( value ) => decodeEntities( String( value ) ),
};

const isDate = ( type: ColumnType ) => type === 'date' || type === 'datetime';

/** Whether a column holds figures. */
export const isNumeric = ( type: ColumnType ) =>
	type === 'currency' || type === 'number';

/** What a cell of a column shows. */
export const showValue = ( type: ColumnType, value: string | number ) =>
	SHOW[ type ]( value );

/** The `orderby` of a sortable column. */
export function getOrderBy< Row >( column: ReportColumn< Row > ) {
	if ( typeof column.isSortable === 'string' ) {
		return column.isSortable;
	}
	return column.isSortable ? column.id : undefined;
}

/**
 * The table's headers. A header's key is the column's `orderby`, where it has
 * one, since that is what sorting writes into the address.
 */
export function getHeaders< Row >(
	columns: ReportColumn< Row >[],
	hidden: readonly string[]
): TableHeader[] {
	return columns.map( ( column ) => ( {
		key: getOrderBy( column ) ?? column.id,
		label: column.label,
		screenReaderLabel: column.screenReaderLabel,
		isSortable: Boolean( column.isSortable ),
		isNumeric: isNumeric( column.type ),
		isLeftAligned: ! isNumeric( column.type ),
		defaultSort: Boolean( column.isDefaultSort ),
		defaultOrder: column.defaultOrder,
		required: Boolean( column.isRequired ),
		hiddenByDefault: Boolean( column.isHiddenByDefault ),
		visible: column.isRequired || ! hidden.includes( column.id ),
		cellClassName: isDate( column.type ) ? 'is-date' : undefined,
	} ) );
}

/** The hidden columns: the user's choice, or what the report hides by default. */
export function getHiddenColumns< Row >(
	columns: ReportColumn< Row >[],
	preference: unknown
): string[] {
	return Array.isArray( preference )
		? preference.map( String )
		: columns
				.filter( ( column ) => column.isHiddenByDefault )
				.map( ( column ) => column.id );
}

const NO_NAMES: Names = new Map();

/**
 * One row's cells. A column that cannot make something of a row (a plugin's
 * callback that throws) leaves its own cell empty, not the table.
 */
export function getCells< Row >(
	columns: ReportColumn< Row >[],
	row: Row,
	names: Names = NO_NAMES
): TableCell[] {
	return columns.map( ( column ) => {
		try {
			const value = column.value( row, names );
			if ( value === null || value === undefined ) {
				return { display: '', value: '' };
			}
			return {
				display: column.display ? (
					<Contain name={ `column ${ column.id }` }>
						{ column.display( row, names ) }
					</Contain>
				) : (
					showValue( column.type, value )
				),
				value,
				text: column.display && showValue( column.type, value ),
			};
		} catch ( error ) {
			console.error( `Column "${ column.id }" failed:`, error );
			return { display: '', value: '' };
		}
	} );
}
