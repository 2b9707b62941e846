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

/** What waits for this person, `storedeck/attention`. */
export const attentionStore = createResourceStore( {
	name: 'storedeck/attention',
	resources: [ attention ],
	selectors: {
		/** Counts; undefined until they are known. */
		getAttention: attention.getData,
		/** Why they are not known, or false. */
		getAttentionError: attention.getError,
	},
	actions: {},
} );

registerStore( attentionStore );
