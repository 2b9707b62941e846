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

/** Flags and errors of one question, as `start` files them. */
const kindOf = ( selectorName: string, question: ExportArgs ) =>
	queryKey( selectorName, [ question ] );

const isQuestion = ( args: ExportArgs, type: string ): args is ExportSelector =>
	'type' in args &&
	args.type === type &&
	'args' in args &&
	typeof args.args === 'object' &&
	args.args !== null;

/** The store of exports by e-mail, `wc/admin/export`. */
export const exportStore = createResourceStore( {
	name: EXPORT_STORE_NAME,
	resources: [ status, exports ],
	selectors: {
		/**
		 * Whether an export is being begun.
		 *
		 * @param state        The state.
		 * @param selectorName `startExport`.
		 * @param question     Report and query: `{ type, args }`.
		 */
		isExportRequesting: (
			state: ResourceState,
			selectorName: string,
			question: ExportArgs
		) => isKindRequesting( state, kindOf( selectorName, question ) ),
		/**
		 * The export that was begun last, undefined when none was.
		 *
		 * @param state The state.
		 * @param type  The report.
		 * @param args  Its query, alone or as `{ type, args }`.
		 */
		getExportId: ( state: ResourceState, type: string, args: ExportArgs ) =>
			exportId.get(
				state,
				type,
				isQuestion( args, type ) ? args.args : args
			),
		/**
		 * Why an export could not be begun: the message, or false.
		 *
		 * @param state        The state.
		 * @param selectorName `startExport`.
		 * @param question     Report and query: `{ type, args }`.
		 */
		getError: (
			state: ResourceState,
			selectorName: string,
			question: ExportArgs
		): string | false => {
			const error = getKindError(
				state,
				kindOf( selectorName, question )
			);
			return error ? error.message : false;
		},
		/** How far an export is; an empty object until it is known. */
		getExportStatus: status.getData,
		getExportStatusError: status.getError,

		/**
		 * The exports of the user, the newest first: those under way, and those of
		 * the last days. `refresh( 'getExports' )` asks again.
		 */
		getExports: exports.getData,
		getExportsError: exports.getError,
	},
	actions: {
		/**
		 * Has the server write a report to a file and mail it. Rejects when it
		 * does not.
		 *
		 * @param type The report, for example `orders`.
		 * @param args Its query.
		 */
		startExport: start.action,
		/**
		 * Stops an export that is under way. Rejects when there is nothing left to
		 * stop.
		 *
		 * @param id The export.
		 */
		cancelExport: cancel.action,
		/**
		 * Forgets an export, and has its file removed.
		 *
		 * @param id The export.
		 */
		removeExport: remove.action,

		setExportId: ( type: string, args: ExportArgs, id: string ) =>
			change( exportId.set( [ type, args ], id ) ),
		setIsRequesting: (
			selectorName: string,
			question: ExportArgs,
			isRequesting: boolean
		) => setIsRequesting( kindOf( selectorName, question ), isRequesting ),
		setError: (
			selectorName: string,
			question: ExportArgs,
			error: string | RequestError | false
		) =>
			setError(
				kindOf( selectorName, question ),
				error === false ? false : toRequestError( error )
			),
	},
} );

registerStore( exportStore );
