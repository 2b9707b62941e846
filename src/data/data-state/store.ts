import {
	createResourceStore,
	defineResource,
	defineValue,
	invalidateStores,
	registerStore,
	requireObject,
} from '../core';
import { request } from '@storedeck/api';
import { DATA_STATE_STORE_NAME } from '../constants';
import { ORDER_DATA } from '../invalidations';
import type { ResourceState } from '../core';
import type { DataState } from './types';

/** Whether an import was running in the last response. */
const wasImporting = defineValue< [], boolean >( 'wasImporting', false );

/** Until when the reports have data; `refresh` requests it again. */
const dataState = defineResource< [], DataState | undefined >( {
	name: 'getDataState',
	selectors: [ 'getDataState' ],
	defaultValue: undefined,
	load: async ( { dispatch, select, signal } ) => {
		const data = requireObject(
			await request< DataState | null >( {
				path: '/storedeck/v1/data-state',
				signal,
			} )
		);
		const isOver =
			wasImporting.get( select.getResourceState() ) &&
			! data.import.is_running;
		if ( isOver ) {
			dispatch( invalidateStores( ORDER_DATA ) );
		}
		return { data, totalResults: 0, totalPages: 0 };
	},
	changes: ( data ) => [
		wasImporting.set( [], Boolean( data?.import.is_running ) ),
	],
} );

/** The store of the reports' data state, `storedeck/data-state`. */
export const dataStateStore = createResourceStore( {
	name: DATA_STATE_STORE_NAME,
	resources: [ dataState ],
	selectors: {
		/**
		 * Until when reports have data, and whether an import is running;
		 * undefined before the first response. When an import has finished, all
		 * reports are requested again.
		 */
		getDataState: dataState.getData,
		/** The error of the request; false without one. */
		getDataStateError: ( state: ResourceState ) =>
			dataState.getError( state ),
	},
	actions: {},
} );

registerStore( dataStateStore );
