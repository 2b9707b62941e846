import { useCallback, useState } from '@wordpress/element';

/** Which rows of a page are chosen. */
export interface Selection {
	/** The chosen rows of this page, in its order. */
	ids: readonly number[];
	/** Whether there are rows and all of them are chosen. */
	isAll: boolean;
	has: ( id: number ) => boolean;
	toggle: ( id: number ) => void;
	/** Chooses all rows of the page, or none where all of them were chosen. */
	toggleAll: () => void;
	clear: () => void;
}

/**
 * Lets rows of a page be chosen. A row that is no longer on the page is not
 * chosen any more: nothing happens to what cannot be seen.
 *
 * @param page Ids of the rows that can be chosen.
 */
export function useSelection( page: readonly number[] ): Selection {
	const [ chosen, setChosen ] = useState< readonly number[] >( [] );
	const ids = page.filter( ( id ) => chosen.includes( id ) );
	const isAll = page.length > 0 && ids.length === page.length;

	return {
		ids,
		isAll,
		has: ( id ) => ids.includes( id ),
		toggle: ( id ) =>
			setChosen(
				ids.includes( id )
					? ids.filter( ( other ) => other !== id )
					: [ ...ids, id ]
			),
		toggleAll: () => setChosen( isAll ? [] : page ),
		clear: useCallback( () => setChosen( [] ), [] ),
	};
}
