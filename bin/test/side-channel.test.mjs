import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';

const require = createRequire( import.meta.url );
const getReplacement = require( '../build/side-channel.cjs' );
const getPackage = require( 'side-channel' );

it( 'behaves like the side-channel package', () => {
	const key = {};
	for ( const getSideChannel of [ getReplacement, getPackage ] ) {
		const channel = getSideChannel();
		assert.equal( channel.has( key ), false );
		assert.equal( channel.get( key ), undefined );
		assert.throws( () => channel.assert( key ), TypeError );
		channel.set( key, 1 );
		channel.set( 'text', 2 );
		channel.assert( key );
		assert.deepEqual(
			[ channel.get( key ), channel.get( 'text' ) ],
			[ 1, 2 ]
		);
		assert.equal( getSideChannel().has( key ), false );
		assert.equal( channel.delete( key ), true );
		assert.equal( channel.has( key ), false );
		assert.equal( channel.delete( key ), false );
	}
} );
