import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { client, php } from '../../setup/site.mjs';
import { createPausedProcess } from './support/paused-process.mjs';

// Loads WordPress, so that the second process, whose code is the next, is not slower than the pause.
const getProduct = () =>
	php(
		`return (int) $wpdb->get_var( "SELECT MIN( ID ) FROM $wpdb->posts WHERE post_type = 'product'" );`
	);

/** Option with the time at which the second process ended. */
const END = 'storedeck_reconciliation_test';

describe( 'reconciliation of report rows', () => {
	let pauseBefore;
	let runDuringPause;
	let remove;

	before( () => {
		( { pauseBefore, runDuringPause, remove } =
			createPausedProcess( 'reconciliation' ) );
	} );

	after( () => {
		php( `delete_option( '${ END }' ); return true;` );
		remove();
	} );

	for ( const [ what, call ] of Object.entries( {
		products: () => `Product_Sync::sync( array( ${ getProduct() } ) )`,
		categories: () => 'Category_Sync::rebuild()',
	} ) ) {
		it( `writes ${ what } after a process that is writing rows`, async () => {
			const first = await runDuringPause(
				`
					\\Storedeck\\Foundation\\Database\\Sync_Lock::run( static function () use ( &$end ) {
						${ pauseBefore( "'SELECT 1' === $query" ) }
						$GLOBALS['wpdb']->query( 'SELECT 1' );
						$end = microtime( true );
					} );
					return $end;
				`,
				`\\Storedeck\\Sync\\${ call() }; update_option( '${ END }', microtime( true ) );`
			);
			assert.ok( php( `return get_option( '${ END }' );` ) > first );
		} );
	}

	it( 'can be started by store managers only', async () => {
		const { status } = await client().send(
			'POST',
			'/storedeck/v1/data-state/reconcile'
		);
		assert.equal( status, 401 );
	} );
} );
