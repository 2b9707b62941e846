import type { CSSProperties } from 'react';

type ColumnStyle = CSSProperties & Record< '--column-width', string >;

/** Returns the style for a custom column width. */
export const getColumnStyle = (
	width: number | undefined
): ColumnStyle | undefined =>
	width === undefined ? undefined : { '--column-width': `${ width }px` };
