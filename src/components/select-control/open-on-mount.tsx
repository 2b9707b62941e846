import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface OpenOnMountProps {
	children: ReactNode;
	/** Text to type into the field. */
	typed?: string;
	/** Height in px reserved for the list. */
	height?: number;
}

/**
 * Sets the value through the native setter, so that React handles the event.
 */
function typeText( field: HTMLInputElement, text: string ) {
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		'value'
	)?.set?.call( field, text );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/**
 * Opens the list of a field, for the gallery, where several lists are open at
 * once. Dispatches a focus event without moving focus.
 *
 * @param props See `OpenOnMountProps`.
 */
export function OpenOnMount( {
	children,
	typed,
	height = 220,
}: OpenOnMountProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const field = ref.current?.querySelector< HTMLInputElement >(
			'input[role=combobox]'
		);
		if ( field ) {
			field.dispatchEvent(
				new FocusEvent( 'focusin', { bubbles: true } )
			);
			if ( typed ) {
				typeText( field, typed );
			}
		}
	}, [ typed ] );
	return (
		<div ref={ ref } style={ { minHeight: height } }>
			{ children }
		</div>
	);
}
