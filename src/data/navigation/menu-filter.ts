import { applyFilters } from '@wordpress/hooks';
import { createStableList } from '../core';
import type { MenuItem } from './types';

/** Filter hook for other plugins. */
export const MENU_ITEMS_FILTER = 'woocommerce_navigation_menu_items';

const isObject = ( value: unknown ): value is object =>
	typeof value === 'object' && value !== null;

const isMenuItem = ( value: unknown ): value is MenuItem =>
	isObject( value ) && 'id' in value && typeof value.id === 'string';

/** Callbacks copy items: copies with equal properties are the same. */
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

/** Selectors run often: each message is logged once. */
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
 * Applies the filter to the menu; returns the same array while the menu is the
 * same. A callback that throws or does not return a list is logged and ignored.
 *
 * @param items The unfiltered menu.
 */
export const filterMenuItems = (
	items: readonly MenuItem[]
): readonly MenuItem[] => keepSame( applyCallbacks( items ) );
