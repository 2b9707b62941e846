import { __ } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import { getNewPath, getPersistedQuery, getQuery } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { getPages, labelOf } from '../pages';
import { getViewHref } from '../../views/view-query';
import { isPattern } from '../match-path';
import { follow } from './follow';
import type { Named } from './match';
import { getSynonyms } from './synonyms';

export interface Entry extends Named {
	id: string;
	/** Called when the entry is selected. */
	open: () => void;
}

/** Screens and reports that the current user may open. */
export function getPageEntries(): Entry[] {
	return getPages()
		.filter(
			( { path, capability } ) =>
				! isPattern( path ) && currentUserCan( capability )
		)
		.map( ( { path, breadcrumbs } ) => {
			const labels = breadcrumbs().map( labelOf );
			const id = `page:${ path }`;
			return {
				id,
				label: labels.at( -1 ) ?? path,
				group:
					labels.slice( 0, -1 ).join( ' › ' ) ||
					__( 'Store', 'storedeck' ),
				keywords: getSynonyms( id ),
				open: () =>
					follow( getNewPath( getPersistedQuery(), path, {} ) ),
			};
		} );
}

export const getViewEntries = ( views: readonly SavedView[] ): Entry[] =>
	views.map( ( view ) => ( {
		id: `view:${ view.id }`,
		label: view.name,
		group: __( 'Saved views', 'storedeck' ),
		open: () => follow( getViewHref( view, getQuery() ) ),
	} ) );
