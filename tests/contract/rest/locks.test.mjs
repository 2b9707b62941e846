import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startPhp, php } from '../../setup/site.mjs';

const LOCK = `$lock = new \\Storedeck\\Foundation\\Database\\Lock( 'locks_test' );`;

describe( 'locks', () => {
	let folder;

	before( () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-locks-' ) );
	} );

	after( () => rmSync( folder, { recursive: true, force: true } ) );

	/** Starts a process that acquires the lock and holds it until it is killed. */
	const holdInAnotherProcess = ( name ) => {
		const file = path.join( folder, name );
		const holder = startPhp(
			`${ LOCK } $lock->acquire(); touch( '${ file }' ); sleep( 60 ); return true;`
		);
		php(
			`for ( $i = 0; $i < 2000 && ! file_exists( '${ file }' ); $i++ ) { usleep( 5000 ); } return true;`
		);
		return holder;
	};

	it( 'can be acquired again after release', () => {
		assert.deepEqual(
			php(
				`${ LOCK } $first = $lock->acquire(); $lock->release(); return array( $first, $lock->acquire() );`
			),
			[ true, true ]
		);
	} );

	it( 'cannot be acquired twice by one process', () => {
		assert.deepEqual(
			php(
				`${ LOCK } $lock->acquire(); $other = new \\Storedeck\\Foundation\\Database\\Lock( 'locks_test' ); return array( $other->acquire(), $lock->acquire() );`
			),
			[ false, false ]
		);
	} );

	it( 'do not block locks with other names', () => {
		assert.equal(
			php(
				`${ LOCK } $lock->acquire(); $other = new \\Storedeck\\Foundation\\Database\\Lock( 'locks_test_other' ); return $other->acquire();`
			),
			true
		);
	} );

	it( 'cannot be acquired while another process holds them, but after it was killed', async () => {
		const holder = holdInAnotherProcess( 'killed' );
		assert.equal( php( `${ LOCK } return $lock->acquire();` ), false );
		holder.kill();
		await holder.ended;
		assert.equal( php( `${ LOCK } return $lock->acquire( 5 );` ), true );
	} );

	it( 'are acquired once another process releases them within the timeout', async () => {
		const holder = holdInAnotherProcess( 'waited' );
		const waiting = startPhp( `${ LOCK } return $lock->acquire( 20 );` );
		setTimeout( holder.kill, 300 );
		await holder.ended;
		assert.equal( ( await waiting.ended ).output, 'true' );
	} );

	it( 'cannot be acquired after the timeout', () => {
		const holder = holdInAnotherProcess( 'timeout' );
		const [ isAcquired, seconds ] = php(
			`${ LOCK } $begin = microtime( true ); return array( $lock->acquire( 1 ), microtime( true ) - $begin );`
		);
		holder.kill();
		assert.equal( isAcquired, false );
		assert.ok( seconds >= 0.9 && seconds < 10, `${ seconds } s` );
	} );
} );
