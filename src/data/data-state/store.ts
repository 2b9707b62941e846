import {
	createResourceStore,
	defineResource,
	defineValue,
	invalidateStores,
	registerStore,
	requireObject,
} from '../core';
import { getPreloaded, request } from '@storedeck/api';
import { DATA_STATE_STORE_NAME } from '../constants';
import { ORDER_DATA } from '../invalidations';
import type { ResourceResponse } from '../core';
import type { DataState } from './types';

/** Whether an import or a rebuild was running, or a replica lagged, in the last response. */
const wasChanging = defineValue< [], boolean >( 'wasChanging', false );

const isChanging = ( data?: DataState ) =>
	Boolean(
		data?.import.is_running ||
			data?.rebuild?.is_running ||
			data?.replica_until
	);

const REQUEST = { path: '/storedeck/v1/data-state' };

const toResponse = ( body: unknown ): ResourceResponse< DataState > => ( {
	data: requireObject( body as DataState | null ),
	totalResults: 0,
	totalPages: 0,
} );

/**
 * The last date for which the reports have data; `refresh` requests it again.
 */
const dataState = defineResource< [], DataState | undefined >( {
	name: 'getDataState',
	defaultValue: undefined,
	// Without a request, so that the line does not move the page.
	getPreloaded: () => {
		const preloaded = getPreloaded( REQUEST );
		return (
			preloaded && {
				...preloaded,
				response: toResponse( preloaded.response.data ),
			}
		);
	},
	load: async ( { dispatch, select, signal } ) => {
		const response = toResponse(
			await request< unknown >( { ...REQUEST, signal } )
		);
		const isOver =
			wasChanging.get( select.getResourceState() ) &&
			! isChanging( response.data );
		if ( isOver ) {
			dispatch( invalidateStores( ORDER_DATA ) );
		}
		return response;
	},
	changes: ( data ) => [ wasChanging.set( [], isChanging( data ) ) ],
} );

/** The store of the reports' data state, `storedeck/data-state`. */
export const dataStateStore = createResourceStore( {
	name: DATA_STATE_STORE_NAME,
	resources: [ dataState ],
	selectors: {
		/**
		 * The last date for which reports have data, and whether they are
		 * imported, rebuilt after a settings change, or read from a replica
		 * that lags; undefined before the first response. When that has
		 * finished, all reports are requested again.
		 */
		getDataState: dataState.getData,
		/** The error of the request; false without one. */
		getDataStateError: dataState.getError,
	},
	actions: {},
} );

registerStore( dataStateStore );
