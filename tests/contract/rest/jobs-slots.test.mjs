import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';

describe( 'slots of jobs', () => {
	it( 'are taken in a transaction without ending it', () => {
		const result = php( `
			$add = static fn() => \\Storedeck\\Jobs\\Job_Store::add( 'sums', array(), 0, 'slots-test' );
			$id  = $add();
			try {
				return \\Storedeck\\Foundation\\Database\\Transaction::run( static function () use ( $add ) {
					add_option( 'slots_test', 'stored' );
					return array( $add(), get_option( 'slots_test' ) );
				} );
			} finally {
				\\Storedeck\\Jobs\\Job_Store::delete( $id );
				delete_option( 'slots_test' );
			}
		` );
		assert.deepEqual( result, [ null, 'stored' ] );
	} );
} );
