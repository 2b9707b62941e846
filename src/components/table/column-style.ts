import type { CSSProperties } from 'react';

type ColumnStyle = CSSProperties & Record< '--column-width', string >;

/** The chosen width of a column, as the style sheet takes it. */
export const getColumnStyle = (
	width: number | undefined
): ColumnStyle | undefined =>
	width === undefined ? undefined : { '--column-width': `${ width }px` };
