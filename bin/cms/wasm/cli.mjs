/*
 * PHP as WebAssembly on the command line. Arguments: the settings as JSON, then
 * those of PHP.
 */
import { createPhp } from './runtime.mjs';

const [ , , settings = '{}', ...args ] = process.argv;
const php = await createPhp( JSON.parse( settings ) );

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {NodeJS.WriteStream}         out
 */
async function copy( stream, out ) {
	const reader = stream.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if ( done ) {
			return;
		}
		out.write( value );
	}
}

const result = await php.cli( [ 'php', ...args ], { cwd: process.cwd() } );
const [ code ] = await Promise.all( [
	result.exitCode,
	copy( result.stdout, process.stdout ),
	copy( result.stderr, process.stderr ),
] );
// What was written is still on its way when the output is a pipe.
process.stdout.write( '', () =>
	process.stderr.write( '', () => process.exit( code ) )
);
