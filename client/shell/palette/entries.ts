import { __ } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import { getNewPath, getPersistedQuery, getQuery } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { getPages } from '../pages';
import type { Breadcrumb } from '../pages';
import { getViewHref } from '../../views/view-query';
import type { Named } from './match';

export interface Entry extends Named {
	id: string;
	/** URL with the current date range. */
	getHref: () => string;
}

const labelOf = ( crumb: Breadcrumb ) =>
	typeof crumb === 'string' ? crumb : crumb.label;

/** Screens and reports that the current user may open. */
export function getPageEntries(): Entry[] {
	return getPages()
		.filter( ( { capability } ) => currentUserCan( capability ) )
		.map( ( { path, breadcrumbs } ) => {
			const labels = breadcrumbs().map( labelOf );
			return {
				id: `page:${ path }`,
				label: labels.at( -1 ) ?? path,
				group:
					labels.slice( 0, -1 ).join( ' › ' ) ||
					__( 'Store', 'storedeck' ),
				getHref: () => getNewPath( getPersistedQuery(), path, {} ),
			};
		} );
}

export const getViewEntries = ( views: readonly SavedView[] ): Entry[] =>
	views.map( ( view ) => ( {
		id: `view:${ view.id }`,
		label: view.name,
		group: __( 'Saved views', 'storedeck' ),
		getHref: () => getViewHref( view, getQuery() ),
	} ) );
