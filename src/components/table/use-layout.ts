import { useState } from '@wordpress/element';
import type { TableLayout } from './types';

/**
 * Manages the layout of a table, initially from props.
 *
 * @param layout   Layout from props.
 * @param onChange Called with the whole layout after a change is complete.
 * @return The layout, and a function to change parts of it. `onChange` is not
 *         called during a drag.
 */
export function useLayout(
	layout: TableLayout | undefined,
	onChange: ( ( layout: Required< TableLayout > ) => void ) | undefined
) {
	const signature = JSON.stringify( layout ?? {} );
	const [ state, setState ] = useState( {
		signature,
		current: layout ?? {},
	} );
	if ( state.signature !== signature ) {
		setState( { signature, current: layout ?? {} } );
	}

	const change = ( part: TableLayout, isDone = true ) => {
		const current = { ...state.current, ...part };
		setState( { signature, current } );
		if ( isDone ) {
			const {
				order = [],
				widths = {},
				density = 'comfortable',
			} = current;
			onChange?.( { order, widths, density } );
		}
	};

	return [ state.current, change ] as const;
}
