import type { WallTime } from '../formats/wall-clock';
import { getBandCenter } from './bands';
import { findLastStarted, getIntervalEnd } from './intervals';
import type { ChartInterval } from '../types';
import type { Annotation, AnnotationMark, Bands } from './types';

/**
 * Assigns annotations to the dates of their intervals. Annotations outside the
 * chart are skipped; annotations of one date share a mark.
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
		const index = findLastStarted( dates, time );
		const start = dates[ index ];
		if ( start !== undefined && time < getIntervalEnd( start, interval ) ) {
			labels.set( index, [ ...( labels.get( index ) ?? [] ), label ] );
		}
	}
	return [ ...labels ].map( ( [ index, texts ] ) => ( {
		index,
		x: getBandCenter( bands, index ),
		labels: texts,
	} ) );
}
