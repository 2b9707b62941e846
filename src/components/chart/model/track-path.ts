import type { Track } from './types';

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
