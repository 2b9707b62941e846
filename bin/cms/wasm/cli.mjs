/*
 * Runs PHP as WebAssembly on the command line. Arguments: the settings as JSON,
 * then the arguments of PHP.
 */
import { bytesOf } from './bytes.mjs';
import { createPhp } from './runtime.mjs';

const [ , , settings = '{}', ...args ] = process.argv;
const php = await createPhp( { ...JSON.parse( settings ), sapi: 'cli' } );

async function copy(
	/** @type {ReadableStream<Uint8Array>} */ stream,
	/** @type {NodeJS.WriteStream} */ out
) {
	for await ( const chunk of bytesOf( stream ) ) {
		out.write( chunk );
	}
}

const result = await php.cli( [ 'php', ...args ], { cwd: process.cwd() } );
const [ code ] = await Promise.all( [
	result.exitCode,
	copy( result.stdout, process.stdout ),
	copy( result.stderr, process.stderr ),
] );
// Writes to pipes are asynchronous: exits once they are complete.
process.stdout.write( '', () =>
	process.stderr.write( '', () => process.exit( code ) )
);
