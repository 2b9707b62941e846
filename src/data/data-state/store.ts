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

/** Whether an import was running when we last heard of it. */
const wasImporting = defineValue< [], boolean >( 'wasImporting', false );

/** How far the data reaches; `refresh` asks again. */
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

/** The store of how far the data reaches, `storedeck/data-state`. */
export const dataStateStore = createResourceStore( {
	name: DATA_STATE_STORE_NAME,
	resources: [ dataState ],
	selectors: {
		/**
		 * Until when reports have data, and whether more is being imported;
		 * undefined until it is known. When an import has ended, all figures are
		 * read again.
		 */
		getDataState: dataState.getData,
		/** What went wrong; false when nothing did. */
		getDataStateError: ( state: ResourceState ) =>
			dataState.getError( state ),
	},
	actions: {},
} );

registerStore( dataStateStore );
