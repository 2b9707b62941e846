import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';
import { compareSums } from '../../setup/raw-sums.mjs';
import { runRandomWriters } from '../../setup/random-writers.mjs';
import { settleSums } from '../../setup/settle-sums.mjs';

/** `npm run soak -- sums` has 2,000. */
const OPERATIONS = 100;

describe( 'sums after random operations', () => {
	let result;
	let sums;

	before( async () => {
		// Other test files change rows without the plugin.
		await settleSums( php );
		result = await runRandomWriters( {
			operations: OPERATIONS,
			writers: 4,
			kills: 3,
			seed: 3,
		} );
		sums = await settleSums( php );
	} );

	after( () => result?.remove() );

	it( 'were written by several processes, some of which were killed', () => {
		assert.ok( result.kills > 0 );
		assert.ok( result.operations >= OPERATIONS );
		assert.ok( result.answered > OPERATIONS / 2 );
		assert.equal( result[ 'ended by an error' ], 0 );
		assert.deepEqual( result.errors, [] );
	} );

	it( 'are those of the raw orders', () => {
		assert.ok( sums.compared > 1000 );
		assert.deepEqual( sums.differences, [] );
		assert.equal( sums.waiting, 0 );
	} );

	it( 'leave no order and no sum for the reconciliation to repair', () => {
		assert.deepEqual( sums.wrongTables, [] );
		assert.deepEqual( sums.outdated, [] );
	} );

	it( 'differ from the raw orders when a row is changed', () => {
		const change = ( sign ) =>
			sql(
				`UPDATE {prefix}storedeck_sums_products SET items_sold = items_sold ${ sign } 1 WHERE product_id = ( SELECT MIN( product_id ) FROM {prefix}storedeck_order_product_lookup ) AND is_month = 1`
			);
		change( '+' );
		try {
			assert.notDeepEqual( compareSums().differences, [] );
		} finally {
			change( '-' );
		}
	} );
} );
