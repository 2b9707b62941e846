import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { root } from '../../../bin/cms/root.mjs';
import { withSite } from '../../../bin/testing/sites.mjs';

/** Fails with the problems of a run. */
async function assertNoProblems( options ) {
	const { describeProblems, runFuzz } = await import(
		'../../security/fuzz/run.mjs'
	);
	const { sent, statuses, problems } = runFuzz( options );
	assert.deepEqual( describeProblems( problems ), [] );
	assert.equal( sent, options.requests );
	// The generator must also create requests that are accepted.
	assert.ok( statuses[ 200 ] > sent / 10, JSON.stringify( statuses ) );
	assert.ok( statuses[ 400 ] > sent / 20, JSON.stringify( statuses ) );
}

/*
 * `npm run soak -- fuzz` sends more requests. Those that change something need a
 * site of their own.
 */
const { db } = JSON.parse( process.env.STOREDECK_SITE ?? '{}' );

describe( 'random requests to all routes', () => {
	if ( db === 'sqlite' ) {
		it( 'are answered without server errors and PHP warnings', () =>
			withSite( root, { name: 'fuzz', orders: 100 }, async ( env ) => {
				const { STOREDECK_SITE } = process.env;
				Object.assign( process.env, env );
				try {
					await assertNoProblems( {
						seed: 20260101,
						requests: 534,
					} );
				} finally {
					Object.assign( process.env, { STOREDECK_SITE } );
				}
			} ) );
	} else {
		it( 'that change nothing are answered without server errors and PHP warnings', () =>
			assertNoProblems( {
				seed: 20260101,
				requests: 500,
				isReadOnly: true,
			} ) );
	}
} );
