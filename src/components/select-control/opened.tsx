import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface OpenedProps {
	children: ReactNode;
	/** What is typed into the field. */
	typed?: string;
	/** Room in px for the list. */
	height?: number;
}

/** Types as a person does: React listens to what the browser would say. */
function type( field: HTMLInputElement, text: string ) {
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		'value'
	)?.set?.call( field, text );
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/**
 * Opens the list of a field for the gallery, where several are open at once: the
 * field is told that it has the focus, which nothing has.
 *
 * @param props See `OpenedProps`.
 */
export function Opened( { children, typed, height = 220 }: OpenedProps ) {
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
				type( field, typed );
			}
		}
	}, [ typed ] );
	return (
		<div ref={ ref } style={ { minHeight: height } }>
			{ children }
		</div>
	);
}
