import type { Pixels, Track } from './types';

/**
 * Returns the SVG path of the area between a line and the zero line, without
 * isolated points.
 *
 * @param track Points of the line.
 * @param zeroY Y coordinate of the zero line.
 */
export function getAreaPath( track: Track, zeroY: Pixels ): string {
	let path = '';
	track.forEach( ( point, place ) => {
		if ( ! point ) {
			return;
		}
		const { x, y } = point;
		const isFirst = ! track[ place - 1 ];
		const isLast = ! track[ place + 1 ];
		if ( isFirst && isLast ) {
			return;
		}
		path += `${ isFirst ? `M${ x },${ zeroY }L` : 'L' }${ x },${ y }`;
		if ( isLast ) {
			path += `L${ x },${ zeroY }Z`;
		}
	} );
	return path;
}

/**
 * Returns the SVG path of a line. An isolated point is a closed path of zero
 * length, which round line caps make visible.
 *
 * @example
 * getTrackPath( [ { index: 0, x: 1, y: 2 }, { index: 1, x: 3, y: 4 } ] ); // 'M1,2L3,4'
 */
export function getTrackPath( track: Track ): string {
	let path = '';
	track.forEach( ( point, place ) => {
		if ( ! point ) {
			return;
		}
		const { x, y } = point;
		const isFirst = ! track[ place - 1 ];
		path += `${ isFirst ? 'M' : 'L' }${ x },${ y }`;
		if ( isFirst && ! track[ place + 1 ] ) {
			path += 'Z';
		}
	} );
	return path;
}
