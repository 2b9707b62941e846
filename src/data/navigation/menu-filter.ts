import { applyContained, listOf, object, text } from '@storedeck/hooks';
import { isRecord } from '@storedeck/settings/guards';
import { createStableList } from '../core';
import type { MenuItem } from './types';

/** Filter hook for other plugins. */
export const MENU_ITEMS_FILTER = 'woocommerce_navigation_menu_items';

/** Callbacks copy items: copies with equal properties are the same. */
function isSameItem( one: unknown, other: unknown ) {
	if ( ! isRecord( one ) || ! isRecord( other ) ) {
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

const ITEMS = listOf< MenuItem >( object( { id: text } ) );

const keepSame = createStableList< MenuItem >( isSameItem );

/**
 * Applies the filter to the menu; returns the same array while the menu is the
 * same.
 *
 * @param items The unfiltered menu.
 */
export const filterMenuItems = (
	items: readonly MenuItem[]
): readonly MenuItem[] =>
	keepSame( applyContained( MENU_ITEMS_FILTER, items, ITEMS ) );
