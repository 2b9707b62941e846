import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { NAMESPACE } from '@storedeck/api';
import { importStore, useResource } from '@storedeck/data';
import type { ImportStatus, ImportTotals } from '@storedeck/data';
import { getImportQuery } from './import-query';

const NO_TOTALS: ImportTotals = {};

const PATH = `${ NAMESPACE }/reports/import`;

/** The status also reports the progress of a deletion. */
type Status = ImportStatus & {
	is_deleting?: boolean;
	percent_deleted?: number;
};

const STATUS_QUERY = {};

/** In ms. */
const POLL_INTERVAL = 3000;

/** The import of historical data: its state and its actions. */
export function useImport() {
	const { refresh, updateImportation } = useDispatch( importStore );
	const { form, hasStarted } = useSelect( ( select ) => {
		const store = select( importStore );
		return {
			form: store.getFormSettings(),
			hasStarted: store.getImportStarted().activeImport,
		};
	}, [] );
	const query = getImportQuery( form );
	const statusResult = useResource( importStore, 'getImportStatus', [
		STATUS_QUERY,
	] );
	const totalsResult = useResource( importStore, 'getImportTotals', [
		query,
	] );
	const status: Status = statusResult.data ?? {};
	const isLoaded = ! statusResult.isLoading && ! totalsResult.isLoading;
	const isImporting = status.is_importing === true;
	const isDeleting = status.is_deleting === true;
	const isRunning = isImporting || isDeleting;
	const [ failure, setFailure ] = useState< string >();
	const [ isStarting, setStarting ] = useState( false );

	useEffect( () => {
		if ( ! isRunning ) {
			return undefined;
		}
		const timer = window.setInterval( () => {
			if ( ! document.hidden ) {
				refresh( 'getImportStatus', [ STATUS_QUERY ] );
			}
		}, POLL_INTERVAL );
		return () => window.clearInterval( timer );
	}, [ isRunning, refresh ] );

	const post = async ( path: string, isStart = false ) => {
		setFailure( undefined );
		setStarting( isStart );
		try {
			const response = await updateImportation( path, isStart );
			if ( response?.status === 'error' ) {
				setFailure( response.message );
			}
		} catch ( error ) {
			setFailure( error instanceof Error ? error.message : '' );
		}
		refresh( 'getImportTotals', [ query ] );
		try {
			await refresh( 'getImportStatus', [ STATUS_QUERY ] );
		} finally {
			setStarting( false );
		}
	};

	return {
		status,
		totals: totalsResult.data ?? NO_TOTALS,
		error: statusResult.error ?? totalsResult.error,
		isLoaded,
		form,
		isImporting,
		isDeleting,
		/** Requested, but not yet reported as running. */
		isStarting,
		/** An import that was started on this page is done. */
		hasFinished: hasStarted && isLoaded && ! isRunning && ! isStarting,
		failure,
		retry: () => {
			refresh( 'getImportStatus', [ STATUS_QUERY ] );
			refresh( 'getImportTotals', [ query ] );
		},
		start: () => post( addQueryArgs( PATH, query ), true ),
		stop: () => post( `${ PATH }/cancel` ),
		remove: () => post( `${ PATH }/delete` ),
	};
}
