import type { Track } from './types';

/**
 * SVG path data of a line. A point without neighbors becomes a closed path of
 * no length, which round line ends make visible.
 *
 * @example
 * trackPath( [ { index: 0, x: 1, y: 2 }, { index: 1, x: 3, y: 4 } ] );
 * // 'M1,2L3,4'
 */
export function trackPath( track: Track ): string {
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
