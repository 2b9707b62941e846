import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { NAMESPACE } from '@storedeck/api';
import { importStore } from '@storedeck/data';
import type { ImportStatus } from '@storedeck/data';
import { getImportQuery } from './import-query';

const PATH = `${ NAMESPACE }/reports/import`;

/** How far an import is; the removal of what was imported is told with it. */
type Status = ImportStatus & {
	is_deleting?: boolean;
	percent_deleted?: number;
};

/** Always the same question, so that the status of before stays. */
const STATUS_QUERY = {};

/** As often a running import is asked how far it is, in milliseconds. */
const POLL_EVERY = 3000;

/** The import of earlier orders: how it stands, and what can be done. */
export function useImport() {
	const { refresh, updateImportation } = useDispatch( importStore );
	const { form, hasStarted, ...known } = useSelect( ( select ) => {
		const store = select( importStore );
		const settings = store.getFormSettings();
		const query = getImportQuery( settings );
		const status: Status = store.getImportStatus( STATUS_QUERY );
		return {
			form: settings,
			status,
			totals: store.getImportTotals( query ),
			error:
				store.getImportError( STATUS_QUERY ) ||
				store.getImportError( query ),
			isKnown:
				store.hasFinishedResolution( 'getImportStatus', [
					STATUS_QUERY,
				] ) &&
				store.hasFinishedResolution( 'getImportTotals', [ query ] ),
			hasStarted: store.getImportStarted().activeImport,
		};
	}, [] );
	const query = getImportQuery( form );
	const isImporting = known.status.is_importing === true;
	const isDeleting = known.status.is_deleting === true;
	const isRunning = isImporting || isDeleting;
	const [ failure, setFailure ] = useState< string >();
	const [ isStarting, setStarting ] = useState( false );

	useEffect( () => {
		if ( ! isRunning ) {
			return undefined;
		}
		const timer = window.setInterval( () => {
			// Nobody looks at a page in the background.
			if ( ! document.hidden ) {
				refresh( 'getImportStatus', [ STATUS_QUERY ] );
			}
		}, POLL_EVERY );
		return () => window.clearInterval( timer );
	}, [ isRunning, refresh ] );

	const post = async ( path: string, isStart = false ) => {
		setFailure( undefined );
		setStarting( isStart );
		try {
			const answer = await updateImportation( path, isStart );
			if ( answer?.status === 'error' ) {
				setFailure( answer.message );
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
		...known,
		form,
		isImporting,
		isDeleting,
		/** ResolvedReport for; how far it is has not been told yet. */
		isStarting,
		/** What was started here has come to its end. */
		hasFinished: hasStarted && known.isKnown && ! isRunning && ! isStarting,
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
