import type { FocusEvent, MouseEvent } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';

/** Time in ms to move the pointer from the icon to the popover. */
const HIDE_DELAY = 200;

/**
 * Controls the popover of a metric. It is shown while the pointer is on the
 * icon or the popover, while the card has keyboard focus, and after a tap on
 * the icon. Escape or a tap elsewhere hides it.
 *
 * @param text Description. Without it, nothing is shown.
 */
export function useInfo( text: string | undefined ) {
	const id = useInstanceId( useInfo, 'woocommerce-summary__info' );
	const [ isRequested, setIsRequested ] = useState( false );
	const icon = useRef< HTMLElement | null >( null );
	const box = useRef< HTMLDivElement >( null );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	// After a tap, the popover stays open when the pointer leaves.
	const isPinned = useRef( false );
	const isShown = Boolean( text ) && isRequested;

	const set = ( next: boolean, pin = isPinned.current ) => {
		clearTimeout( timer.current );
		isPinned.current = next && pin;
		setIsRequested( next );
	};
	const hideSoon = () => {
		clearTimeout( timer.current );
		if ( ! isPinned.current ) {
			timer.current = setTimeout(
				() => setIsRequested( false ),
				HIDE_DELAY
			);
		}
	};
	useEffect( () => () => clearTimeout( timer.current ), [] );

	useEffect( () => {
		const page = icon.current?.ownerDocument;
		if ( ! isShown || ! page ) {
			return;
		}
		const onKeyDown = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' ) {
				// Prevents the same key press from closing an enclosing
				// popover.
				event.stopPropagation();
				isPinned.current = false;
				setIsRequested( false );
			}
		};
		const onPointerDown = ( { target }: Event ) => {
			const isInside = [ icon, box ].some(
				( { current } ) =>
					target instanceof Node && current?.contains( target )
			);
			if ( ! isInside ) {
				isPinned.current = false;
				setIsRequested( false );
			}
		};
		page.addEventListener( 'keydown', onKeyDown, true );
		page.addEventListener( 'pointerdown', onPointerDown );
		return () => {
			page.removeEventListener( 'keydown', onKeyDown, true );
			page.removeEventListener( 'pointerdown', onPointerDown );
		};
	}, [ isShown ] );

	const isOnIcon = ( { target }: MouseEvent ) =>
		target instanceof Node && Boolean( icon.current?.contains( target ) );

	return {
		id,
		icon,
		box,
		isShown,
		/** Handlers of the link or button. */
		handlers: {
			onMouseOver: ( event: MouseEvent ) => {
				if ( isOnIcon( event ) ) {
					set( true );
				}
			},
			onMouseOut: ( event: MouseEvent ) => {
				if ( isOnIcon( event ) ) {
					hideSoon();
				}
			},
			onFocus: ( { currentTarget }: FocusEvent ) => {
				if ( currentTarget.matches( ':focus-visible' ) ) {
					set( true );
				}
			},
			onBlur: () => set( false ),
		},
		/** Handlers of the popover. */
		boxHandlers: {
			onMouseEnter: () => set( true ),
			onMouseLeave: hideSoon,
		},
		/**
		 * Shows the popover on a click on the icon. Returns whether the icon
		 * was clicked.
		 */
		handleIconClick: ( event: MouseEvent ) => {
			const isIconClick = isOnIcon( event );
			if ( isIconClick ) {
				set( true, true );
			}
			return isIconClick;
		},
	};
}

export type Info = ReturnType< typeof useInfo >;
