import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { HiddenColumns } from './hidden-columns';
import { VIEW_PARAM } from './view-query';

/** The view in the URL, if it belongs to this screen. */
export function useOpenView(
	path: string,
	query: Query
): SavedView | undefined {
	const id = query[ VIEW_PARAM ];
	return useSelect(
		( select ) =>
			typeof id === 'string' && id
				? select( viewsStore )
						.getViews()
						.find(
							( view ) => view.id === id && view.path === path
						)
				: undefined,
		[ id, path ]
	);
}

/**
 * The hidden columns of the open view. Changing them changes neither the saved
 * view nor the user's preference.
 */
export function useViewColumns(
	view: SavedView | undefined
): HiddenColumns | undefined {
	const [ edited, setEdited ] = useState< {
		view: SavedView;
		hidden: string[];
	} >();
	return useMemo( () => {
		if ( ! view?.hidden_columns ) {
			return undefined;
		}
		return {
			// Saving the view resets the changes.
			hidden: edited?.view === view ? edited.hidden : view.hidden_columns,
			onChange: ( hidden ) => setEdited( { view, hidden } ),
		};
	}, [ view, edited ] );
}
