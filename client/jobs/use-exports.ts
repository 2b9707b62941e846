import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { exportStore, useResource } from '@storedeck/data';
import type { ExportArgs, ExportItem } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { useSnackbar } from '../common/use-snackbar';
import { followExport } from './follow-export';
import {
	announce,
	downloadWhenDone,
	isRunning,
	pollExports,
	refreshExports,
} from './export-poller';
import { getTracked, onTrackedChange, untrack } from './tracked-exports';

const NONE: ExportItem[] = [];

/** The API of another plugin may create exports without listing them. */
export const hasExportList = () => getSetting( 'hasExportList', true );

/**
 * The user's exports and the actions for them. Running exports are polled until
 * they are done, also after the component unmounts.
 */
export function useExports() {
	const { startExport, cancelExport, removeExport, refresh } =
		useDispatch( exportStore );
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
			/**
			 * Starts an export. The link to its file is emailed, or this page
			 * downloads the file.
			 *
			 * @param report    The endpoint, for example `orders`.
			 * @param args      The query of the report's table.
			 * @param isEmailed Sites without a list of exports always email it.
			 * @throws Error If it cannot be started.
			 */
			start: async (
				report: string,
				args: ExportArgs,
				isEmailed = true
			) => {
				const { export_id: id, message } = await startExport(
					report,
					args,
					isEmailed || ! hasExportList()
				);
				if ( ! hasExportList() ) {
					notify.success(
						message ||
							__(
								'The file will be sent to you by email.',
								'storedeck'
							)
					);
					followExport( report, String( id ) );
					return;
				}
				announce( [ String( id ) ] );
				if ( ! isEmailed ) {
					downloadWhenDone( String( id ) );
				}
				await refreshExports();
				pollExports();
			},
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
		[ startExport, cancelExport, removeExport, refresh, notify ]
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
