import { startTransition, useEffect, useState } from '@wordpress/element';

/**
 * Returns false for the first render, to defer work that is not visible until
 * after the first paint.
 */
export function useAfterPaint(): boolean {
	const [ isPainted, setPainted ] = useState( false );
	useEffect( () => startTransition( () => setPainted( true ) ), [] );
	return isPainted;
}
