import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const module = fileURLToPath(
	new URL( '../testing/run-command.mjs', import.meta.url )
);

/** Two commands at the same time that write by turns, and how they are run. */
const program = ( run ) => `
import { holdOutput, runCommand } from ${ JSON.stringify( module ) };
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

it( 'keeps the output of commands together while it is buffered', async () => {
	const lines = await outputOf(
		'( name ) => holdOutput( () => run( name ) )'
	);
	assert.deepEqual( lines.slice( 0, -1 ).sort(), [ 'a1', 'a2', 'b1', 'b2' ] );
	assert.equal( lines[ 0 ][ 0 ], lines[ 1 ][ 0 ] );
	assert.equal( lines.at( -1 ), '3,3' );
} );

it( 'passes output through otherwise', async () => {
	const lines = await outputOf( 'run' );
	assert.deepEqual( lines.slice( 0, 2 ).sort(), [ 'a1', 'b1' ] );
} );
