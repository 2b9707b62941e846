import type { ReactNode } from 'react';

/** The value of a cell; a list has several texts. */
export type CellValue = string | number | readonly string[];

/**
 * Renders a cell. It is not called without a value.
 *
 * @param row  The row of the REST response.
 * @param cell The value of the column.
 */
export type CellRenderer< Row > = (
	row: Row,
	cell: { value: CellValue }
) => ReactNode;

/** Cells that a plugin adds to a report, its own or one of Storedeck. */
export interface ReportExtension< Row > {
	/** The id of the report. */
	id: string;
	/** By id of the column. */
	cells: Readonly< Record< string, CellRenderer< Row > > >;
}
