import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';
import type { ColumnChoice } from './column-choice';
import { VIEW_PARAM } from './view-query';

/** The view that an address names, if it is one of this screen. */
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
 * The columns of the view that is open. Hiding others does not change the view,
 * nor what the reader sees without it.
 */
export function useViewColumns(
	view: SavedView | undefined
): ColumnChoice | undefined {
	const [ edited, setEdited ] = useState< {
		view: SavedView;
		hidden: string[];
	} >();
	return useMemo( () => {
		if ( ! view?.hidden_columns ) {
			return undefined;
		}
		return {
			// Of the view as it is kept now: an update begins anew.
			hidden: edited?.view === view ? edited.hidden : view.hidden_columns,
			onChange: ( hidden ) => setEdited( { view, hidden } ),
		};
	}, [ view, edited ] );
}
