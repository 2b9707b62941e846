import { NAMESPACE } from '@storedeck/api';
import { getStoreToday } from '@storedeck/date';
import {
	defineMutation,
	defineResource,
	defineValue,
	change,
	defineStore,
	perObject,
	toRequestError,
	getRequestState,
} from '../core';
import { IMPORT_STORE_NAME } from '../constants';
import { ORDER_DATA } from '../invalidations';
import type { Query } from '@storedeck/api';
import type { ResourceState, RequestError, Thunk } from '../core';
import type {
	ImportResponse,
	ImportPeriod,
	ImportStarted,
	ImportStatus,
	ImportTotals,
	ImportTotalsQuery,
	ImportFormSettings,
} from './types';

const PATH = `${ NAMESPACE }/reports/import`;

/** These remove data at once; a start adds data while it runs. */
const ENDINGS = [ `${ PATH }/delete`, `${ PATH }/cancel` ];

const started = defineValue< [], ImportStarted >( 'started', {
	activeImport: false,
	lastImportStartTimestamp: 0,
} );

/** Undefined by default: the current date changes. */
const period = defineValue< [], ImportPeriod | undefined >(
	'period',
	undefined
);

const skipPrevious = defineValue< [], boolean >( 'skipPrevious', true );

/** Errors set by actions, by query or path. */
const manualError = defineValue< [ query: Query | string ], unknown >(
	'manualError',
	false
);

/** Whether an import was running in the last response. */
const isRunning = defineValue< [], boolean >( 'isRunning', false );

const EMPTY_STATUS: ImportStatus = {};

/**
 * The progress of the import; `refresh` requests it again. A `timestamp` in the
 * query makes it another request, and is not sent.
 */
const status = defineResource<
	[ query?: Query ],
	ImportStatus,
	ImportStatus | null
>( {
	name: 'getImportStatus',
	defaultValue: EMPTY_STATUS,
	key: ( query = {} ) => [ query ],
	request: ( query ) => ( {
		path: `${ PATH }/status`,
		query: { ...query, timestamp: undefined },
	} ),
	parse: ( body ) => body ?? EMPTY_STATUS,
	invalidates: ( data, before ) =>
		isRunning.get( before ) && ! data.is_importing ? ORDER_DATA : {},
	changes: ( data ) => [ isRunning.set( [], Boolean( data.is_importing ) ) ],
} );

const totals = defineResource< [ query?: ImportTotalsQuery ], ImportTotals >( {
	name: 'getImportTotals',
	defaultValue: {},
	key: ( query = {} ) => [ query ],
	request: ( query ) => ( { path: `${ PATH }/totals`, query } ),
} );

/** The route of a path: one leading slash, no query. */
const toRoute = ( path: string ) =>
	path.replace( /^\/*/, '/' ).replace( /[?#].*$/s, '' );

const post = defineMutation<
	[ path: string, importStarted: boolean ],
	ImportResponse | null
>( {
	name: 'updateImportation',
	scope: ( path ) => [ path ],
	request: ( path ) => ( { path } ),
	parse: ( response ) => response,
	commit: ( _answer, _path, importStarted ) =>
		importStarted ? [ isRunning.set( [], true ) ] : [],
	invalidates: ( _answer, path ) => ( {
		[ IMPORT_STORE_NAME ]: 'all',
		...( ENDINGS.includes( toRoute( path ) ) && ORDER_DATA ),
	} ),
} );

/** The default of the form: today in the site time zone, `MM/DD/YYYY`. */
function getDefaultPeriod(): ImportPeriod {
	const [ year, month, day ] = getStoreToday().split( '-' );
	return { date: `${ month }/${ day }/${ year }`, label: 'all' };
}

let last: ImportFormSettings = {
	period: { date: '', label: 'all' },
	skipPrevious: true,
};

/** The import form; the same object until it changes. */
function getFormSettings( state: ResourceState ): ImportFormSettings {
	const chosen = period.get( state ) ?? getDefaultPeriod();
	const isSame =
		last.period.date === chosen.date &&
		last.period.label === chosen.label &&
		last.skipPrevious === skipPrevious.get( state );
	if ( ! isSame ) {
		last = { period: chosen, skipPrevious: skipPrevious.get( state ) };
	}
	return last;
}

/** The import that was started does not belong to a changed form. */
const clearActive = () =>
	started.update( [], ( before ) => ( { ...before, activeImport: false } ) );

/** Totals with the time of the last start. */
export interface TimestampedTotals extends ImportTotals {
	lastImportStartTimestamp: number;
}

/** The same object until one of both changes. */
const withStart = perObject( ( known: ImportTotals ) =>
	perObject(
		( {
			lastImportStartTimestamp,
		}: ImportStarted ): TimestampedTotals => ( {
			...known,
			lastImportStartTimestamp,
		} )
	)
);

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
export const importStore = defineStore( {
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
		getImportTotals: ( state: ResourceState, query?: Query ) =>
			withStart( totals.getData( state, query ) )( started.get( state ) ),
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
		setImportPeriod: ( date: string, dateModified = false ) =>
			change(
				period.update( [], ( before ) =>
					dateModified
						? { date, label: 'custom' }
						: { ...( before ?? getDefaultPeriod() ), label: date }
				),
				clearActive()
			),
		setSkipPrevious: ( isSkipping: boolean ) =>
			change( skipPrevious.set( [], isSkipping ), clearActive() ),
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
