import { decodeEntities } from '@wordpress/html-entities';
import { withOwnerOf } from '@storedeck/hooks';
import type { CellRenderer, ReportExtension } from '@storedeck/reports';
import { limitRenders } from '../common/limit-renders';
import { CellLink } from './cell-link';
import { formatValue, isNumeric } from './columns';
import { FirstOfList } from './first-of-list';
import { readField } from './read-field';
import type { ColumnType, ReportColumn } from './types';
import type { ColumnDefinition } from './definition';
import { Zero } from './zero';

type Row = never;

const getType = ( { type }: ColumnDefinition ): ColumnType =>
	type === 'list' ? 'text' : type;

/**
 * The value of a column.
 *
 * @return Null if it is missing; a list may have empty texts.
 */
function readValue( row: unknown, column: ColumnDefinition ) {
	const { id, field = id, isComputed } = column;
	const value = readField(
		row,
		isComputed ? `column_values.${ id }` : field
	);
	if ( Array.isArray( value ) ) {
		return value.map( ( text ) => decodeEntities( String( text ) ) );
	}
	if ( typeof value === 'number' ) {
		return value;
	}
	if ( typeof value !== 'string' ) {
		return null;
	}
	// Without a text there is no date or number.
	return getType( column ) === 'text'
		? decodeEntities( value )
		: value || null;
}

const omitEmpty = ( list: readonly string[] ) =>
	list.filter( ( text ) => text !== '' );

/** Shows what the value alone does not: a list, a link, or the cell of an extension. */
function Cell( {
	column,
	row,
	render,
}: {
	column: ColumnDefinition;
	row: Row;
	render?: CellRenderer< Row >;
} ) {
	const value = readValue( row, column );
	if ( value === null ) {
		return null;
	}
	if ( render ) {
		return <>{ limitRenders( render( row, { value } ) ) }</>;
	}
	if ( Array.isArray( value ) ) {
		return <FirstOfList items={ omitEmpty( value ) } />;
	}
	const content = formatValue( getType( column ), value );
	// A number with a link counts what the link leads to.
	if ( value === 0 && column.link && isNumeric( getType( column ) ) ) {
		return <Zero>{ content }</Zero>;
	}
	return column.link ? (
		<CellLink link={ column.link } row={ row }>
			{ content }
		</CellLink>
	) : (
		<>{ content }</>
	);
}

function createColumn(
	column: ColumnDefinition,
	getRender: () => CellRenderer< Row > | undefined
): ReportColumn< Row > {
	const { type, field, isComputed, link, ...properties } = column;
	return {
		...properties,
		type: getType( column ),
		value: ( row ) => {
			const value = readValue( row, column );
			return Array.isArray( value )
				? omitEmpty( value ).join( ', ' )
				: value;
		},
		get display() {
			const render = getRender();
			const display = ( row: Row ) => (
				<Cell column={ column } row={ row } render={ render } />
			);
			return render
				? withOwnerOf( render, display )
				: ( ( link || type === 'list' ) && display ) || undefined;
		},
	};
}

/**
 * The columns of a table.
 *
 * @param getExtension Of the report whose table it is. It is called whenever cells
 *                     are rendered, because a script may register it late.
 */
export const createColumns = (
	columns: readonly ColumnDefinition[],
	getExtension: () => ReportExtension< never > | undefined
): ReportColumn< never >[] =>
	columns.map( ( column ) =>
		createColumn( column, () => {
			const extension = getExtension();
			return extension && Object.hasOwn( extension.cells, column.id )
				? extension.cells[ column.id ]
				: undefined;
		} )
	);
