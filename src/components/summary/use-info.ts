import type { FocusEvent, MouseEvent } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';

/** How long the pointer may take from the icon to the tooltip. */
const GRACE = 200;

/**
 * When the info about a figure is shown: while the pointer is on its icon or on
 * the info itself, while the keyboard is on the card, and after a tap on the
 * icon. Escape, and a tap elsewhere, hide it.
 *
 * @param text The info; without it there is nothing to show.
 */
export function useInfo( text: string | undefined ) {
	const id = useInstanceId( useInfo, 'woocommerce-summary__info' );
	const [ isWanted, setWanted ] = useState( false );
	const icon = useRef< HTMLElement | null >( null );
	const box = useRef< HTMLDivElement >( null );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	// After a tap it stays: what moves below the finger is no leaving.
	const isPinned = useRef( false );
	const isShown = Boolean( text ) && isWanted;

	const set = ( next: boolean, pin = isPinned.current ) => {
		clearTimeout( timer.current );
		isPinned.current = next && pin;
		setWanted( next );
	};
	const hideSoon = () => {
		clearTimeout( timer.current );
		if ( ! isPinned.current ) {
			timer.current = setTimeout( () => setWanted( false ), GRACE );
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
				// The next one is for what the card is in.
				event.stopPropagation();
				isPinned.current = false;
				setWanted( false );
			}
		};
		const onPointerDown = ( { target }: Event ) => {
			const isInside = [ icon, box ].some(
				( { current } ) =>
					target instanceof Node && current?.contains( target )
			);
			if ( ! isInside ) {
				isPinned.current = false;
				setWanted( false );
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
		/** For what the card is: a link or a button. */
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
		/** For the info itself. */
		boxHandlers: {
			onMouseEnter: () => set( true ),
			onMouseLeave: hideSoon,
		},
		/** Shows the info on a tap on the icon. Returns whether it was one. */
		takeClick: ( event: MouseEvent ) => {
			const isTaken = isOnIcon( event );
			if ( isTaken ) {
				set( true, true );
			}
			return isTaken;
		},
	};
}

export type Info = ReturnType< typeof useInfo >;
