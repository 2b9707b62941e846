import type { Box, MeasureText, Pixels, Point, Size } from './types';

export const TOOLTIP = {
	/** Border included. */
	padding: 13,
	titleHeight: 24,
	rowHeight: 22,
	fontSize: 13,
	/** Color mark and the space after it. */
	mark: 22,
	/** Least space between the name and the value. */
	gap: 24,
	minWidth: 160,
	maxWidth: 340,
	/** Distance to the point it speaks of. */
	distance: 16,
} as const;

export interface TooltipText {
	title: string;
	rows: ReadonlyArray< { label: string; value: string } >;
	/** Lines under the rows. */
	notes?: readonly string[];
}

/** Size of a tooltip. Names that are too long for it are cut by the drawing. */
export function tooltipSize(
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

export interface TooltipPlace {
	/** The point it speaks of. */
	anchor: Point;
	size: Size;
	/** The drawing; the tooltip never leaves it sideways. */
	bounds: Size;
	/** Lower edge of the plot. */
	plotBottom: Pixels;
	/** `over` the plot next to the point, or `below` the plot. */
	position: 'over' | 'below';
	isRtl?: boolean;
}

/**
 * Where the tooltip is. Next to the point on the side that time runs to, else
 * on the other one; where neither has room it goes below the plot.
 */
export function tooltipBox( {
	anchor,
	size,
	bounds,
	plotBottom,
	position,
	isRtl = false,
}: TooltipPlace ): Box {
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
