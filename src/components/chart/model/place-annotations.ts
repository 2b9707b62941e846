import { bisectRight } from 'd3-array';

import type { WallTime } from '../formats/wall-clock';
import { bandCentre } from './bands';
import { intervalAfter } from './intervals';
import type { ChartInterval } from '../types';
import type { Annotation, AnnotationMark, Bands } from './types';

/**
 * Puts annotations at the dates whose intervals they fall into. What lies
 * before or after the chart is left out; what shares a date shares a mark.
 */
export function placeAnnotations(
	annotations: readonly Annotation[],
	dates: readonly WallTime[],
	interval: ChartInterval,
	bands: Bands
): AnnotationMark[] {
	const labels = new Map< number, string[] >();
	const sorted = [ ...annotations ].sort( ( a, b ) => a.time - b.time );
	for ( const { time, label } of sorted ) {
		const index = bisectRight( dates, time ) - 1;
		const start = dates[ index ];
		if ( start !== undefined && time < intervalAfter( start, interval ) ) {
			labels.set( index, [ ...( labels.get( index ) ?? [] ), label ] );
		}
	}
	return [ ...labels ].map( ( [ index, texts ] ) => ( {
		index,
		x: bandCentre( bands, index ),
		labels: texts,
	} ) );
}
