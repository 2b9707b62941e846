import {
	change,
	createResourceStore,
	registerStore,
	toRequestError,
	getRequestState,
} from '../core';
import { IMPORT_STORE_NAME } from '../constants';
import { choosePeriod, chooseSkipPrevious, getFormSettings } from './form';
import { manualError, post, started, status, totals } from './resources';
import type { Query } from '@storedeck/api';
import type { RequestError, ResourceState, Thunk } from '../core';
import type { ImportResponse, ImportStatus, ImportTotals } from './types';

/** Totals with the time of the last start. */
export interface TimestampedTotals extends ImportTotals {
	lastImportStartTimestamp: number;
}

const timestamped = new WeakMap< ImportTotals, TimestampedTotals >();

/** The same object until one of both changes. */
function getTotals( state: ResourceState, query?: Query ): TimestampedTotals {
	const known = totals.getData( state, query );
	const { lastImportStartTimestamp } = started.get( state );
	const before = timestamped.get( known );
	if ( before?.lastImportStartTimestamp === lastImportStartTimestamp ) {
		return before;
	}
	const result = { ...known, lastImportStartTimestamp };
	timestamped.set( known, result );
	return result;
}

/** The latest error of a query or path. */
function getError(
	state: ResourceState,
	query: Query | string = {}
): RequestError | false {
	const requests =
		typeof query === 'string'
			? [ getRequestState( state, post.kindOf( query, false ) ) ]
			: [
					status.getRequest( state, query ),
					totals.getRequest( state, query ),
			  ];
	const manual = manualError.get( state, query );
	const [ newest ] = [
		...requests.filter(
			( request ) =>
				request.status === 'success' || request.status === 'error'
		),
		{
			sequence: getRequestState( state, manualError.key( query ) )
				.sequence,
			error: manual === false ? false : toRequestError( manual ),
		} as const,
	].sort( ( a, b ) => b.sequence - a.sequence );
	return newest?.error ?? false;
}

/**
 * Sets whether an import that was started here is running.
 *
 * @param activeImport True sets the current time as its start.
 */
const setImportStarted = ( activeImport: boolean ) =>
	change(
		started.update( [], ( before ) => ( {
			activeImport,
			lastImportStartTimestamp: activeImport
				? Date.now()
				: before.lastImportStartTimestamp,
		} ) )
	);

/** The store of the import of historical data, `wc/admin/import`. */
export const importStore = createResourceStore( {
	name: IMPORT_STORE_NAME,
	resources: [ status, totals ],
	selectors: {
		getImportStarted: started.get,
		getFormSettings,
		/**
		 * The progress of the import; an empty object before the first
		 * response.
		 */
		getImportStatus: status.getData,
		getImportTotals: getTotals,
		/**
		 * The error of a query, or of a path that was posted to; false when
		 * there is none, or a later request was successful.
		 */
		getImportError: getError,
	},
	actions: {
		setImportStarted,
		/**
		 * @param date         The label of a period, or a date if
		 *                     `dateModified` is true.
		 * @param dateModified Whether it is a date, `MM/DD/YYYY`.
		 */
		setImportPeriod: ( date: string, dateModified?: boolean ) =>
			change( ...choosePeriod( date, dateModified ) ),
		setSkipPrevious: ( isSkipping: boolean ) =>
			change( ...chooseSkipPrevious( isSkipping ) ),
		/**
		 * Starts, cancels or deletes an import. Rejects when the request fails.
		 *
		 * @param path          Path and query of the request.
		 * @param importStarted Whether it starts an import.
		 */
		updateImportation:
			(
				path: string,
				importStarted = false
			): Thunk< Promise< ImportResponse | null > > =>
			async ( { dispatch } ) => {
				dispatch( setImportStarted( importStarted ) );
				try {
					return await dispatch( post.action( path, importStarted ) );
				} catch ( error ) {
					// No import is running.
					dispatch( setImportStarted( false ) );
					throw error;
				}
			},

		setImportStatus: ( query: Query, response: ImportStatus ) =>
			change( status.receive( [ query ], response ) ),
		setImportTotals: ( query: Query, response: ImportTotals ) =>
			change( totals.receive( [ query ], response ) ),
		setImportError: (
			query: Query | string,
			error: RequestError | string | false
		) => change( manualError.set( [ query ], error ) ),
	},
} );

registerStore( importStore );
