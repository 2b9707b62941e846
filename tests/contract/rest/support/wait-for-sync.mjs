import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

const MAX_TRIES = 60;

/**
 * Requests the state of the data, which syncs pending orders, until none is
 * left. One request suffices unless a background process is syncing.
 *
 * @param {Object} api User who may view reports.
 */
export async function waitForSync( api ) {
	for ( let tries = 0; tries < MAX_TRIES; tries++ ) {
		const { body } = await api.get( '/storedeck/v1/data-state' );
		if ( body.waiting === 0 ) {
			return;
		}
		await setTimeout( 500 );
	}
	assert.fail( 'Orders are still waiting to be synced.' );
}
