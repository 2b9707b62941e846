import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { exportStore, useResource } from '@storedeck/data';
import type { ExportItem } from '@storedeck/data';
import { useSnackbar } from '../common/use-snackbar';
import { announce, isRunning, pollExports } from './export-poller';
import { hasExportList, startExport } from './start-export';
import { getTracked, onTrackedChange, untrack } from './tracked-exports';

const NONE: ExportItem[] = [];

/**
 * The user's exports and the actions for them. Running exports are polled until
 * they are done, also after the component unmounts.
 */
export function useExports() {
	const { cancelExport, removeExport, refresh } = useDispatch( exportStore );
	const notify = useSnackbar();
	const { data, error } = useResource( exportStore, 'getExports', [], {
		enabled: hasExportList(),
	} );
	const list = data ?? NONE;
	const tracked = useSyncExternalStore( onTrackedChange, getTracked );
	const hasRunning = list.some( isRunning );

	useEffect( () => {
		if ( hasRunning ) {
			announce( list.filter( isRunning ).map( ( { id } ) => id ) );
			pollExports();
		}
	}, [ hasRunning, list ] );

	const actions = useMemo(
		() => ( {
			start: startExport,
			/** Shows the result in a snackbar. */
			cancel: async ( id: string ) => {
				const isCanceled = await notify.attempt(
					async () => {
						const { message } = await cancelExport( id );
						untrack( id );
						notify.success( message );
					},
					__( 'Could not cancel the export.', 'storedeck' )
				);
				if ( ! isCanceled ) {
					await refresh( 'getExports' );
				}
			},
			/** Deletes an export and its file. */
			remove: ( id: string ) =>
				notify.attempt(
					async () => {
						await removeExport( id );
						untrack( id );
					},
					__( 'Could not delete the export.', 'storedeck' )
				),
			/** Keeps the export in the list, but no longer tracks it. */
			dismiss: untrack,
			retry: () => {
				refresh( 'getExports' );
			},
		} ),
		[ cancelExport, removeExport, refresh, notify ]
	);

	return {
		/** Newest first. */
		exports: list,
		/** Ids of tracked exports. */
		tracked,
		isLoaded: data !== undefined || ! hasExportList(),
		error,
		...actions,
	};
}
