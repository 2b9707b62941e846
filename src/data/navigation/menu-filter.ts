import { applyFilters } from '@wordpress/hooks';
import { createStableList } from '../core';
import type { MenuItem } from './types';

/** Lets other plugins change the navigation. */
export const MENU_ITEMS_FILTER = 'woocommerce_navigation_menu_items';

const isObject = ( value: unknown ): value is object =>
	typeof value === 'object' && value !== null;

const isMenuItem = ( value: unknown ): value is MenuItem =>
	isObject( value ) && 'id' in value && typeof value.id === 'string';

/** Callbacks copy items: copies with the same properties are the same. */
function isSameItem( one: unknown, other: unknown ) {
	if ( ! isObject( one ) || ! isObject( other ) ) {
		return one === other;
	}
	const others = new Map( Object.entries( other ) );
	const own = Object.entries( one );
	return (
		own.length === others.size &&
		own.every(
			( [ name, value ] ) =>
				others.has( name ) && Object.is( others.get( name ), value )
		)
	);
}

/** Selectors run often: each message is made once. */
const logged = new Set< string >();

function logOnce( message: string, ...details: unknown[] ) {
	if ( ! logged.has( message ) ) {
		logged.add( message );
		console.error( message, ...details );
	}
}

function applyCallbacks( items: readonly MenuItem[] ): readonly MenuItem[] {
	try {
		const filtered = applyFilters( MENU_ITEMS_FILTER, [ ...items ] );
		if ( ! Array.isArray( filtered ) ) {
			logOnce(
				`A callback of the filter "${ MENU_ITEMS_FILTER }" must return a list of menu items; it returned`,
				filtered
			);
			return items;
		}
		const usable = filtered.filter( isMenuItem );
		if ( usable.length < filtered.length ) {
			logOnce(
				`A callback of the filter "${ MENU_ITEMS_FILTER }" returned menu items without an id.`
			);
		}
		return usable;
	} catch ( error ) {
		logOnce(
			`A callback of the filter "${ MENU_ITEMS_FILTER }" failed.`,
			error
		);
		return items;
	}
}

const keepSame = createStableList< MenuItem >( isSameItem );

/**
 * The menu as other plugins want it; the same array as before when it is the
 * same menu. A callback that fails or returns no list is named in the console
 * and not followed.
 *
 * @param items The menu without them.
 */
export const filterMenuItems = (
	items: readonly MenuItem[]
): readonly MenuItem[] => keepSame( applyCallbacks( items ) );
