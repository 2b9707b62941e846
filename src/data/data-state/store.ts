import { defineStore, defineResource, requireObject } from '../core';
import { DATA_STATE_STORE_NAME } from '../constants';
import { ORDER_DATA } from '../invalidations';
import type { Resource } from '../core';
import type { ResponseOf } from '../routes';

/**
 * The last date for which the reports have data, in site time; null without any
 * order or download. Waiting orders are not processed yet.
 */
export type DataState = ResponseOf< '/storedeck/v1/data-state' >;

/** Whether an import or a rebuild is running, or a replica lags. */
const isChanging = ( data?: DataState ) =>
	Boolean(
		data?.import.is_running ||
			data?.rebuild?.is_running ||
			data?.replica_until
	);

type State = DataState | undefined;

/**
 * The last date for which the reports have data; `refresh` requests it again.
 */
const dataState: Resource< [], State > = defineResource< [], State >( {
	name: 'getDataState',
	defaultValue: undefined,
	request: () => ( { path: '/storedeck/v1/data-state' } ),
	parse: requireObject,
	invalidates: ( data, before ) =>
		isChanging( dataState.getData( before ) ) && ! isChanging( data )
			? ORDER_DATA
			: {},
} );

/** The store of the reports' data state, `storedeck/data-state`. */
export const dataStateStore = defineStore( {
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
