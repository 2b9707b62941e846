import {
	change,
	defineResource,
	defineStore,
	requireObject,
} from '@storedeck/data/core';
import { ATTENTION_STORE_NAME as NAME } from '@storedeck/data/constants';
import type { Thunk } from '@storedeck/data/core';
import { toAttention } from './read';
import type { Attention } from './types';

const attention = defineResource< [], Attention | undefined, unknown >( {
	name: 'getAttention',
	defaultValue: undefined,
	// All counts in one request, which the page may have answered already.
	request: () => ( { path: '/storedeck/v1/attention' } ),
	parse: ( body: unknown ) => toAttention( requireObject( body as object ) ),
} );

/**
 * Sets the count of messages to 0 after the user has read them. A request in
 * flight may have counted them before; its response is changed, too.
 */
const markMessagesRead =
	(): Thunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		try {
			await registry.resolveSelect( NAME )?.getAttention?.();
		} catch {
			// The error is in the store.
			return;
		}
		dispatch(
			change(
				attention.update(
					[],
					( counts ) => counts && { ...counts, messages: 0 }
				)
			)
		);
	};

/**
 * Counts of items that need the current user's attention,
 * `storedeck/attention`.
 */
export const attentionStore = defineStore( {
	name: NAME,
	resources: [ attention ],
	selectors: {
		/** Counts; undefined until loaded. */
		getAttention: attention.getData,
	},
	actions: { markMessagesRead },
} );
