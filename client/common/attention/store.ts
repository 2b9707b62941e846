import {
	createResourceStore,
	defineResource,
	registerStore,
} from '@storedeck/data/core';
import { readAttention } from './read';
import type { Attention } from './types';

const attention = defineResource< [], Attention | undefined >( {
	name: 'getAttention',
	selectors: [ 'getAttention' ],
	defaultValue: undefined,
	load: async ( { signal } ) => ( {
		data: await readAttention( signal ),
		totalResults: 0,
		totalPages: 0,
	} ),
} );

/**
 * Counts of items that need the current user's attention,
 * `storedeck/attention`.
 */
export const attentionStore = createResourceStore( {
	name: 'storedeck/attention',
	resources: [ attention ],
	selectors: {
		/** Counts; undefined until loaded. */
		getAttention: attention.getData,
	},
	actions: {},
} );

registerStore( attentionStore );
