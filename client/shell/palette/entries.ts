import { __ } from '@wordpress/i18n';
import type { SavedView } from '@storedeck/data';
import { getNewPath, getPersistedQuery, getQuery } from '@storedeck/navigation';
import { currentUserCan } from '@storedeck/settings';
import { getPages } from '../pages';
import type { Breadcrumb } from '../pages';
import { getViewHref } from '../../views/view-query';
import type { Named } from './match';

/** Somewhere to go. */
export interface Entry extends Named {
	id: string;
	/** Its address, with the dates that the reader has at that moment. */
	getHref: () => string;
}

const labelOf = ( crumb: Breadcrumb ) =>
	typeof crumb === 'string' ? crumb : crumb.label;

/** The screens and reports that the reader may open. */
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

/** The saved views of the reader. */
export const getViewEntries = ( views: readonly SavedView[] ): Entry[] =>
	views.map( ( view ) => ( {
		id: `view:${ view.id }`,
		label: view.name,
		group: __( 'Saved views', 'storedeck' ),
		getHref: () => getViewHref( view, getQuery() ),
	} ) );
