import { select, useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { exportStore } from '@storedeck/data';
import type { ExportArgs, ExportItem } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { useSnackbar } from '../common/use-snackbar';
import { isUnderWay, tellOutcome, watchExports } from './export-watch';
import { follow, getFollowed, onFollowedChange, unfollow } from './followed';

const NONE: ExportItem[] = [];

/** Another plugin's API makes exports too, and lists none. */
const hasList = () => getSetting( 'hasExportList', true );

/**
 * The user's exports, and what can be done with them. What is under way is
 * followed to its end, also when the screen that uses this is left.
 */
export function useExports() {
	const { startExport, cancelExport, removeExport, refresh } =
		useDispatch( exportStore );
	const notify = useSnackbar();
	const { list, error, isKnown } = useSelect( ( get ) => {
		if ( ! hasList() ) {
			return { list: NONE, error: false as const, isKnown: true };
		}
		const store = get( exportStore );
		return {
			list: store.getExports(),
			error: store.getExportsError(),
			isKnown: store.getReadAt( 'getExports' ) !== undefined,
		};
	}, [] );
	const followed = useSyncExternalStore( onFollowedChange, getFollowed );
	const hasUnderWay = list.some( isUnderWay );

	useEffect( () => {
		if ( hasUnderWay ) {
			follow( list.filter( isUnderWay ).map( ( { id } ) => id ) );
			watchExports();
		}
	}, [ hasUnderWay, list ] );

	const deeds = useMemo(
		() => ( {
			/**
			 * Begins an export, and has the link to its file mailed.
			 *
			 * @param report Its endpoint, for example `orders`.
			 * @param args   What it is asked: the query of its table.
			 * @throws Error Where it cannot be begun.
			 */
			start: async ( report: string, args: ExportArgs ) => {
				const { export_id: id, message } = await startExport(
					report,
					args
				);
				if ( ! hasList() ) {
					notify.success(
						message ||
							__(
								'The file will be sent to you by e-mail.',
								'storedeck'
							)
					);
					return;
				}
				follow( [ String( id ) ] );
				await refresh( 'getExports' );
				const begun = select( exportStore )
					.getExports()
					.find( ( item ) => item.id === String( id ) );
				// It may be done before anybody has seen it run.
				if ( begun && ! isUnderWay( begun ) ) {
					tellOutcome( begun );
				}
				watchExports();
			},
			/** Stops one; says how that went. */
			cancel: async ( id: string ) => {
				try {
					const { message } = await cancelExport( id );
					unfollow( id );
					notify.success( message );
				} catch ( failure ) {
					notify.error(
						__( 'The export was not cancelled.', 'storedeck' ),
						failure
					);
					await refresh( 'getExports' );
				}
			},
			/** Forgets one, with its file; says when that failed. */
			remove: async ( id: string ) => {
				try {
					await removeExport( id );
					unfollow( id );
				} catch ( failure ) {
					notify.error(
						__( 'The export was not removed.', 'storedeck' ),
						failure
					);
				}
			},
			/** Puts one away that is done; it stays in the list. */
			dismiss: unfollow,
			/** Reads the list again. */
			retry: () => {
				refresh( 'getExports' );
			},
		} ),
		[ startExport, cancelExport, removeExport, refresh, notify ]
	);

	return {
		/** All of the last days, the newest first. */
		exports: list,
		/** Ids of those that the reader saw running in this tab and has not put away. */
		followed,
		/** Whether the list was ever read. */
		isKnown,
		error,
		...deeds,
	};
}
