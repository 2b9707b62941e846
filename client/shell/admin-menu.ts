import {
	getHistory,
	isPlainClick,
	pathIsExcluded,
} from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { getLastPersistedQuery } from './persisted-query';

const pathOf = ( url: URL ) => url.searchParams.get( 'path' ) || '/';

/** Links of the admin menu to screens of the app. */
function appLinks() {
	const page = getSetting( 'pageName' );
	return [
		...document.querySelectorAll< HTMLAnchorElement >( '#adminmenu a' ),
	].filter(
		( link ) => new URL( link.href ).searchParams.get( 'page' ) === page
	);
}

/**
 * Marks the menu item of a path as current and opens its menu, as WordPress
 * does on page load.
 */
export function markCurrentMenuItem( path: string ) {
	for ( const link of appLinks() ) {
		const item = link.closest( '.wp-submenu li' );
		const isCurrent = pathOf( new URL( link.href ) ) === path;
		if ( ! item ) {
			continue;
		}
		item.classList.toggle( 'current', isCurrent );
		link.classList.toggle( 'current', isCurrent );
		if ( isCurrent ) {
			link.setAttribute( 'aria-current', 'page' );
		} else {
			link.removeAttribute( 'aria-current' );
		}
	}
	const menus = new Set(
		appLinks().map( ( link ) => link.closest( '#adminmenu > li' ) )
	);
	const open = [ ...menus ].find(
		( menu ) => menu?.querySelector( '.wp-submenu li.current' )
	);
	// A screen without a menu item keeps the open menu.
	if ( open ) {
		menus.forEach( ( menu ) => markMenu( menu, menu === open ) );
	}
}

function markMenu( menu: Element | null, isOpen: boolean ) {
	for ( const part of [ menu, menu?.querySelector( 'a.menu-top' ) ] ) {
		part?.classList.toggle( 'wp-has-current-submenu', isOpen );
		part?.classList.toggle( 'wp-menu-open', isOpen );
		part?.classList.toggle( 'wp-not-current-submenu', ! isOpen );
	}
	/*
	 * WordPress moves the flyout of a closed menu up so that it fits the window.
	 * An open one would stay there, and move below the pointer at the next click.
	 */
	if ( isOpen ) {
		menu?.classList.remove( 'opensub' );
		menu
			?.querySelector< HTMLElement >( '.wp-submenu' )
			?.style.removeProperty( 'margin-top' );
	}
}

/**
 * Makes the admin menu navigate inside the app and keep the date range. Clicks
 * with a modifier key open normally. Called on pages with the app only.
 */
export function connectAdminMenu() {
	document
		.getElementById( 'adminmenu' )
		?.addEventListener( 'click', ( event ) => {
			const link =
				event.target instanceof Element
					? event.target.closest( 'a' )
					: null;
			if ( ! link || ! isPlainClick( event ) ) {
				return;
			}
			const url = new URL( link.href );
			if ( ! appLinks().includes( link ) ) {
				return;
			}
			event.preventDefault();
			if ( ! pathIsExcluded( pathOf( url ) ) ) {
				for ( const [ key, value ] of Object.entries(
					getLastPersistedQuery()
				) ) {
					url.searchParams.set( key, String( value ) );
				}
			}
			getHistory().push( `admin.php${ url.search }` );
		} );
}
