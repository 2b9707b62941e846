import { useState } from '@wordpress/element';
import type { TableLayout } from './types';

/**
 * The layout of a table: what the caller says, until somebody changes it.
 *
 * @param layout   What the caller says.
 * @param onChange Told the whole layout once a change is done.
 * @return The layout, and how to change parts of it. A change that still goes
 *         on, such as a column whose edge is dragged, is not told.
 */
export function useLayout(
	layout: TableLayout | undefined,
	onChange: ( ( layout: Required< TableLayout > ) => void ) | undefined
) {
	const signature = JSON.stringify( layout ?? {} );
	const [ state, setState ] = useState( { signature, own: layout ?? {} } );
	if ( state.signature !== signature ) {
		setState( { signature, own: layout ?? {} } );
	}

	const change = ( part: TableLayout, isDone = true ) => {
		const own = { ...state.own, ...part };
		setState( { signature, own } );
		if ( isDone ) {
			const { order = [], widths = {}, density = 'comfortable' } = own;
			onChange?.( { order, widths, density } );
		}
	};

	return [ state.own, change ] as const;
}
