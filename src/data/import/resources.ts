import { NAMESPACE, request } from '@storedeck/api';
import {
	defineMutation,
	defineResource,
	defineValue,
	invalidateStores,
} from '../core';
import { IMPORT_STORE_NAME } from '../constants';
import { ORDER_DATA } from '../invalidations';
import type { Query } from '@storedeck/api';
import type {
	ImportResponse,
	ImportPeriod,
	ImportStarted,
	ImportStatus,
	ImportTotals,
	ImportTotalsQuery,
} from './types';

const PATH = `${ NAMESPACE }/reports/import`;

/** These remove data at once; a start adds data while it runs. */
const ENDINGS = [ `${ PATH }/delete`, `${ PATH }/cancel` ];

export const started = defineValue< [], ImportStarted >( 'started', {
	activeImport: false,
	lastImportStartTimestamp: 0,
} );

/** Undefined by default: the current date changes. */
export const period = defineValue< [], ImportPeriod | undefined >(
	'period',
	undefined
);

export const skipPrevious = defineValue< [], boolean >( 'skipPrevious', true );

/** Errors set by actions, by query or path. */
export const manualError = defineValue< [ query: Query | string ], unknown >(
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
export const status = defineResource< [ query?: Query ], ImportStatus >( {
	name: 'getImportStatus',
	defaultValue: EMPTY_STATUS,
	key: ( query = {} ) => [ query ],
	load: async ( { dispatch, select, signal }, query ) => {
		const data = await request< ImportStatus | null >( {
			path: `${ PATH }/status`,
			query: { ...query, timestamp: undefined },
			signal,
		} );
		const wasRunning = isRunning.get( select.getResourceState() );
		if ( wasRunning && ! data?.is_importing ) {
			dispatch( invalidateStores( ORDER_DATA ) );
		}
		return { data: data ?? EMPTY_STATUS, totalResults: 0, totalPages: 0 };
	},
	changes: ( data ) => [ isRunning.set( [], Boolean( data.is_importing ) ) ],
} );

const NO_TOTALS: ImportTotals = {};

/** The number of orders and customers to import. */
export const totals = defineResource<
	[ query?: ImportTotalsQuery ],
	ImportTotals
>( {
	name: 'getImportTotals',
	defaultValue: NO_TOTALS,
	key: ( query = {} ) => [ query ],
	request: ( query ) => ( { path: `${ PATH }/totals`, query } ),
} );

/** The route of a path: one leading slash, no query. */
const toRoute = ( path: string ) =>
	path.replace( /^\/*/, '/' ).replace( /[?#].*$/s, '' );

export const post = defineMutation<
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
