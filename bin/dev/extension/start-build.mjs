import { npmCommand } from '../../cms/npm.mjs';
import { start, stop } from '../../cms/processes.mjs';

/**
 * Runs the script of a plugin that builds after each change.
 *
 * @param {{ folder: string, script: string }} extension
 * @param {( line: string ) => void}           print     Gets its output, and the reason if it ends.
 * @return {() => Promise<void>} Stops it with all that it started.
 */
export function startBuild( { folder, script }, print ) {
	const { command, args } = npmCommand();
	// npm would take the folder of the npm that runs this for its own.
	const {
		npm_config_local_prefix: _prefix,
		INIT_CWD: _cwd,
		...env
	} = process.env;
	const child = start( command, [ ...args, 'run', '--silent', script ], {
		cwd: folder,
		env,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	for ( const stream of [ child.stdout, child.stderr ] ) {
		let last = '';
		stream?.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			const lines = `${ last }${ chunk }`.split( '\n' );
			last = lines.pop() ?? '';
			lines.filter( ( line ) => line.trim() ).forEach( print );
		} );
	}
	let isStopping = false;
	child.on( 'exit', ( code ) => {
		if ( ! isStopping ) {
			print(
				`“npm run ${ script }” ended with status ${ code }: scripts and styles are no longer built. PHP is still followed.`
			);
		}
	} );
	return () => {
		isStopping = true;
		return stop( child );
	};
}
