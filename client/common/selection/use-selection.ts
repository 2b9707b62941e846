import { useCallback, useState } from '@wordpress/element';

/** Selected rows of a page. */
export interface Selection {
	/** Selected rows of this page, in its order. */
	ids: readonly number[];
	/** Whether there are rows and all of them are selected. */
	isAll: boolean;
	has: ( id: number ) => boolean;
	toggle: ( id: number ) => void;
	/** Selects all rows of the page, or none when all are selected. */
	toggleAll: () => void;
	clear: () => void;
	/** Selects these rows and no others. */
	set: ( ids: readonly number[] ) => void;
}

/**
 * Row selection. Rows that are no longer on the page are deselected, so that an
 * action never affects invisible rows.
 *
 * @param page Ids of the selectable rows.
 */
export function useSelection( page: readonly number[] ): Selection {
	const [ selected, setSelected ] = useState< readonly number[] >( [] );
	const ids = page.filter( ( id ) => selected.includes( id ) );
	const isAll = page.length > 0 && ids.length === page.length;

	return {
		ids,
		isAll,
		has: ( id ) => ids.includes( id ),
		toggle: ( id ) =>
			setSelected(
				ids.includes( id )
					? ids.filter( ( other ) => other !== id )
					: [ ...ids, id ]
			),
		toggleAll: () => setSelected( isAll ? [] : page ),
		clear: useCallback( () => setSelected( [] ), [] ),
		set: setSelected,
	};
}
