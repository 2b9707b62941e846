import { useContext, useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useLatest } from '../use-latest';
import { SingleStoryContext } from './single-story-context';

interface ActOnMountProps {
	/**
	 * Called after mount, for example to open a menu or to type into a field.
	 */
	act: ( root: HTMLElement ) => unknown;
	children: ReactNode;
}

/**
 * Interacts with a story after mount, for example to open a menu. Only if it is the
 * only story on the page, because several open menus would close each other.
 *
 * @example
 * <ActOnMount act={ press( 'button' ) }>
 *   <EllipsisMenu label="More" renderContent={ renderItems } />
 * </ActOnMount>
 *
 * @param props See `ActOnMountProps`.
 */
export function ActOnMount( { act, children }: ActOnMountProps ) {
	const isSingleStory = useContext( SingleStoryContext );
	const root = useRef< HTMLDivElement >( null );
	const latest = useLatest( act );
	useEffect( () => {
		if ( isSingleStory && root.current ) {
			latest.current( root.current );
		}
	}, [ isSingleStory, latest ] );
	return (
		<div ref={ root } data-acts>
			{ children }
		</div>
	);
}

/**
 * Focuses and clicks the first element that matches a selector.
 *
 * @param selector CSS selector of a control.
 */
export const press = ( selector: string ) => ( root: HTMLElement ) => {
	const control = root.querySelector< HTMLElement >( selector );
	control?.focus();
	control?.click();
};
