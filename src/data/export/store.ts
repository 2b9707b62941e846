import {
	change,
	createResourceStore,
	getKindError,
	isKindRequesting,
	queryKey,
	registerStore,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { EXPORT_STORE_NAME } from '../constants';
import { cancel, exports, remove } from './list';
import { exportId, start, status } from './resources';
import type { RequestError, ResourceState } from '../core';
import type { ExportArgs, ExportSelector } from './types';

/** The key of pending requests and errors, as `start` uses it. */
const getKey = ( selectorName: string, selector: ExportArgs ) =>
	queryKey( selectorName, [ selector ] );

const isSelector = ( args: ExportArgs, type: string ): args is ExportSelector =>
	'type' in args &&
	args.type === type &&
	'args' in args &&
	typeof args.args === 'object' &&
	args.args !== null;

/** The store of exports by email, `wc/admin/export`. */
export const exportStore = createResourceStore( {
	name: EXPORT_STORE_NAME,
	resources: [ status, exports ],
	selectors: {
		/**
		 * Whether an export is being started.
		 *
		 * @param state        The state.
		 * @param selectorName `startExport`.
		 * @param selector     Report and query: `{ type, args }`.
		 */
		isExportRequesting: (
			state: ResourceState,
			selectorName: string,
			selector: ExportArgs
		) => isKindRequesting( state, getKey( selectorName, selector ) ),
		/**
		 * The export that was started last; undefined when none was.
		 *
		 * @param state The state.
		 * @param type  The report.
		 * @param args  Its query, alone or as `{ type, args }`.
		 */
		getExportId: ( state: ResourceState, type: string, args: ExportArgs ) =>
			exportId.get(
				state,
				type,
				isSelector( args, type ) ? args.args : args
			),
		/**
		 * The error message of starting an export, or false.
		 *
		 * @param state        The state.
		 * @param selectorName `startExport`.
		 * @param selector     Report and query: `{ type, args }`.
		 */
		getError: (
			state: ResourceState,
			selectorName: string,
			selector: ExportArgs
		): string | false => {
			const error = getKindError(
				state,
				getKey( selectorName, selector )
			);
			return error ? error.message : false;
		},
		/** The progress of an export; an empty object before the first response. */
		getExportStatus: status.getData,
		getExportStatusError: status.getError,

		/**
		 * The exports of the user, newest first: those processing, and recent
		 * ones. `refresh( 'getExports' )` requests them again.
		 */
		getExports: exports.getData,
		getExportsError: exports.getError,
	},
	actions: {
		/**
		 * Starts an export. Rejects when it cannot be started.
		 *
		 * @param type      The report, for example `orders`.
		 * @param args      Its query.
		 * @param isEmailed Whether a link to the file is emailed; true by default.
		 */
		startExport: start.action,
		/**
		 * Cancels an export. Rejects when it is not processing any more.
		 *
		 * @param id The export.
		 */
		cancelExport: cancel.action,
		/**
		 * Deletes an export and its file.
		 *
		 * @param id The export.
		 */
		removeExport: remove.action,

		setExportId: ( type: string, args: ExportArgs, id: string ) =>
			change( exportId.set( [ type, args ], id ) ),
		setIsRequesting: (
			selectorName: string,
			selector: ExportArgs,
			isRequesting: boolean
		) => setIsRequesting( getKey( selectorName, selector ), isRequesting ),
		setError: (
			selectorName: string,
			selector: ExportArgs,
			error: string | RequestError | false
		) =>
			setError(
				getKey( selectorName, selector ),
				error === false ? false : toRequestError( error )
			),
	},
} );

registerStore( exportStore );
