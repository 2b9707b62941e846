import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface WithStateProps< Value > {
	initial: Value;
	children: ( value: Value, setValue: ( value: Value ) => void ) => ReactNode;
}

/**
 * Holds the state of a controlled widget.
 *
 * @param props See `WithStateProps`.
 */
export function WithState< Value >( {
	initial,
	children,
}: WithStateProps< Value > ) {
	const [ value, setValue ] = useState( initial );
	return <>{ children( value, setValue ) }</>;
}
