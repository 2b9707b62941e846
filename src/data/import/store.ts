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

/** Totals next to the moment of the last start. */
export interface TimestampedTotals extends ImportTotals {
	lastImportStartTimestamp: number;
}

const timestamped = new WeakMap< ImportTotals, TimestampedTotals >();

/** The same object until one of the two changes. */
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

/** The error of what was last heard about a query or a path. */
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
 * Says whether an import is running that was started here.
 *
 * @param activeImport True stamps now as its start.
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

/** The store of the import of earlier orders, `wc/admin/import`. */
export const importStore = createResourceStore( {
	name: IMPORT_STORE_NAME,
	resources: [ status, totals ],
	selectors: {
		getImportStarted: started.get,
		getFormSettings,
		/** How far the import is; an empty object until it is known. */
		getImportStatus: status.getData,
		getImportTotals: getTotals,
		/**
		 * What went wrong with a query, or with a path that was posted to; false
		 * when nothing did, or something later went well.
		 */
		getImportError: getError,
	},
	actions: {
		setImportStarted,
		/**
		 * @param date         The label of a period; a date with the next.
		 * @param dateModified It is a date, `MM/DD/YYYY`.
		 */
		setImportPeriod: ( date: string, dateModified?: boolean ) =>
			change( ...choosePeriod( date, dateModified ) ),
		setSkipPrevious: ( isSkipping: boolean ) =>
			change( ...chooseSkipPrevious( isSkipping ) ),
		/**
		 * Starts, cancels or deletes an import. Rejects when the server does not.
		 *
		 * @param path          What to post to, with its query.
		 * @param importStarted An import is started by it.
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
					// Nothing runs that one could wait for.
					dispatch( setImportStarted( false ) );
					throw error;
				}
			},

		setImportStatus: ( query: Query, answer: ImportStatus ) =>
			change( status.receive( [ query ], answer ) ),
		setImportTotals: ( query: Query, answer: ImportTotals ) =>
			change( totals.receive( [ query ], answer ) ),
		setImportError: (
			query: Query | string,
			error: RequestError | string | false
		) => change( manualError.set( [ query ], error ) ),
	},
} );

registerStore( importStore );
