import {
	defineCollection,
	defineMutation,
	defineResource,
	defineStore,
	requireObject,
} from '@storedeck/data/core';
import { REORDER_STORE_NAME as NAME } from '@storedeck/data/constants';
import type {
	ReorderFields,
	ReorderItem,
	ReorderQuery,
	ReorderSettings,
	ReorderValues,
} from './types';

export const REORDER_PATH = '/storedeck/v1/reorder';

/** What is due depends on each of these. */
const ALL = { [ NAME ]: 'all' as const };

const items = defineCollection< [ query?: ReorderQuery ], ReorderItem >( {
	name: 'getReorderItems',
	selectors: [ 'getReorderItems', 'getReorderTotal' ],
	recordType: 'reorder',
	key: ( query = {} ) => [ query ],
	id: ( { id } ) => id,
	request: ( query ) => ( { path: REORDER_PATH, query } ),
} );

const settings = defineResource< [], ReorderSettings | undefined >( {
	name: 'getReorderSettings',
	defaultValue: undefined,
	request: () => ( { path: `${ REORDER_PATH }/settings` } ),
	parse: requireObject,
} );

/** What a product has of its own. */
const values = defineResource< [ id: number ], ReorderValues | undefined >( {
	name: 'getReorderValues',
	defaultValue: undefined,
	request: ( id ) => ( { path: `${ REORDER_PATH }/${ id }` } ),
	parse: requireObject,
} );

const saveSettings = defineMutation<
	[ fields: Partial< Pick< ReorderSettings, 'lead_time' | 'cover' > > ],
	ReorderSettings
>( {
	name: 'saveReorderSettings',
	queue: 'settings',
	request: ( fields ) => ( {
		path: `${ REORDER_PATH }/settings`,
		method: 'PUT',
		data: fields,
	} ),
	parse: requireObject,
	invalidates: ALL,
} );

const saveItem = defineMutation<
	[ id: number, fields: ReorderFields ],
	object
>( {
	name: 'saveReorderItem',
	scope: ( id ) => [ id ],
	queue: ( id ) => `item ${ id }`,
	request: ( id, fields ) => ( {
		path: `${ REORDER_PATH }/${ id }`,
		method: 'PUT',
		data: fields,
	} ),
	parse: requireObject,
	invalidates: ALL,
} );

/** What to reorder, `storedeck/reorder`. */
export const reorderStore = defineStore( {
	name: NAME,
	resources: [ items, settings, values ],
	selectors: {
		/** Items in the order of the response. */
		getReorderItems: items.getItems,
		/** Number of items on all pages; undefined before the first response. */
		getReorderTotal: items.getTotal,
		/** Lead time, cover and suppliers; undefined until loaded. */
		getReorderSettings: settings.getData,
		/** What a product has of its own; undefined until loaded. */
		getReorderValues: values.getData,
	},
	actions: {
		/** Saves lead time or cover of the store. Rejects if it fails. */
		saveReorderSettings: saveSettings.action,
		/** Saves what a product has of its own. Rejects if it fails. */
		saveReorderItem: saveItem.action,
	},
} );
