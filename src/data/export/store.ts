import { __ } from '@wordpress/i18n';
import { NAMESPACE, requestList } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';
import {
	defineMutation,
	defineResource,
	defineValue,
	requireRecords,
	change,
	defineStore,
	getKindError,
	isKindRequesting,
	queryKey,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { EXPORT_STORE_NAME } from '../constants';
import type { Resource, RequestError, ResourceState } from '../core';
import type {
	ExportResponse,
	ExportArgs,
	ExportStatus,
	ExportItem,
	ExportSelector,
} from './types';

/** The export that was started for a report and its query. */
const exportId = defineValue<
	[ type: string, args: ExportArgs ],
	string | undefined
>( 'getExportId', undefined );

const start = defineMutation<
	[ type: string, args: ExportArgs, isEmailed?: boolean ],
	ExportResponse
>( {
	name: 'startExport',
	scope: ( type, args ) => [ { type, args } ],
	request: ( type, args, isEmailed = true ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export`,
		data: { report_args: args, email: isEmailed },
	} ),
	parse: ( response ) => {
		if ( ! response?.export_id ) {
			throw new Error(
				response?.message ||
					__( 'Could not export the report.', 'storedeck' )
			);
		}
		return response;
	},
	commit: ( response, type, args ) => [
		exportId.set( [ type, args ], String( response.export_id ) ),
	],
} );

/** The progress of an export; `refresh` requests it again. */
const status = defineResource<
	[ type: string, exportId: string ],
	ExportStatus
>( {
	name: 'getExportStatus',
	defaultValue: {},
	request: ( type, id ) => ( {
		path: `${ NAMESPACE }/reports/${ type }/export/${ encodeURIComponent(
			id
		) }/status`,
	} ),
} );

const PATH = '/storedeck/v1/exports';

const isProcessing = ( item: ExportItem ) => item.status === 'processing';

/**
 * The exports of the user, newest first. While one is processing, the request
 * also makes the server process a batch, for sites whose background jobs do not
 * run.
 */
const exports: Resource< [], ExportItem[] > = defineResource<
	[],
	ExportItem[]
>( {
	name: 'getExports',
	defaultValue: [],
	load: async ( { select, signal } ) => {
		const list = await requestList< ExportItem >( {
			path: PATH,
			query: exports
				.getData( select.getResourceState() )
				.some( isProcessing )
				? { process: true }
				: undefined,
			signal,
		} );
		requireRecords( list.data );
		return list;
	},
} );

const pathOf = ( id: string ) => `${ PATH }/${ encodeURIComponent( id ) }`;

/** Replaces an export in the list. */
const putItem = ( item: ExportItem ) =>
	exports.update( [], ( list ) =>
		list.map( ( known ) => ( known.id === item.id ? item : known ) )
	);

const cancel = defineMutation< [ id: string ], ExportItem >( {
	name: 'cancelExport',
	scope: ( id ) => [ id ],
	request: ( id ) => ( { path: `${ pathOf( id ) }/cancel` } ),
	commit: ( item ) => [ putItem( item ) ],
} );

const dropItem = ( id: string ) => [
	exports.update( [], ( list ) => list.filter( ( item ) => item.id !== id ) ),
];

const remove = defineMutation( {
	name: 'removeExport',
	scope: ( id ) => [ id ],
	request: ( id: string ) => ( { path: pathOf( id ), method: 'DELETE' } ),
	parse: ( response: unknown ) => response,
	optimistic: dropItem,
	commit: ( _answer, id ) => dropItem( id ),
} );

/** The key of pending requests and errors, as `start` uses it. */
const getKey = ( selectorName: string, selector: ExportArgs ) =>
	queryKey( selectorName, [ selector ] );

const isSelector = ( args: ExportArgs, type: string ): args is ExportSelector =>
	isRecord( args ) && args.type === type && isRecord( args.args );

/** The store of exports by email, `wc/admin/export`. */
export const exportStore = defineStore( {
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
		) => {
			const key = getKey( selectorName, selector );
			const error = getKindError( state, key );
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
