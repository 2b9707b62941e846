import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import type { SavedView } from '@storedeck/data';
import { getHistory, getNewPath } from '@storedeck/navigation';
import { getAdminLink, getSetting } from '@storedeck/settings';
import { useSnackbar } from '../common/use-snackbar';
import { copyText } from './copy-text';
import type { Shown } from './types';
import { VIEW_PARAM, getViewHref, hasDates, toViewQuery } from './view-query';

/** What can be done with views without asking first. Each says how it went. */
export function useViewDeeds( { path, query, hidden, isTimeless }: Shown ) {
	const { updateView, deleteView, pinView, refresh } =
		useDispatch( viewsStore );
	const notify = useSnackbar();

	const attempt = async (
		deed: () => Promise< unknown >,
		done: string,
		failed: string
	) => {
		try {
			await deed();
			notify.success( done );
			return true;
		} catch ( error ) {
			notify.error( failed, error );
			return false;
		}
	};

	return {
		readAgain: () => refresh( 'getViews', [] ),
		/** Has a view keep what the screen shows now. */
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
				__( 'The view could not be updated.', 'storedeck' )
			),
		/** Gives a view to the shop, or takes it back for oneself. */
		share: ( view: SavedView ) =>
			attempt(
				() =>
					updateView( view.id, {
						scope: view.scope === 'own' ? 'shop' : 'own',
					} ),
				view.scope === 'own'
					? sprintf(
							/* translators: %s: name of a saved view. */
							__(
								'Everybody in the shop has “%s” now.',
								'storedeck'
							),
							view.name
					  )
					: sprintf(
							/* translators: %s: name of a saved view. */
							__( 'Only you have “%s” now.', 'storedeck' ),
							view.name
					  ),
				__( 'The view could not be shared.', 'storedeck' )
			),
		/** Puts a view on the Overview, or takes it away. */
		pin: ( view: SavedView ) =>
			attempt(
				() => pinView( view.id, ! view.is_pinned ),
				view.is_pinned
					? sprintf(
							/* translators: %s: name of a saved view. */
							__(
								'“%s” is no longer on the Overview.',
								'storedeck'
							),
							view.name
					  )
					: sprintf(
							/* translators: %s: name of a saved view. */
							__( '“%s” is on the Overview now.', 'storedeck' ),
							view.name
					  ),
				__( 'The view could not be pinned.', 'storedeck' )
			),
		copyLink: ( view: SavedView ) =>
			attempt(
				() => copyText( getAdminLink( getViewHref( view ) ) ),
				__( 'Link copied.', 'storedeck' ),
				__( 'The link could not be copied.', 'storedeck' )
			),
		/** Deletes a view; its address forgets it. */
		remove: async ( view: SavedView ) => {
			const isDone = await attempt(
				() => deleteView( view.id ),
				sprintf(
					/* translators: %s: name of a saved view. */
					__( '“%s” deleted.', 'storedeck' ),
					view.name
				),
				__( 'The view could not be deleted.', 'storedeck' )
			);
			if ( isDone && query[ VIEW_PARAM ] === view.id ) {
				getHistory().replace(
					getNewPath( { [ VIEW_PARAM ]: undefined }, path, query )
				);
			}
		},
	};
}

export type ViewDeeds = ReturnType< typeof useViewDeeds >;
