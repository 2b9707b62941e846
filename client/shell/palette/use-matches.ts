import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { viewsStore } from '@storedeck/data';
import { useFiltered } from '@storedeck/hooks';
import { getCommandEntries } from './commands';
import { getPageEntries, getViewEntries } from './entries';
import type { Entry } from './entries';
import { findMatches } from './match';
import type { Matches } from './match';

const getOwnEntries = () => [ ...getPageEntries(), ...getCommandEntries() ];

/**
 * Screens, reports, commands and saved views that match.
 *
 * @param text The text in the field.
 */
export function useMatches( text: string ): Matches< Entry > {
	const views = useSelect(
		( select ) => select( viewsStore ).getViews(),
		[]
	);
	const own = useFiltered( getOwnEntries );
	return useMemo(
		() => findMatches( [ ...own, ...getViewEntries( views ) ], text ),
		[ own, views, text ]
	);
}
