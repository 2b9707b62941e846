import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps the focus on the pressed button when its row moves.
 *
 * @param list Element that contains the rows.
 * @param ids  Ids of the rows, in order.
 * @return Called when a button is pressed.
 */
export function useMoveFocus(
	list: RefObject< HTMLElement >,
	ids: ReadonlyArray< number | string >
) {
	const pressed = useRef< { id: number | string; step: -1 | 1 } >();
	const signature = ids.join();

	useEffect( () => {
		if ( ! pressed.current ) {
			return;
		}
		const { id, step } = pressed.current;
		pressed.current = undefined;
		list.current
			?.querySelector< HTMLElement >(
				`[data-moved="${ CSS.escape(
					String( id )
				) }"] [data-move="${ step }"]`
			)
			?.focus();
	}, [ signature, list ] );

	return ( id: number | string, step: -1 | 1 ) => {
		pressed.current = { id, step };
	};
}
