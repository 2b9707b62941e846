import { __, sprintf } from '@wordpress/i18n';
import { currentUserCan, getSetting } from '@storedeck/settings';
import type { MenuItem } from '@storedeck/data/navigation';
import { getScreenHref } from '../persisted-query';

/** A screen in the page's settings. */
export interface Screen {
	id: string;
	path: string;
	title: string;
	capability: string;
}

const isScreen = ( value: unknown ): value is Screen => {
	const screen = value as Partial< Screen > | null;
	return (
		typeof screen?.id === 'string' &&
		typeof screen.path === 'string' &&
		typeof screen.title === 'string' &&
		typeof screen.capability === 'string'
	);
};

/** All screens that the server lists, in the order of the menus. */
export function listScreens(): Screen[] {
	const screens = getSetting( 'screens' );
	return ( Array.isArray( screens ) ? screens : [] ).filter( isScreen );
}

/** Screens that the current user may open. */
const getScreens = () =>
	listScreens().filter( ( { capability } ) => currentUserCan( capability ) );

/** Whether the current user may open a screen. */
export const hasScreen = ( path: string ) =>
	getScreens().some( ( screen ) => screen.path === path );

/**
 * Id of a screen in the navigation, e.g. `woocommerce-analytics-revenue`.
 * Favorites are stored by it.
 */
export const getItemId = ( path: string ) =>
	path === '/'
		? 'woocommerce-home'
		: `woocommerce${ path.replace( /[^A-Za-z0-9]+/g, '-' ) }`;

/** A screen as a navigation item. */
interface ScreenItem extends MenuItem {
	title: string;
	path: string;
}

/** Navigation items of all screens. */
export const getScreenItems = (): ScreenItem[] => {
	const screens = getScreens();
	const isShared = ( title: string ) =>
		screens.filter( ( screen ) => screen.title === title ).length > 1;
	return screens.map( ( { path, title }, order ) => ( {
		id: getItemId( path ),
		// Two screens are called Stock and two Settings.
		title:
			isShared( title ) && path.startsWith( '/analytics/' )
				? sprintf(
						/* translators: %s: title of an analytics screen. */
						__( 'Analytics: %s', 'storedeck' ),
						title
				  )
				: title,
		path,
		menuId: 'primary',
		order,
		url: getScreenHref( path ),
	} ) );
};
