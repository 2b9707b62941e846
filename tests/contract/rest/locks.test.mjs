import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { beginPhp, php } from '../../setup/site.mjs';

const LOCK = `$lock = new \\Storedeck\\Common\\Lock( 'locks_test' );`;

describe( 'locks', () => {
	let folder;

	before( () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-locks-' ) );
	} );

	after( () => rmSync( folder, { recursive: true, force: true } ) );

	/** Starts a process that holds the lock until it is killed, and waits until it does. */
	const holdElsewhere = ( name ) => {
		const sign = path.join( folder, name );
		const holder = beginPhp(
			`${ LOCK } $lock->acquire(); touch( '${ sign }' ); sleep( 60 ); return true;`
		);
		php(
			`for ( $i = 0; $i < 2000 && ! file_exists( '${ sign }' ); $i++ ) { usleep( 5000 ); } return true;`
		);
		return holder;
	};

	it( 'are acquired, released and acquired again', () => {
		assert.deepEqual(
			php(
				`${ LOCK } $first = $lock->acquire(); $lock->release(); return array( $first, $lock->acquire() );`
			),
			[ true, true ]
		);
	} );

	it( 'are not acquired twice by one process', () => {
		assert.deepEqual(
			php(
				`${ LOCK } $lock->acquire(); $other = new \\Storedeck\\Common\\Lock( 'locks_test' ); return array( $other->acquire(), $lock->acquire() );`
			),
			[ false, false ]
		);
	} );

	it( 'are independent of each other by name', () => {
		assert.equal(
			php(
				`${ LOCK } $lock->acquire(); $other = new \\Storedeck\\Common\\Lock( 'locks_test_other' ); return $other->acquire();`
			),
			true
		);
	} );

	it( 'are refused while another process holds them, and free once it is killed', async () => {
		const holder = holdElsewhere( 'killed' );
		assert.equal( php( `${ LOCK } return $lock->acquire();` ), false );
		holder.kill();
		await holder.ended;
		assert.equal( php( `${ LOCK } return $lock->acquire( 5 );` ), true );
	} );

	it( 'are waited for', async () => {
		const holder = holdElsewhere( 'waited' );
		const waiting = beginPhp( `${ LOCK } return $lock->acquire( 20 );` );
		setTimeout( holder.kill, 300 );
		await holder.ended;
		assert.equal( ( await waiting.ended ).output, 'true' );
	} );

	it( 'are waited for no longer than the timeout', () => {
		const holder = holdElsewhere( 'timeout' );
		const [ isAcquired, seconds ] = php(
			`${ LOCK } $begin = microtime( true ); return array( $lock->acquire( 1 ), microtime( true ) - $begin );`
		);
		holder.kill();
		assert.equal( isAcquired, false );
		assert.ok( seconds >= 0.9 && seconds < 10, `${ seconds } s` );
	} );
} );
