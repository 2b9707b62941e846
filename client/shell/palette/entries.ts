import { __ } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import {
	getHistory,
	getNewPath,
	getPersistedQuery,
	getQuery,
} from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { getPages } from '../pages';
import type { Breadcrumb } from '../pages';
import { getViewHref } from '../../views/view-query';
import type { Named } from './match';
import { isPattern } from '../match-path';

export interface Entry extends Named {
	id: string;
	/** Called when the entry is selected. */
	open: () => void;
}

const labelOf = ( crumb: Breadcrumb ) =>
	typeof crumb === 'string' ? crumb : crumb.label;

/** Screens and reports that the current user may open. */
export function getPageEntries(): Entry[] {
	return getPages()
		.filter(
			( { path, capability } ) =>
				! isPattern( path ) && currentUserCan( capability )
		)
		.map( ( { path, breadcrumbs } ) => {
			const labels = breadcrumbs().map( labelOf );
			return {
				id: `page:${ path }`,
				label: labels.at( -1 ) ?? path,
				group:
					labels.slice( 0, -1 ).join( ' › ' ) ||
					__( 'Store', 'storedeck' ),
				open: () =>
					getHistory().push(
						getNewPath( getPersistedQuery(), path, {} )
					),
			};
		} );
}

export const getViewEntries = ( views: readonly SavedView[] ): Entry[] =>
	views.map( ( view ) => ( {
		id: `view:${ view.id }`,
		label: view.name,
		group: __( 'Saved views', 'storedeck' ),
		open: () => getHistory().push( getViewHref( view, getQuery() ) ),
	} ) );
