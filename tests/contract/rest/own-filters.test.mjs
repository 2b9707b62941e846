import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';

describe( 'filters of the plugin', () => {
	for ( const [ hook, call ] of [
		[
			'storedeck_setting_groups',
			'Storedeck\\Settings\\Setting_Groups::get_all()',
		],
		[
			'storedeck_payment_gateways',
			'Storedeck\\Payments\\Payment_Gateways::get_all()',
		],
		[
			'storedeck_free_extensions',
			'Storedeck\\Extensions\\Free_Extensions::all()',
		],
	] ) {
		it( `${ hook } leaves out a callback that throws, and names it`, () => {
			const { failed, calls, count, stored } = php( `
				ini_set( 'error_log', '/dev/null' );
				delete_transient( 'storedeck_failed_filters' );
				$GLOBALS['acme_calls'] = 0;
				$expected = count( ${ call } );
				add_filter( '${ hook }', static function () { throw new Error( 'Acme failed.' ); } );
				add_filter( '${ hook }', static function ( $value ) { $GLOBALS['acme_calls']++; return $value; }, 20 );
				$count  = count( ${ call } );
				$stored = Storedeck\\Foundation\\Hooks\\Failures::get_stored();
				delete_transient( 'storedeck_failed_filters' );
				return array( 'failed' => current_filter(), 'calls' => $GLOBALS['acme_calls'], 'count' => $count === $expected, 'stored' => $stored );
			` );
			assert.equal( count, true );
			assert.ok( calls > 0, 'the other callback counts' );
			assert.notEqual( failed, hook );
			assert.match(
				stored[ 0 ] ?? '',
				new RegExp(
					`^${ hook }: .*closure in \\S+.* failed: Acme failed\\.$`
				)
			);
		} );
	}
} );
