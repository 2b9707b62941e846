import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { registerStore, useResource } from '@storedeck/data/core';
import { navigationStore } from '@storedeck/data/navigation';
import { currentUserCan } from '@storedeck/settings';
import type { MenuItem } from '@storedeck/data/navigation';
import { useFilterVersion } from '@storedeck/hooks';
import { useSnackbar } from '../../common/use-snackbar';
import { getScreenItems } from './menu-items';

// Registered again because a plugin's screen may not have done so.
registerStore( navigationStore );

const NO_IDS: readonly string[] = [];

/** A navigation item with a link. */
export interface Entry extends MenuItem {
	title: string;
	url: string;
	/** Path, for a screen of the app. */
	path?: string;
}

const isEntry = ( item: MenuItem ): item is Entry =>
	typeof item.title === 'string' &&
	item.title !== '' &&
	typeof item.url === 'string' &&
	item.url !== '';

const byOrder = ( one: Entry, other: Entry ) =>
	( one.order ?? 100 ) - ( other.order ?? 100 ) ||
	one.title.localeCompare( other.title );

/** Whether the current user may open the page of a plugin. */
const isAllowed = ( { capability }: MenuItem ) =>
	typeof capability !== 'string' || currentUserCan( capability );

/**
 * The user's favorites, navigation items added by plugins, and a function to
 * add and remove favorites.
 */
export function useFavorites() {
	const {
		data: ids = NO_IDS,
		error,
		retry,
	} = useResource( navigationStore, 'getFavorites', [] );
	const filterVersion = useFilterVersion();
	const { items, isSaving } = useSelect(
		( select ) => {
			const store = select( navigationStore );
			return {
				items: store.getMenuItems(),
				isSaving:
					store.isNavigationRequesting( 'addFavorite' ) ||
					store.isNavigationRequesting( 'removeFavorite' ),
			};
		},
		// The selector applies filters, too.
		// eslint-disable-next-line react-hooks/exhaustive-deps
		[ filterVersion ]
	);
	const { addFavorite, removeFavorite } = useDispatch( navigationStore );
	const notify = useSnackbar();

	const { favorites, extensions } = useMemo( () => {
		const screens = getScreenItems();
		const others = items.filter(
			( { id } ) => ! screens.some( ( screen ) => screen.id === id )
		);
		const all = [ ...screens, ...others ]
			.filter( isEntry )
			.filter( isAllowed );
		return {
			favorites: ids.flatMap(
				( id ) => all.find( ( item ) => item.id === id ) ?? []
			),
			extensions: others
				.filter( isEntry )
				.filter( isAllowed )
				.filter( ( { id } ) => ! ids.includes( id ) )
				.sort( byOrder ),
		};
	}, [ ids, items ] );

	const toggle = async ( id: string, title: string ) => {
		const isFavorite = ids.includes( id );
		await notify.attempt(
			() => ( isFavorite ? removeFavorite( id ) : addFavorite( id ) ),
			__( 'Could not save favorites.', 'storedeck' ),
			isFavorite
				? sprintf(
						/* translators: %s: title of a screen. */
						__( '%s removed from favorites.', 'storedeck' ),
						title
				  )
				: sprintf(
						/* translators: %s: title of a screen. */
						__( '%s added to favorites.', 'storedeck' ),
						title
				  )
		);
	};

	return {
		ids,
		isLoaded: ids !== NO_IDS,
		error,
		retry,
		isSaving,
		favorites,
		extensions,
		toggle,
	};
}
