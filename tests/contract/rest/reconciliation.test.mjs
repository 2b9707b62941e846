import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { client, php, sql, startPhp } from '../../setup/site.mjs';

const getProduct = () =>
	sql(
		"SELECT MIN( ID ) AS id FROM {prefix}posts WHERE post_type = 'product'"
	)[ 0 ].id;

describe( 'reconciliation of report rows', () => {
	for ( const [ what, call ] of Object.entries( {
		products: () => `Product_Sync::sync( array( ${ getProduct() } ) )`,
		categories: () => 'Category_Sync::rebuild()',
	} ) ) {
		it( `writes ${ what } after a process that is writing rows`, async () => {
			const first = startPhp( `
				$end = 0;
				\\Storedeck\\Foundation\\Database\\Sync_Lock::run( static function () use ( &$end ) {
					usleep( 3000000 );
					$end = microtime( true );
				} );
				return $end;
			` );
			const isHeld = () =>
				! php(
					'return ( new \\Storedeck\\Foundation\\Database\\Lock( "sync" ) )->acquire();'
				);
			while ( ! isHeld() ) {
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
			const second = php(
				`\\Storedeck\\Sync\\${ call() }; return microtime( true );`
			);
			const { code, output } = await first.ended;
			assert.equal( code, 0, output );
			assert.ok( second > JSON.parse( output ) );
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
