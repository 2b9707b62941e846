import { useDispatch } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isAbortError, isNotFoundError } from '@storedeck/api';
import { itemsStore, reportsStore } from '@storedeck/data';
import { formatCount } from '../../../common/store-format';
import { getFailureText } from '../../../common/failure-text';
import { useSnackbar } from '../../../common/use-snackbar';
import type { Snackbars } from '../../../common/use-snackbar';
import { createPoller } from '../../../jobs/poller';
import {
	create,
	getList,
	getProgress,
	post,
	preview,
	sendFile,
} from './requests';
import type { ImportOptions, OrderImport } from './types';

/** Whether the server works on it. */
export const isRunning = ( { status }: OrderImport ) =>
	[ 'reading', 'importing', 'undoing' ].includes( status );

/** Whether it is a file that is not imported yet. */
export const isFile = ( { status }: OrderImport ) =>
	[ 'uploading', 'reading', 'invalid', 'ready' ].includes( status );

/** What an import did. */
export function describeResult( { counts }: OrderImport ) {
	return sprintf(
		/* translators: 1, 2, 3: numbers of orders. */
		__( '%1$s new, %2$s updated, %3$s unchanged', 'storedeck' ),
		formatCount( counts.created ),
		formatCount( counts.updated ),
		formatCount( counts.unchanged )
	);
}

/** Shows how the work on an import ended. A file that failed before anything was imported can be imported again. */
function notifyEnd( item: OrderImport, isUndo: boolean, notify: Snackbars ) {
	if ( item.status === 'imported' && ! isUndo ) {
		notify.success(
			sprintf(
				/* translators: %s: numbers of orders, for example "5 new, 0 updated, 2 unchanged". */
				__( 'Orders imported: %s.', 'storedeck' ),
				describeResult( item )
			)
		);
	} else if ( item.status === 'undone' ) {
		notify.success(
			sprintf(
				/* translators: %s: number of orders. */
				_n(
					'Import of %s order undone.',
					'Import of %s orders undone.',
					item.total,
					'storedeck'
				),
				formatCount( item.total )
			)
		);
	} else {
		notify.error(
			isUndo
				? __( 'Could not undo the import.', 'storedeck' )
				: __( 'The import stopped before the end.', 'storedeck' )
		);
	}
}

/** Keeps the preview, and the focus in it, while the file is read with another choice. */
const keepPreview = ( item: OrderImport, known: OrderImport ) =>
	item.status === 'reading' ? { ...item, preview: known.preview } : item;

/** Order files and imports, their progress and the actions for them. */
export function useOrderImports() {
	const [ items, setItems ] = useState< OrderImport[] >();
	const [ error, setError ] = useState< { message: string } | false >(
		false
	);
	/** That of the store, as of the last response. */
	const [ currency, setCurrency ] = useState< string >();
	/** Bytes that were sent of the file that is being sent; undefined if none is. */
	const [ sent, setSent ] = useState< number >();
	const sending = useRef< AbortController >();
	const notify = useSnackbar();
	const { invalidate: invalidateReports } = useDispatch( reportsStore );
	const { invalidate: invalidateItems } = useDispatch( itemsStore );

	const put = useCallback( ( item: OrderImport ) => {
		setCurrency( item.store_currency );
		setItems( ( list = [] ) =>
			list.some( ( { id } ) => id === item.id )
				? list.map( ( known ) =>
						known.id === item.id
							? keepPreview( item, known )
							: known
				  )
				: [ item, ...list ]
		);
	}, [] );
	const reload = useCallback( async () => {
		try {
			setItems( await getList() );
			setError( false );
		} catch ( failure ) {
			setError( { message: getFailureText( failure ) } );
		}
	}, [] );

	useEffect( () => {
		reload();
		return () => sending.current?.abort();
	}, [ reload ] );

	const finish = useCallback(
		( item: OrderImport, work: OrderImport[ 'status' ] ) => {
			put( item );
			if ( ! isRunning( item ) && work !== 'reading' ) {
				invalidateReports();
				invalidateItems();
				notifyEnd( item, work === 'undoing', notify );
			}
		},
		[ put, notify, invalidateReports, invalidateItems ]
	);

	const active = items?.find( isRunning );
	const running = active?.id;
	const status = active?.status;

	useEffect( () => {
		if ( ! running || ! status ) {
			return undefined;
		}
		let isCurrent = true;
		const poller = createPoller( async () => {
			try {
				const item = await getProgress( running );
				if ( ! isCurrent ) {
					return false;
				}
				finish( item, status );
				return isRunning( item );
			} catch ( failure ) {
				if ( isNotFoundError( failure ) ) {
					// Another window has cancelled it.
					await reload();
					return false;
				}
				throw failure;
			}
		} );
		poller.start();
		return () => {
			isCurrent = false;
			poller.stop();
		};
	}, [ running, status, reload, finish ] );

	const actions = useMemo( () => {
		/** Runs an action and shows why it failed. */
		const attempt = async (
			message: string,
			action: () => Promise< void >
		) => {
			try {
				await action();
			} catch ( failure ) {
				if ( ! isAbortError( failure ) ) {
					notify.error( message, failure );
					await reload();
				}
			}
		};
		return {
			/**
			 * Sends a file, and finds out what it becomes.
			 *
			 * @param file    The file.
			 * @param started An import of the same file that was interrupted.
			 */
			send: ( file: File, started?: OrderImport ) =>
				attempt(
					__( 'Could not upload the file.', 'storedeck' ),
					async () => {
						if ( started && started.size !== file.size ) {
							throw new Error(
								sprintf(
									/* translators: %s: name of a file. */
									__(
										'This is another file. Choose %s to continue its upload, or cancel and delete it.',
										'storedeck'
									),
									started.file
								)
							);
						}
						const controller = new AbortController();
						sending.current = controller;
						setSent( started?.bytes ?? 0 );
						try {
							const item = started ?? ( await create( file ) );
							put( item );
							await sendFile(
								item,
								file,
								( { bytes } ) => setSent( bytes ),
								controller.signal
							);
							put( await preview( item.id, {} ) );
						} finally {
							setSent( undefined );
						}
					}
				),
			choose: ( id: string, options: ImportOptions ) =>
				attempt(
					__( 'Could not read the file.', 'storedeck' ),
					async () => put( await preview( id, options ) )
				),
			start: ( id: string ) =>
				attempt(
					__( 'Could not start the import.', 'storedeck' ),
					async () =>
						finish( await post( id, 'import' ), 'importing' )
				),
			cancel: ( id: string ) =>
				attempt(
					__( 'Could not cancel the import.', 'storedeck' ),
					async () => {
						sending.current?.abort();
						setItems( await post< OrderImport[] >( id, 'cancel' ) );
						invalidateReports();
					}
				),
			undo: ( id: string ) =>
				attempt(
					__( 'Could not undo the import.', 'storedeck' ),
					async () => finish( await post( id, 'undo' ), 'undoing' )
				),
		};
	}, [ notify, put, finish, reload, invalidateReports ] );

	return {
		items,
		currency,
		isLoaded: items !== undefined,
		error,
		sent,
		reload,
		...actions,
	};
}
