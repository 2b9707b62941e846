import { ErrorBoundary } from '../common/error-boundary';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { reportPartFailure } from '@storedeck/hooks';
import {
	formatAmount,
	formatCount,
	formatSiteDate,
} from '../common/store-format';
import type { TableCell, TableHeader } from '@storedeck/extend';
import type { ColumnType, ReportColumn } from './types';
import { Zero } from './zero';

const FORMATTERS: Record< ColumnType, ( value: string | number ) => string > = {
	date: ( value ) => formatSiteDate( String( value ) ),
	datetime: ( value ) => formatSiteDate( String( value ) ),
	currency: ( value ) => formatAmount( Number( value ) ),
	number: ( value ) => formatCount( Number( value ) ),
	text: ( value ) => decodeEntities( String( value ) ),
};

export const isDate = ( type: ColumnType ) =>
	type === 'date' || type === 'datetime';

export const isNumeric = ( type: ColumnType ) =>
	type === 'currency' || type === 'number';

/** The value as the cell shows it. A number column may have a text, for example `N/A`. */
export const formatValue = ( type: ColumnType, value: string | number ) =>
	isNumeric( type ) && Number.isNaN( Number( value ) )
		? FORMATTERS.text( value )
		: FORMATTERS[ type ]( value );

/** The `orderby` of a sortable column. */
export function getOrderBy< Row >( column: ReportColumn< Row > ) {
	if ( typeof column.isSortable === 'string' ) {
		return column.isSortable;
	}
	return column.isSortable ? column.id : undefined;
}

/** The `orderby` that sorts by the change of a column. */
export function getChangeOrderBy< Row >( column: ReportColumn< Row > ) {
	return `${ getOrderBy( column ) ?? column.id }_change`;
}

/**
 * The way to sort a column of numbers by its change.
 *
 * @param key  The `orderby`.
 * @param name Name of the metric.
 */
export const getChangeSorting = ( key: string, name: string ) => ( {
	key,
	label: __( 'Change', 'storedeck' ),
	name: sprintf(
		/* translators: %s: name of a metric, e.g. "Net sales". */
		__( 'Change of %s', 'storedeck' ),
		name
	),
} );

/** The field of totals and stats that a column shows. */
export function getMetricKey< Row >( { id, total = id }: ReportColumn< Row > ) {
	return total;
}

/**
 * The table's headers. Sorting puts the key of a header into the URL: it is the column's `orderby`.
 *
 * @param columns       The columns of the table.
 * @param hidden        Ids of those that are hidden.
 * @param changeColumns Keys of those by whose change the rows can be sorted.
 */
export function getHeaders< Row >(
	columns: ReportColumn< Row >[],
	hidden: readonly string[],
	changeColumns: readonly string[] = []
): TableHeader[] {
	return columns.map( ( column ) => ( {
		key: getOrderBy( column ) ?? column.id,
		label: column.label,
		screenReaderLabel: column.screenReaderLabel,
		isSortable: Boolean( column.isSortable ),
		...( changeColumns.includes( getOrderBy( column ) ?? column.id ) && {
			detailSort: getChangeSorting(
				getChangeOrderBy( column ),
				column.screenReaderLabel ?? column.label
			),
		} ),
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

/** The columns that the user or the report hides. */
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

/** The total of a column; undefined if it is no metric. */
export function getColumnTotal< Row >(
	column: ReportColumn< Row >,
	totals: Readonly< Record< string, number > > = {}
) {
	const value = totals[ getMetricKey( column ) ];
	return isNumeric( column.type ) && typeof value === 'number'
		? value
		: undefined;
}

interface CellOptions< Row > {
	/**
	 * Totals of the table. Zeros in columns that have one are dashes, so that the
	 * other values stand out.
	 */
	totals?: Readonly< Record< string, number > >;
	/** The format of a column's dates; that of the site by default. */
	getDateFormat?: ( column: ReportColumn< Row > ) => string | undefined;
	/** Adds what belongs to the value of a metric to the content of its cell. */
	decorate?: (
		content: ReactNode,
		column: ReportColumn< Row >,
		value: number
	) => ReactNode;
}

/** The cells of a row. A column that throws leaves only its own cell empty. */
export function getCells< Row >(
	columns: ReportColumn< Row >[],
	row: Row,
	{
		totals,
		getDateFormat = () => undefined,
		decorate = ( content ) => content,
	}: CellOptions< Row > = {}
): TableCell[] {
	const getContent = (
		column: ReportColumn< Row >,
		value: string | number,
		text: string
	) => {
		if ( column.display ) {
			return (
				<ErrorBoundary
					name={ `column ${ column.id }` }
					of={ column.display }
				>
					{ column.display( row ) }
				</ErrorBoundary>
			);
		}
		const dateFormat = isDate( column.type ) && getDateFormat( column );
		if ( dateFormat ) {
			return formatSiteDate( String( value ), dateFormat );
		}
		return value === 0 && getColumnTotal( column, totals ) !== undefined ? (
			<Zero>{ text }</Zero>
		) : (
			text
		);
	};
	return columns.map( ( column ) => {
		try {
			const value = column.value( row );
			if ( value === null || value === undefined ) {
				return { display: '', value: '' };
			}
			const text = formatValue( column.type, value );
			const content = getContent( column, value, text );
			const display =
				typeof value === 'number' &&
				getColumnTotal( column, totals ) !== undefined
					? decorate( content, column, value )
					: content;
			return {
				display,
				value,
				text: display === text ? undefined : text,
			};
		} catch ( error ) {
			reportPartFailure(
				{ name: `column ${ column.id }`, of: column.display },
				error
			);
			return { display: '', value: '' };
		}
	} );
}
