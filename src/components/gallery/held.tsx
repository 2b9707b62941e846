import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';

interface HeldProps< Value > {
	initial: Value;
	children: ( value: Value, setValue: ( value: Value ) => void ) => ReactNode;
}

/**
 * Holds a value for a widget that gives and takes one.
 *
 * @param props See `HeldProps`.
 */
export function Held< Value >( { initial, children }: HeldProps< Value > ) {
	const [ value, setValue ] = useState( initial );
	return <>{ children( value, setValue ) }</>;
}
