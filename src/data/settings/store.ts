import { defineStore } from '../core';
import { SETTINGS_STORE_NAME } from '../constants';
import * as actions from './actions';
import { settings } from './resources';
import * as selectors from './selectors';

/** The store of settings by group, `wc/admin/settings`. */
export const settingsStore = defineStore( {
	name: SETTINGS_STORE_NAME,
	resources: [ settings ],
	selectors: { ...selectors },
	actions: { ...actions },
} );
