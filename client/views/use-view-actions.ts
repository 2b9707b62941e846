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
	const notify = useSnackbar();

	const attempt = async (
		action: () => Promise< unknown >,
		successMessage: string,
		errorMessage: string
	) => {
		try {
			await action();
			notify.success( successMessage );
			return true;
		} catch ( error ) {
			notify.error( errorMessage, error );
			return false;
		}
	};

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
				sprintf(
					/* translators: %s: name of a saved view. */
					__( '“%s” updated.', 'storedeck' ),
					view.name
				),
				__( 'Could not update the view.', 'storedeck' )
			),
		/** Makes a private view shared, and a shared view private. */
		share: ( view: SavedView ) =>
			attempt(
				() =>
					updateView( view.id, {
						scope: view.scope === 'own' ? 'shop' : 'own',
					} ),
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
					  ),
				__( 'Could not change who can see the view.', 'storedeck' )
			),
		pin: ( view: SavedView ) =>
			attempt(
				() => pinView( view.id, ! view.is_pinned ),
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
					  ),
				view.is_pinned
					? __( 'Could not unpin the view.', 'storedeck' )
					: __( 'Could not pin the view.', 'storedeck' )
			),
		copyLink: ( view: SavedView ) =>
			attempt(
				() => copyText( getAdminLink( getViewHref( view ) ) ),
				__( 'Link copied.', 'storedeck' ),
				__( 'Could not copy the link.', 'storedeck' )
			),
		/** Deletes a view and removes it from the URL. */
		remove: async ( view: SavedView ) => {
			const isDeleted = await attempt(
				() => deleteView( view.id ),
				sprintf(
					/* translators: %s: name of a saved view. */
					__( '“%s” deleted.', 'storedeck' ),
					view.name
				),
				__( 'Could not delete the view.', 'storedeck' )
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
