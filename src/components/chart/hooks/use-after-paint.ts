import { startTransition, useEffect, useState } from '@wordpress/element';

/**
 * `false` for the first rendering, so that what no one sees does not hold up
 * what everyone waits for. What follows gives way to the next frame.
 */
export function useAfterPaint(): boolean {
	const [ isPainted, setPainted ] = useState( false );
	useEffect( () => startTransition( () => setPainted( true ) ), [] );
	return isPainted;
}
