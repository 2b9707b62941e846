import { useContext, useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useLatest } from '../use-latest';
import { Alone } from './alone';

interface ActOnMountProps {
	/** Done to what is drawn, once it is: opens a menu, types into a field. */
	act: ( root: HTMLElement ) => unknown;
	children: ReactNode;
}

/**
 * A state that a person has to bring about, such as an open menu. It is brought
 * about where the state is shown alone: two open menus would close each other.
 *
 * @example
 * <Acted act={ press( 'button' ) }>
 *   <EllipsisMenu label="More" renderContent={ renderItems } />
 * </Acted>
 *
 * @param props See `ActedProps`.
 */
export function ActOnMount( { act, children }: ActOnMountProps ) {
	const isAlone = useContext( Alone );
	const root = useRef< HTMLDivElement >( null );
	const latest = useLatest( act );
	useEffect( () => {
		if ( isAlone && root.current ) {
			latest.current( root.current );
		}
	}, [ isAlone, latest ] );
	return (
		<div ref={ root } data-acts>
			{ children }
		</div>
	);
}

/**
 * Clicks what a selector finds, and gives it the focus as a pointer would.
 *
 * @param selector Of a control.
 */
export const press = ( selector: string ) => ( root: HTMLElement ) => {
	const control = root.querySelector< HTMLElement >( selector );
	control?.focus();
	control?.click();
};
