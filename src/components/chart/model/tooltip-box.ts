import type { Box, MeasureText, Pixels, Point, Size } from './types';

export const TOOLTIP = {
	/** Includes the border. */
	padding: 13,
	titleHeight: 24,
	rowHeight: 22,
	fontSize: 13,
	/** Color mark and its margin. */
	mark: 22,
	/** Minimum distance between label and value. */
	gap: 24,
	minWidth: 160,
	maxWidth: 340,
	/** Distance to the point. */
	distance: 16,
} as const;

export interface TooltipText {
	title: string;
	rows: ReadonlyArray< { label: string; value: string } >;
	/** Lines below the rows. */
	notes?: readonly string[];
}

/** Returns the size of a tooltip. Long labels are truncated. */
export function getTooltipSize(
	{ title, rows, notes = [] }: TooltipText,
	bounds: Size,
	measure: MeasureText
): Size {
	const { fontSize, padding, mark, gap } = TOOLTIP;
	const widths = rows.map(
		( { label, value } ) =>
			mark +
			measure( label, fontSize ) +
			gap +
			measure( value, fontSize, true )
	);
	const content = Math.max(
		measure( title, fontSize, true ),
		...notes.map( ( note ) => measure( note, fontSize ) ),
		...widths
	);
	const width = Math.min(
		bounds.width,
		TOOLTIP.maxWidth,
		Math.max( TOOLTIP.minWidth, Math.ceil( content ) + 2 * padding )
	);
	const lines = rows.length + notes.length;
	return {
		width,
		height: 2 * padding + TOOLTIP.titleHeight + lines * TOOLTIP.rowHeight,
	};
}

function clamp( value: Pixels, min: Pixels, max: Pixels ): Pixels {
	return Math.round( Math.max( min, Math.min( max, value ) ) );
}

export interface TooltipOptions {
	/** The active point. */
	anchor: Point;
	size: Size;
	/** Size of the drawing; the tooltip stays inside horizontally. */
	bounds: Size;
	/** Bottom of the plot. */
	plotBottom: Pixels;
	/** `over`: next to the point; `below`: below the plot. */
	position: 'over' | 'below';
	isRtl?: boolean;
}

/**
 * Returns the position of the tooltip: next to the point, preferably on the
 * side of later dates, or below the plot if there is not enough space.
 */
export function getTooltipBox( {
	anchor,
	size,
	bounds,
	plotBottom,
	position,
	isRtl = false,
}: TooltipOptions ): Box {
	const toRight = anchor.x + TOOLTIP.distance;
	const toLeft = anchor.x - TOOLTIP.distance - size.width;
	const fitsRight = toRight + size.width <= bounds.width;
	const fitsLeft = toLeft >= 0;
	if ( position === 'over' && ( fitsRight || fitsLeft ) ) {
		const isRight = isRtl ? ! fitsLeft : fitsRight;
		return {
			...size,
			left: Math.round( isRight ? toRight : toLeft ),
			top: clamp(
				anchor.y - size.height / 2,
				0,
				Math.max( 0, plotBottom - size.height )
			),
		};
	}
	return {
		...size,
		left: clamp( anchor.x - size.width / 2, 0, bounds.width - size.width ),
		top: Math.round( plotBottom + TOOLTIP.distance / 2 ),
	};
}
