import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { npmCommand } from '../../cms/npm.mjs';
import { startPrinting, stop } from '../../cms/processes.mjs';

const INTERVAL_MS = 1000;

/**
 * Runs the script of a plugin that builds after each change, as soon as the packages
 * are installed that it needs.
 *
 * @param {{ folder: string, script: string }} extension
 * @param {( line: string ) => void}           print     Gets its output, and the reason if it ends.
 * @return {Promise<() => unknown>} Stops it with all that it started.
 */
export async function startBuild( { folder, script }, print ) {
	const manifest = await readFile(
		path.join( folder, 'package.json' ),
		'utf8'
	);
	if (
		existsSync( path.join( folder, 'node_modules' ) ) ||
		! /"(dev)?dependencies"/i.test( manifest )
	) {
		return runScript( { folder, script }, print );
	}
	print(
		`Its packages are not installed. Run “npm install” in ${ folder }; “npm run ${ script }” starts after that. PHP and styles are followed already.`
	);
	// npm writes this file last.
	const mark = path.join( folder, 'node_modules/.package-lock.json' );
	let stopScript = () => {};
	// A watcher of Node tells of no file that is there when it begins.
	const timer = setInterval( () => {
		if ( existsSync( mark ) ) {
			clearInterval( timer );
			stopScript = runScript( { folder, script }, print );
		}
	}, INTERVAL_MS );
	return () => {
		clearInterval( timer );
		return stopScript();
	};
}

/** Runs the script. */
function runScript( { folder, script }, print ) {
	print( `Runs “npm run ${ script }” in ${ folder }.` );
	const { command, args } = npmCommand();
	// npm would take the folder of the npm that runs this for its own.
	const {
		npm_config_local_prefix: _prefix,
		INIT_CWD: _cwd,
		...env
	} = process.env;
	const child = startPrinting(
		command,
		[ ...args, 'run', '--silent', script ],
		{ cwd: folder, env },
		( line ) => line.trim() && print( line )
	);
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
