import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const module = fileURLToPath(
	new URL( '../testing/run-command.mjs', import.meta.url )
);

/** A program that runs two commands in parallel whose output is interleaved. */
const program = ( run ) => `
import { bufferOutput, runCommand } from ${ JSON.stringify( module ) };
const run = ( name ) => runCommand( 'sh', [ '-c', \`echo \${ name }1; sleep 0.3; echo \${ name }2 >&2; exit 3\` ] );
const statuses = await Promise.all( [ 'a', 'b' ].map( ${ run } ) );
console.log( statuses.join() );
`;

const outputOf = async ( run ) => {
	const { stdout } = await promisify( execFile )( process.execPath, [
		'--input-type=module',
		'-e',
		program( run ),
	] );
	return stdout.trim().split( '\n' );
};

it( 'keeps the output of each command together when it is buffered', async () => {
	const lines = await outputOf(
		'( name ) => bufferOutput( () => run( name ) )'
	);
	assert.deepEqual( lines.slice( 0, -1 ).sort(), [ 'a1', 'a2', 'b1', 'b2' ] );
	assert.equal( lines[ 0 ][ 0 ], lines[ 1 ][ 0 ] );
	assert.equal( lines.at( -1 ), '3,3' );
} );

it( 'prints the output immediately when it is not buffered', async () => {
	const lines = await outputOf( 'run' );
	assert.deepEqual( lines.slice( 0, 2 ).sort(), [ 'a1', 'b1' ] );
} );
