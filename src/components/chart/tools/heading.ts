import { getDashArray } from '../model/dashes';
import type { Pixels, Point } from '../model/types';
import type { ExportSource } from './source';

const PADDING: Pixels = 16;
const TITLE_SIZE: Pixels = 16;
const LEGEND_SIZE: Pixels = 13;
const ROW: Pixels = 24;
const MARK: Pixels = 20;
const MARK_GAP: Pixels = 8;
const ITEM_GAP: Pixels = 24;

interface HeadingItem {
	label: string;
	color: string | undefined;
	dash: string;
	mark: { x1: Pixels; x2: Pixels; y1: Pixels; y2: Pixels };
	text: Point;
}

/** Calculates the layout of title and legend of an image. */
export interface Heading {
	text: string;
	title: Point;
	titleSize: Pixels;
	legendSize: Pixels;
	isRtl: boolean;
	items: HeadingItem[];
	height: Pixels;
}

export function layoutHeading( {
	title,
	series,
	model: { width, isRtl },
	measure,
	formatTotal,
}: Pick<
	ExportSource,
	'title' | 'series' | 'model' | 'measure' | 'formatTotal'
> ): Heading {
	const mirror = ( x: Pixels ) => ( isRtl ? width - x : x );
	let x = PADDING;
	let y = PADDING + TITLE_SIZE + ROW;
	const items = series.map( ( { label: name, total, item } ) => {
		const label = `${ name }  ${ formatTotal( total ) }`;
		const length = MARK + MARK_GAP + measure( label, LEGEND_SIZE );
		if ( x > PADDING && x + length > width - PADDING ) {
			x = PADDING;
			y += ROW;
		}
		const middle = y - LEGEND_SIZE / 3;
		const placed = {
			label,
			color: item.color,
			dash: getDashArray( item.slot ),
			mark: {
				x1: mirror( x ),
				x2: mirror( x + MARK ),
				y1: middle,
				y2: middle,
			},
			text: { x: mirror( x + MARK + MARK_GAP ), y },
		};
		x += length + ITEM_GAP;
		return placed;
	} );
	return {
		text: title,
		title: { x: mirror( PADDING ), y: PADDING + TITLE_SIZE },
		titleSize: TITLE_SIZE,
		legendSize: LEGEND_SIZE,
		isRtl,
		items,
		height: y + PADDING,
	};
}
