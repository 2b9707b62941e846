import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { useSnackbar } from '../common/use-snackbar';
import { copyText } from './copy-text';
import type { ScreenState } from './types';
import { VIEW_PARAM, getViewHref, hasDates, toViewQuery } from './view-query';

/** The actions of views that need no dialog. Each shows its result in a snackbar. */
export function useViewActions( {
	path,
	query,
	hidden,
	isTimeless,
}: ScreenState ) {
	const { updateView, deleteView, pinView } = useDispatch( viewsStore );
	const { attempt } = useSnackbar();

	return {
		/** Saves the current screen in the view. */
		update: ( view: SavedView ) =>
			attempt(
				() =>
					updateView( view.id, {
						query: toViewQuery(
							query,
							! isTimeless && hasDates( view )
								? getSetting( 'defaultDateRange' )
								: undefined
						),
						hidden_columns: hidden,
					} ),
				__( 'Could not update the view.', 'storedeck' ),
				sprintf(
					/* translators: %s: name of a saved view. */
					__( '“%s” updated.', 'storedeck' ),
					view.name
				)
			),
		/** Makes a private view shared, and a shared view private. */
		share: ( view: SavedView ) =>
			attempt(
				() =>
					updateView( view.id, {
						scope: view.scope === 'own' ? 'shop' : 'own',
					} ),
				__( 'Could not change who can see the view.', 'storedeck' ),
				view.scope === 'own'
					? sprintf(
							/* translators: %s: name of a saved view. */
							__( '“%s” shared.', 'storedeck' ),
							view.name
					  )
					: sprintf(
							/* translators: %s: name of a saved view. */
							__( '“%s” is now private.', 'storedeck' ),
							view.name
					  )
			),
		pin: ( view: SavedView ) =>
			attempt(
				() => pinView( view.id, ! view.is_pinned ),
				view.is_pinned
					? __( 'Could not unpin the view.', 'storedeck' )
					: __( 'Could not pin the view.', 'storedeck' ),
				view.is_pinned
					? sprintf(
							/* translators: %s: name of a saved view. */
							__(
								'“%s” unpinned from the Overview.',
								'storedeck'
							),
							view.name
					  )
					: sprintf(
							/* translators: %s: name of a saved view. */
							__( '“%s” pinned to the Overview.', 'storedeck' ),
							view.name
					  )
			),
		copyLink: ( view: SavedView ) =>
			attempt(
				() => copyText( getAdminLink( getViewHref( view ) ) ),
				__( 'Could not copy the link.', 'storedeck' ),
				__( 'Link copied.', 'storedeck' )
			),
		/** Deletes a view and removes it from the URL. */
		remove: async ( view: SavedView ) => {
			const isDeleted = await attempt(
				() => deleteView( view.id ),
				__( 'Could not delete the view.', 'storedeck' ),
				sprintf(
					/* translators: %s: name of a saved view. */
					__( '“%s” deleted.', 'storedeck' ),
					view.name
				)
			);
			if ( isDeleted && query[ VIEW_PARAM ] === view.id ) {
				getHistory().replace(
					getNewPath( { [ VIEW_PARAM ]: undefined }, path, query )
				);
			}
		},
	};
}

export type ViewActions = ReturnType< typeof useViewActions >;
