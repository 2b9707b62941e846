import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface WithStateProps< Value > {
	initial: Value;
	children: ( value: Value, setValue: ( value: Value ) => void ) => ReactNode;
}

/**
 * For stories: holds the state of a controlled widget.
 *
 * @param props See `WithStateProps`.
 */
export function WithState< Value >( {
	initial,
	children,
}: WithStateProps< Value > ) {
	const [ state, setState ] = useState( { initial, value: initial } );
	// A control of Storybook changed the initial value.
	if ( state.initial !== initial ) {
		setState( { initial, value: initial } );
	}
	return (
		<>
			{ children( state.value, ( value ) =>
				setState( { initial, value } )
			) }
		</>
	);
}
